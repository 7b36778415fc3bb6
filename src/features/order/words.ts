/** What the states of orders, payments and vouchers are called, and in which tone. Merchant 4. */
import type {
  CloseReason,
  CouponFrozen,
  CouponState,
  Gift,
  HelpTopic,
  OrderHold,
  OrderStepKind,
  OrderSummary,
  PayMethod,
  PayStatus,
  RefundBlock,
  RefundStatus,
  ReturnReason,
} from '../../api/generated/types.ts';
import type { TextKey } from '../../i18n/i18n.ts';
import type { OrderPhase } from './phase.ts';

/** `due`: the user's turn. `going`: the turn of others. Said in words too, never by colour alone. */
export type Tone = 'due' | 'going' | 'good' | 'bad' | 'quiet';

export interface StateWords {
  name: TextKey;
  tone: Tone;
}

export const PHASE_WORDS: Readonly<Record<OrderPhase, StateWords>> = {
  payable: { name: 'order.phasePayable', tone: 'due' },
  paying: { name: 'order.phasePaying', tone: 'going' },
  checking: { name: 'order.phaseChecking', tone: 'going' },
  closed: { name: 'order.phaseClosed', tone: 'quiet' },
  'to-be-redeemed': { name: 'order.phaseToBeRedeemed', tone: 'good' },
  redeemed: { name: 'order.phaseRedeemed', tone: 'good' },
  completed: { name: 'order.phaseCompleted', tone: 'quiet' },
  refunded: { name: 'order.phaseRefunded', tone: 'quiet' },
};

/** What has the vouchers of an order meanwhile: said instead of the state that the server counts it to. */
const HOLD_WORDS: Readonly<Record<OrderHold, StateWords>> = {
  REFUSED: { name: 'redeem.frozen', tone: 'due' },
  LOCKED: { name: 'order.couponLocked', tone: 'going' },
  GIFT_WAITING: { name: 'gift.waitingTitle', tone: 'due' },
  REFUNDING: { name: 'order.couponRefunding', tone: 'going' },
  GIVEN: { name: 'gift.givenAway', tone: 'quiet' },
  OTHERS: { name: 'order.couponOthers', tone: 'quiet' },
};

/** The state of an order in words. `nowMs` by this device's clock. */
export function orderWords(
  phase: OrderPhase,
  { hold, item }: Pick<OrderSummary, 'hold' | 'item'>,
  nowMs: number,
): StateWords {
  const isOpen = phase === 'to-be-redeemed' || phase === 'redeemed';
  if (isOpen && hold) return HOLD_WORDS[hold];
  const isEarly = phase === 'to-be-redeemed' && nowMs < item.validStart;
  return isEarly ? COUPON_STATE_WORDS.not_effective : PHASE_WORDS[phase];
}

export const PAY_STATUS_WORDS: Readonly<Record<PayStatus, StateWords>> = {
  WAITING: { name: 'order.payWaiting', tone: 'due' },
  PAYING: { name: 'order.payPaying', tone: 'going' },
  PAID: { name: 'order.payPaid', tone: 'good' },
  CANCELLED: { name: 'order.payCancelled', tone: 'quiet' },
  INCOMPLETE: { name: 'order.payIncomplete', tone: 'bad' },
};

/** Merchant 4 "Coupon list states": all eleven. */
export const COUPON_STATE_WORDS: Readonly<Record<CouponState, StateWords>> = {
  valid_coupon: { name: 'order.couponValidCoupon', tone: 'good' },
  not_delivery: { name: 'order.couponNotDelivery', tone: 'good' },
  valid: { name: 'order.couponValid', tone: 'due' },
  locked: { name: 'order.couponLocked', tone: 'going' },
  used: { name: 'order.couponUsed', tone: 'quiet' },
  expired: { name: 'order.couponExpired', tone: 'bad' },
  return: { name: 'order.couponReturn', tone: 'quiet' },
  refunding: { name: 'order.couponRefunding', tone: 'going' },
  not_effective: { name: 'order.couponNotEffective', tone: 'going' },
  wait_pay: { name: 'order.couponWaitPay', tone: 'due' },
  cancel: { name: 'order.couponCancel', tone: 'quiet' },
};

export interface ShownCoupon {
  state: CouponState;
  gift?: Pick<Gift, 'status'> | null | undefined;
  /** An outlet refused it, and its owner has not chosen yet. */
  frozen?: CouponFrozen | null | undefined;
  /** False: the voucher is of the reader's order, and another user has it. */
  isMine?: boolean;
  /** What stands in the way of its money: an own act says it before the gift is known. */
  refundBlockedBy?: RefundBlock | null | undefined;
}

/** A voucher that another user has: its use is not shown to the buyer. */
const OPEN: ReadonlySet<CouponState> = new Set([
  'not_delivery',
  'not_effective',
  'valid',
  'locked',
]);

/** The state of a voucher in words, or what keeps it from being used. */
export function couponWords(coupon: ShownCoupon): StateWords {
  const { state, gift, frozen, isMine, refundBlockedBy } = coupon;
  if (isMine === false && OPEN.has(state)) return HOLD_WORDS[gift ? 'GIVEN' : 'OTHERS'];
  if (frozen) return HOLD_WORDS.REFUSED;
  if (gift?.status === 'WAITING' || refundBlockedBy === 'GIFT_WAITING')
    return HOLD_WORDS.GIFT_WAITING;
  return COUPON_STATE_WORDS[state];
}

export const CLOSE_REASONS: Readonly<Record<CloseReason, TextKey>> = {
  TIMEOUT: 'order.closedTimeout',
  BUYER: 'order.closedBuyer',
  WITHDRAWN: 'order.closedWithdrawn',
};

export const RETURN_REASONS: Readonly<Record<ReturnReason, TextKey>> = {
  LATE: 'order.returnLate',
  SECOND: 'order.returnSecond',
  WRONG_AMOUNT: 'order.returnWrongAmount',
  SPLIT_ENDED: 'order.returnSplitEnded',
};

/** Money on its way back, for any reason. */
export const RETURN_STATUS_WORDS: Readonly<Record<RefundStatus, StateWords>> = {
  REQUESTED: { name: 'order.returnRequested', tone: 'going' },
  SENT: { name: 'order.returnSent', tone: 'going' },
  DONE: { name: 'order.returnDone', tone: 'good' },
  WAIT_DESTINATION: { name: 'order.returnWaits', tone: 'due' },
  FAILED: { name: 'order.returnFailed', tone: 'bad' },
  CANCELLED: { name: 'order.returnCancelled', tone: 'quiet' },
};

export const STEP_NAMES: Readonly<Record<OrderStepKind, TextKey>> = {
  PLACED: 'order.stepPlaced',
  PAID: 'order.stepPaid',
  ISSUED: 'order.stepIssued',
  CLOSED: 'order.stepClosed',
  MONEY_RETURNING: 'order.stepMoneyReturning',
  MONEY_SENT: 'order.stepMoneySent',
  MONEY_RETURNED: 'order.stepMoneyReturned',
  REDEEMED: 'order.stepRedeemed',
  COMPLETED: 'order.stepCompleted',
  REFUNDED: 'order.stepRefunded',
  REFUND_REQUESTED: 'order.stepRefundRequested',
  REFUND_WAITS: 'order.stepRefundWaits',
  REFUND_FAILED: 'order.stepRefundFailed',
  REFUND_CANCELLED: 'order.stepRefundCancelled',
};

export const PAY_METHODS: Readonly<Record<PayMethod, TextKey>> = {
  QRIS: 'order.methodQris',
  EWALLET: 'order.methodEwallet',
  CASH: 'order.methodCash',
};

export const HELP_TOPICS: Readonly<Record<HelpTopic, TextKey>> = {
  MONEY_TAKEN: 'order.topicMoneyTaken',
  VOUCHER: 'order.topicVoucher',
  OUTLET: 'order.topicOutlet',
  OTHER: 'order.topicOther',
};
