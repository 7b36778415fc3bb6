/** Claiming a coupon of a batch: what its button and its messages say. Merchant 4, 7, 8 "Coupon claim". Pure. */
import { ApiError } from '../../api/errors.ts';
import type { CouponBatch } from '../../api/generated/types.ts';

/** The server's message of a failed claim; empty: our text. Undefined: nothing is said. */
export function claimFailure(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return '';
  switch (error.kind) {
    // The login that follows shows the reason.
    case 'session':
    case 'cancelled':
      return undefined;
    // A transport error is not for users.
    case 'network':
    case 'timeout':
    case 'malformed':
      return '';
    case 'rate-limited':
    case 'business':
      return error.message;
  }
}

export type BatchState = 'claimable' | 'claimed' | 'sold-out' | 'ended';

/** The label of a batch's button. What the user holds takes precedence over the remaining stock. */
export function batchState(batch: CouponBatch): BatchState {
  if (batch.coupon.status !== 'ON') return 'ended';
  if (batch.claimableCount <= 0 && batch.heldCount > 0) return 'claimed';
  if (batch.remainingStock <= 0) return 'sold-out';
  return batch.claimableCount > 0 ? 'claimable' : 'claimed';
}
