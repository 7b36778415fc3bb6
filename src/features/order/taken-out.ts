/**
 * Vouchers that an own act took out of use: given away, refunded, refused by their outlet. What is shown of
 * their order and what this device keeps follows from the act's own reply, not from the next look at a list.
 */
import { changeAll } from '../../api/change-all.ts';
import { orderDetail } from '../../api/generated/calls/order-detail.ts';
import type { CouponId, OrderCoupon, OrderHold, RefundBlock } from '../../api/generated/types.ts';
import { atom } from '../../lib/atom.ts';
import { changeOrder, type OrderDetail } from './order-queries.ts';

/** The ids of the newest act; who keeps vouchers subscribes. */
export const takenOut = atom<readonly CouponId[]>([]);

/** What an order says once nothing of it is left to use. */
const HOLDS: Partial<Record<RefundBlock, OrderHold>> = {
  GIFT_WAITING: 'GIFT_WAITING',
  REFUNDING: 'REFUNDING',
  LOCKED: 'REFUSED',
};

/** @param by what stands in the way of their money now; `REFUNDING`: it is on its way */
export function takeOut(couponIds: readonly CouponId[], by: RefundBlock): void {
  const isTaken = ({ couponId }: { couponId: CouponId }): boolean => couponIds.includes(couponId);
  const blocked = (coupon: OrderCoupon): OrderCoupon =>
    isTaken(coupon)
      ? {
          ...coupon,
          canGive: false,
          refundBlockedBy: coupon.refundBlockedBy ?? by,
          ...(by === 'REFUNDING' && { state: 'refunding' }),
        }
      : coupon;
  changeOrder(
    ({ usableList }) => usableList?.some(isTaken) ?? false,
    ({ usableList }) => {
      const left = usableList?.filter((voucher) => !isTaken(voucher));
      return left?.length === 0 ? { usableList: left, hold: HOLDS[by] } : { usableList: left };
    },
  );
  changeAll<OrderDetail>([orderDetail.path], (detail) => ({
    ...detail,
    couponList: detail.couponList.map(blocked),
  }));
  takenOut.set([...couponIds]);
}
