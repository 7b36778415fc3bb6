/**
 * What an order waits for, from its states and the time that is left, and where its next step leads. Pure.
 * Buying 2 "Every state has a next step", merchant 4 "Order states".
 *
 * Invariant: an order whose time is up is never payable, even if the last reply said so: until the
 * server has answered again it is being checked (buying 5 "0:00").
 */
import type {
  OrderStatus,
  OrderSummary,
  OrderVisit,
  UsableVoucher,
} from '../../api/generated/types.ts';
import type { TextKey } from '../../i18n/i18n.ts';
import { type Path, paths } from '../../paths.ts';

export type OrderPhase =
  | 'payable'
  /** The provider has begun. */
  | 'paying'
  /** Its time is up, and the server has not said yet what became of it. */
  | 'checking'
  | 'closed'
  | 'to-be-redeemed'
  | 'redeemed'
  | 'completed'
  | 'refunded';

const SETTLED: Readonly<Record<Exclude<OrderStatus, 'WAIT_PAY'>, OrderPhase>> = {
  CLOSED: 'closed',
  TO_BE_REDEEMED: 'to-be-redeemed',
  REDEEMED: 'redeemed',
  COMPLETED: 'completed',
  REFUNDED: 'refunded',
};

type Stated = Pick<OrderSummary, 'orderStatus' | 'payStatus'>;

export function phaseOf({ orderStatus, payStatus }: Stated, isTimeUp: boolean): OrderPhase {
  if (orderStatus !== 'WAIT_PAY') return SETTLED[orderStatus];
  if (isTimeUp) return 'checking';
  return payStatus === 'PAYING' ? 'paying' : 'payable';
}

/** The one next step of an order. */
export type OrderAction =
  | 'pay'
  | 'see-payment'
  | 'use'
  /** None of them can be used now: the order says why. */
  | 'see-vouchers'
  | 'review'
  | 'buy-again'
  | 'see-money';

interface PhaseRule {
  next?: OrderAction;
  /** Its buyer may cancel it: nothing is on its way (merchant 4 "Order states"). */
  canCancel?: true;
  /** Something is lost unless its buyer acts. */
  needsAttention?: true;
}

const RULES: Readonly<Record<OrderPhase, PhaseRule>> = {
  payable: { next: 'pay', canCancel: true, needsAttention: true },
  paying: { next: 'see-payment', needsAttention: true },
  checking: {},
  closed: { next: 'buy-again' },
  'to-be-redeemed': { next: 'use' },
  redeemed: { next: 'use' },
  completed: { next: 'review' },
  refunded: { next: 'see-money' },
};

/** What may be done with an order. */
type Offered = Pick<OrderSummary, 'canBuyAgain' | 'visitList'> & {
  /** One of its vouchers can be used now (`usable.ts`). */
  canUse: boolean;
};

/** Undefined where there is nothing to do but to look. */
export function nextAction(phase: OrderPhase, offered: Offered): OrderAction | undefined {
  const { next } = RULES[phase];
  if (next === 'use' && !offered.canUse) return 'see-vouchers';
  // Who has used none of its vouchers, or has reviewed each visit, has nothing to review.
  const first = next === 'review' && offered.visitList.length === 0 ? 'buy-again' : next;
  return first === 'buy-again' && !offered.canBuyAgain ? undefined : first;
}

export function canCancel(phase: OrderPhase): boolean {
  return RULES[phase].canCancel === true;
}

/** Its countdown runs. */
export function canPay(phase: OrderPhase): boolean {
  return phase === 'payable' || phase === 'paying';
}

/** Order again beside the next step, where that is something else. */
export function offersBuyAgain(phase: OrderPhase, offered: Offered): boolean {
  const isOther = nextAction(phase, offered) !== 'buy-again';
  return offered.canBuyAgain && isOther && !canPay(phase) && phase !== 'checking';
}

export function needsAttention(phase: OrderPhase): boolean {
  return RULES[phase].needsAttention === true;
}

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
      // The flash item is left out: its price was that day's.
      return paths.groupCouponDetail({
        skuId: item.skuId,
        isFlashSale: false,
        detailId: '',
        pageId: '',
      });
    case 'use': {
      // With several, `useVoucherChoice` asks which one; the order lists them.
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
