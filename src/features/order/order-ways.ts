/** Where the next step of an order leads, and what it is called. Buying 2 "Every state has a next step". */
import type { OrderSummary, OrderVisit } from '../../api/generated/types.ts';
import type { TextKey } from '../../i18n/i18n.ts';
import { type Path, paths } from '../../paths.ts';
import type { OrderAction } from './phase.ts';

export const ACTION_LABELS: Readonly<Record<OrderAction, TextKey>> = {
  pay: 'order.actionPay',
  'see-payment': 'order.actionSeePayment',
  use: 'order.actionUse',
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

export function wayOf(action: OrderAction, { orderId, item, visitList }: Target): Path {
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
    // Vouchers and returned money are on the order.
    case 'use':
    case 'see-money':
      return paths.groupCouponOrderDetail({ orderId });
  }
}
