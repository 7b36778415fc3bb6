/** Which vouchers can be shown at a counter now. Buying 2 "Next step". */
import type { CouponState, OrderSummary, UsableVoucher } from '../../api/generated/types.ts';
import type { ShownCoupon } from './words.ts';

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
