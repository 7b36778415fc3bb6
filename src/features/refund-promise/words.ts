import type { RefundPromise } from '../../api/generated/types.ts';
import type { TextKey } from '../../i18n/i18n.ts';

/** B2: the same short words on card, voucher, checkout and order. */
export const REFUND_WORDS = {
  ANY_TIME: 'refund.anyTime',
  AT_EXPIRY: 'refund.atExpiry',
  NONE: 'refund.none',
} as const satisfies Record<RefundPromise, TextKey>;

/** Buying 7: what the promise means, in a sentence. */
export const REFUND_MEANINGS = {
  ANY_TIME: 'refund.anyTimeMeans',
  AT_EXPIRY: 'refund.atExpiryMeans',
  NONE: 'refund.noneMeans',
} as const satisfies Record<RefundPromise, TextKey>;

/** Later than this after the payment money cannot go back to how it was paid. Buying 7. */
const WINDOW_MS = 30 * 86_400_000;

/** Before it is bought: what happens to its money at its end, as far as it is known. */
export function endBefore(validEnd: number, nowMs: number): TextKey {
  return validEnd > nowMs + WINDOW_MS ? 'refund.endLater' : 'refund.endSoon';
}
