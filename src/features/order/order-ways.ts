/** Where the next step of an order leads, and what it is called. Buying 2 "Every state has a next step". */
import type { OrderSummary } from '../../api/generated/types.ts';
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

type Target = Pick<OrderSummary, 'orderId' | 'item'>;

export function wayOf(action: OrderAction, { orderId, item }: Target): Path {
  switch (action) {
    case 'pay':
    case 'see-payment':
      return paths.cashier({ orderId });
    case 'review':
      return paths.reviewEdit({
        isEditingDraft: false,
        entrance: 'order',
        storeId: item.storeId,
        poiId: item.poiId,
        storeName: item.storeName,
        orderId,
      });
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
