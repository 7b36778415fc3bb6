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
