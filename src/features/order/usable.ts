/** Which vouchers can be shown at a counter now, and the one that is about to be. Buying 2 "Next step". */
import type {
  CouponId,
  CouponState,
  OrderSummary,
  UsableVoucher,
} from '../../api/generated/types.ts';
import type { ShownCoupon } from './words.ts';
import { atom } from '../../lib/atom.ts';

const USABLE: ReadonlySet<CouponState> = new Set(['valid_coupon', 'not_delivery', 'valid']);

/** False for what is over, not valid yet, at a cashier, frozen, refunded, or waits to be claimed as a gift. */
export function canUse({ state, gift, frozen }: ShownCoupon): boolean {
  return USABLE.has(state) && gift?.status !== 'WAITING' && !frozen;
}

/** Those of an order; none outside of its days. `nowMs` by this device's clock. */
export function usableOf(
  { usableList, item }: Pick<OrderSummary, 'usableList' | 'item'>,
  nowMs: number,
): readonly UsableVoucher[] {
  const isValid = item.validStart <= nowMs && nowMs <= item.validEnd;
  return isValid ? (usableList ?? []) : [];
}

/**
 * The voucher whose "Use" was tapped a moment ago: its page goes on to the code, once. In memory only, so
 * that no link from outside, no reload and no restored page shows a code by itself.
 */
const asked = atom<string | undefined>(undefined);

/** Call it in the tap that leads to the voucher's page. */
export function askUse(couponId: CouponId): void {
  asked.set(couponId);
}

export function isUseAsked(couponId: CouponId): boolean {
  return couponId !== '' && asked.get() === couponId;
}

/** The page of a voucher has been opened: of this one, or of another. */
export function forgetAskedUse(): void {
  asked.set(undefined);
}
