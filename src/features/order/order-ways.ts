/** Where the next step of an order leads, and what it is called. Buying 2 "Every state has a next step". */
import type { OrderSummary, OrderVisit, UsableVoucher } from '../../api/generated/types.ts';
import type { TextKey } from '../../i18n/i18n.ts';
import { type Path, paths } from '../../paths.ts';
import type { OrderAction } from './phase.ts';

export const ACTION_LABELS: Readonly<Record<OrderAction, TextKey>> = {
  pay: 'order.actionPay',
  'see-payment': 'order.actionSeePayment',
  use: 'order.actionUse',
  'see-vouchers': 'order.actionSeeVouchers',
  review: 'order.actionReview',
  'buy-again': 'order.actionBuyAgain',
  'see-money': 'order.actionSeeMoney',
};

type Target = Pick<OrderSummary, 'orderId' | 'item' | 'visitList'>;

/** A review is of a visit, at the outlet that scanned the voucher, and not of the order. */
export function reviewWay({ visitId, storeId, poiId, storeName }: OrderVisit): Path {
  return paths.reviewEdit({
    isEditingDraft: false,
    entrance: 'order',
    storeId,
    poiId,
    storeName,
    orderId: visitId,
  });
}

/** @param usable its vouchers that can be used now (`usable.ts`) */
export function wayOf(
  action: OrderAction,
  { orderId, item, visitList }: Target,
  usable: readonly UsableVoucher[] = [],
): Path {
  switch (action) {
    case 'pay':
    case 'see-payment':
      return paths.cashier({ orderId });
    case 'review': {
      // Several outlets: the order lists them.
      const [visit, another] = visitList;
      return visit && !another ? reviewWay(visit) : paths.groupCouponOrderDetail({ orderId });
    }
    case 'buy-again':
      // Without the flash item: its price was that day's.
      return paths.groupCouponDetail({
        skuId: item.skuId,
        isFlashSale: false,
        detailId: '',
        pageId: '',
      });
    case 'use': {
      // Of several its reader is asked which (`useVoucherChoice`); the order lists them.
      const [voucher, another] = usable;
      return voucher && !another
        ? paths.couponDetail({ id: voucher.couponId })
        : paths.groupCouponOrderDetail({ orderId });
    }
    // Vouchers and returned money are on the order.
    case 'see-vouchers':
    case 'see-money':
      return paths.groupCouponOrderDetail({ orderId });
  }
}
