// @vitest-environment node
/** What an order's page says about money and time in each of its states. Merchant 4 "Order states". */
import { asId } from '../../api/ids.ts';
import { expect, it } from 'vitest';
import { orderDetailOf } from '../../../tests/support/buying/orders.ts';
import type {
  CouponId,
  CouponState,
  MoneyReturn,
  OrderCoupon,
  OrderDetailData,
  OrderId,
  OrderSummary,
  PayFailure,
  Payment,
  PaymentId,
  PoiId,
  RefundId,
  StoreId,
  VisitId,
} from '../../api/generated/types.ts';
import type { OrderPhase } from './phase.ts';
import { statusNotes } from './status-notes.ts';

const payment = (failure?: PayFailure): { payment: Payment } => ({
  payment: {
    paymentId: asId<PaymentId>('Y1'),
    orderId: asId<OrderId>('H1'),
    orderNo: '1',
    method: 'QRIS',
    amount: 70_000,
    payStatus: failure ? 'INCOMPLETE' : 'WAITING',
    expireTime: 1,
    ...(failure ? { failure } : {}),
  },
});

const coupons = (...states: CouponState[]): { couponList: OrderCoupon[] } => ({
  couponList: states.map((state, at) => ({
    couponId: asId<CouponId>(`W${at}`),
    state,
    paidAmount: 35_000,
    discountShare: 10_000,
    validStart: 1,
    validEnd: 2,
    isMine: true,
    canGive: false,
  })),
});

const VISIT = {
  visitId: asId<VisitId>('O12'),
  storeId: asId<StoreId>('S7'),
  poiId: asId<PoiId>('P7'),
  storeName: 'Bakso Pak Slamet',
};
const othersUsed = coupons('used').couponList.map((one) => ({ ...one, isMine: false }));

const late: MoneyReturn = {
  refundId: asId<RefundId>('Z1'),
  amount: 70_000,
  reason: 'LATE',
  status: 'REQUESTED',
  reference: 'R1',
  paidTime: 1,
  expectedDate: '2026-12-01',
};

const closed = (closeReason: OrderSummary['closeReason'], discountAmount = 0) => ({
  closeReason,
  discountAmount,
});

it.each<[OrderPhase, Partial<OrderSummary>, Partial<OrderDetailData>, string]>([
  ['payable', {}, payment(), 'notePayable@'],
  ['payable', {}, payment('DECLINED'), 'failedDeclined notePayable@'],
  ['payable', {}, payment('EXPIRED'), 'failedExpired notePayable@'],
  ['payable', {}, payment('WRONG_AMOUNT'), 'failedWrongAmount notePayable@'],
  ['paying', {}, payment(), 'notePaying'],
  ['checking', {}, payment(), 'noteChecking'],
  ['closed', closed('TIMEOUT'), {}, 'closedTimeout noteNothingTaken'],
  ['closed', closed('BUYER', 5000), {}, 'closedBuyer noteNothingTaken noteEnvelopeBack'],
  ['closed', closed('WITHDRAWN'), {}, 'closedWithdrawn noteNothingTaken'],
  ['closed', closed('TIMEOUT'), { returnList: [late] }, 'closedTimeout noteMoneyReturns'],
  ['to-be-redeemed', {}, coupons('not_delivery'), 'noteUsable#'],
  ['to-be-redeemed', {}, coupons('not_effective', 'not_delivery'), 'noteFrom@'],
  ['redeemed', {}, coupons('valid'), 'noteRedeemed'],
  ['redeemed', { hold: 'GIVEN' }, coupons('valid'), 'holdGiven'],
  ['redeemed', { hold: 'LOCKED' }, coupons('locked'), 'holdLocked'],
  ['redeemed', { hold: 'REFUSED' }, coupons('locked'), 'holdRefused'],
  ['to-be-redeemed', { hold: 'GIFT_WAITING' }, coupons('not_delivery'), 'holdGiftWaiting'],
  ['to-be-redeemed', { hold: 'REFUNDING' }, coupons('refunding'), 'holdRefunding'],
  ['to-be-redeemed', { hold: 'OTHERS' }, coupons('used', 'not_delivery'), 'holdOthers'],
  ['completed', { visitList: [VISIT] }, coupons('expired', 'used'), 'noteUsed'],
  ['completed', {}, coupons('expired', 'used'), 'noteThanks'],
  ['completed', {}, { couponList: othersUsed }, 'noteUsedByOthers'],
  ['completed', {}, coupons('expired'), 'noteExpired'],
  ['refunded', {}, coupons('return'), 'noteRefunded'],
])('%s %o %o: %s', (phase, order, changes, notes) => {
  const { order: summary, ...rest } = orderDetailOf(order, changes);
  const said = statusNotes(phase, { ...rest, order: { ...summary } }).map(
    ({ key, atMs, dayMs }) =>
      key.replace('order.', '') +
      (atMs === undefined ? '' : '@') +
      (dayMs === undefined ? '' : '#'),
  );
  expect(said.join(' ')).toBe(notes);
});
