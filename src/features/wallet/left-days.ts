/**
 * What is shown of a list that may be hours old: its dates are kept, the words are computed when they
 * are drawn, so that what has ended says so without a network.
 */
import type { RedEnvelope, WalletCoupon } from '../../api/generated/types.ts';
import { isPresent } from '../../lib/present.ts';

/** Below it the days that are left are said (B4 warns 7 days before). */
export const SOON_DAYS = 7;

/** The same voucher as it is at `nowMs`, by the dates that the server gave it. */
export function couponAt<Coupon extends WalletCoupon>(coupon: Coupon, nowMs: number): Coupon {
  const { state, validStart, validEnd, cancelTime } = coupon;
  switch (state) {
    case 'wait_pay':
      return isPresent(cancelTime) && cancelTime < nowMs ? { ...coupon, state: 'cancel' } : coupon;
    case 'not_effective':
      if (validEnd < nowMs) return { ...coupon, state: 'expired' };
      if (validStart > nowMs) return coupon;
      return {
        ...coupon,
        state: isPresent(coupon.discountAmount) ? 'valid_coupon' : 'not_delivery',
      };
    case 'valid_coupon':
    case 'not_delivery':
    case 'valid':
      return validEnd < nowMs ? { ...coupon, state: 'expired' } : coupon;
    // A cashier, a refund or the end has it already.
    case 'locked':
    case 'used':
    case 'expired':
    case 'refunding':
    case 'return':
    case 'cancel':
      return coupon;
  }
}

/** The same red envelope as it is at `nowMs`. One that an order holds is the order's until that ends. */
export function envelopeAt(envelope: RedEnvelope, nowMs: number): RedEnvelope {
  const hasEnded = envelope.state === 'UNUSED' && envelope.expireTime < nowMs;
  return hasEnded ? { ...envelope, state: 'EXPIRED' } : envelope;
}
