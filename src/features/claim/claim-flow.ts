/**
 * Claiming a coupon of a batch (merchant 4, 7, 8 "Coupon claim"), as a pure flow.
 *
 * Invariant: one claim at a time; a second tap while one is in flight is a no-op. The server's message
 * takes precedence over our text.
 */
import type { CouponBatch } from '../../api/generated/types.ts';
import type { ApiErrorKind } from '../../api/errors.ts';
import type { TextKey } from '../../i18n/i18n.ts';

export type ClaimState = { step: 'idle' } | { step: 'claiming'; batchId: string };

export type ClaimEvent =
  | { type: 'tapped'; batchId: string }
  | { type: 'claimed'; message: string | undefined }
  | { type: 'failed'; kind: ApiErrorKind; message: string };

export type ClaimEffect =
  | { type: 'send' }
  /** Our text, or the server's message. */
  | { type: 'say'; key: TextKey }
  | { type: 'quote'; message: string }
  /** Spec home 4: a received coupon adds one to the account. */
  | { type: 'count' }
  /** Merchant 7: after a claim the coupons are refreshed. */
  | { type: 'refresh' };

export const idle: ClaimState = { step: 'idle' };

export function playClaim(state: ClaimState, event: ClaimEvent): [ClaimState, ClaimEffect[]] {
  switch (event.type) {
    case 'tapped': {
      if (state.step === 'claiming') return [state, []];
      return [{ step: 'claiming', batchId: event.batchId }, [{ type: 'send' }]];
    }
    case 'claimed':
      return [
        idle,
        [quoteOr(event.message, 'merchant.receiveSucc'), { type: 'count' }, { type: 'refresh' }],
      ];
    case 'failed': {
      if (state.step !== 'claiming') return [state, []];
      switch (event.kind) {
        // The login that follows shows the reason.
        case 'session':
        case 'cancelled':
          return [idle, []];
        case 'network':
        case 'timeout':
        case 'malformed':
          // Our text: a transport error is not for users.
          return [idle, [{ type: 'say', key: 'merchant.receiveFail' }]];
        case 'rate-limited':
          return [idle, [quoteOr(event.message, 'merchant.receiveFail')]];
        case 'business':
          // Sold out or over: the page is stale.
          return [idle, [quoteOr(event.message, 'merchant.receiveFail'), { type: 'refresh' }]];
      }
    }
  }
}

function quoteOr(message: string | undefined, key: TextKey): ClaimEffect {
  return message ? { type: 'quote', message } : { type: 'say', key };
}

export type BatchState = 'claimable' | 'claimed' | 'sold-out' | 'ended';

/** The label of a batch's button. What the user holds takes precedence over the remaining stock. */
export function batchState(batch: CouponBatch): BatchState {
  if (batch.coupon.status !== 'ON') return 'ended';
  if (batch.claimableCount <= 0 && batch.heldCount > 0) return 'claimed';
  if (batch.remainingStock <= 0) return 'sold-out';
  return batch.claimableCount > 0 ? 'claimable' : 'claimed';
}
