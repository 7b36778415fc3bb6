// @vitest-environment node
/** What the states of an order mean for its buyer. Merchant 4 "Order states", buying 2. */
import { asId } from '../../api/ids.ts';
import { describe, expect, it } from 'vitest';
import type {
  CaseNo,
  CouponId,
  CouponState,
  OrderHold,
  OrderStatus,
  PayStatus,
  PoiId,
  StoreId,
  VisitId,
} from '../../api/generated/types.ts';
import { setClock } from '../../lib/now.ts';
import { orderOf } from '../../../tests/support/buying/orders.ts';
import { askUse, forgetAskedUse, isUseAsked, canUse, usableOf } from './usable.ts';
import {
  wayOf,
  canCancel,
  canPay,
  needsAttention,
  nextAction,
  offersBuyAgain,
  type OrderAction,
  type OrderPhase,
  phaseOf,
} from './phase.ts';
import { heldEnd, payUntilMs } from './pay-until.ts';
import { COUPON_STATE_WORDS, couponWords, orderWords, PHASE_WORDS } from './words.ts';

describe('phase', () => {
  it.each<[OrderStatus, PayStatus, boolean, OrderPhase]>([
    ['WAIT_PAY', 'WAITING', false, 'payable'],
    ['WAIT_PAY', 'INCOMPLETE', false, 'payable'],
    ['WAIT_PAY', 'CANCELLED', false, 'payable'],
    ['WAIT_PAY', 'PAYING', false, 'paying'],
    ['WAIT_PAY', 'WAITING', true, 'checking'],
    ['WAIT_PAY', 'PAYING', true, 'checking'],
    ['CLOSED', 'CANCELLED', true, 'closed'],
    ['TO_BE_REDEEMED', 'PAID', true, 'to-be-redeemed'],
    ['REDEEMED', 'PAID', true, 'redeemed'],
    ['COMPLETED', 'PAID', true, 'completed'],
    ['REFUNDED', 'PAID', true, 'refunded'],
  ])('%s, %s, time up %s: %s', (orderStatus, payStatus, isTimeUp, phase) => {
    expect(phaseOf({ orderStatus, payStatus }, isTimeUp)).toBe(phase);
  });
});

const VISIT = {
  visitId: asId<VisitId>('O12'),
  storeId: asId<StoreId>('S7'),
  poiId: asId<PoiId>('P7'),
  storeName: 'Bakso Pak Slamet',
};
const USED = { canBuyAgain: true, visitList: [VISIT], canUse: true };

type Facts = 'pay' | 'cancel' | 'attention' | 'again';

it.each<[OrderPhase, OrderAction | undefined, readonly Facts[]]>([
  ['payable', 'pay', ['pay', 'cancel', 'attention']],
  ['paying', 'see-payment', ['pay', 'attention']],
  ['checking', undefined, []],
  ['closed', 'buy-again', []],
  ['to-be-redeemed', 'use', ['again']],
  ['redeemed', 'use', ['again']],
  ['completed', 'review', ['again']],
  ['refunded', 'see-money', ['again']],
])('%s has one next step: %s', (phase, next, facts) => {
  expect(nextAction(phase, USED)).toBe(next);
  expect({
    pay: canPay(phase),
    cancel: canCancel(phase),
    attention: needsAttention(phase),
    again: offersBuyAgain(phase, USED),
  }).toEqual({
    pay: facts.includes('pay'),
    cancel: facts.includes('cancel'),
    attention: facts.includes('attention'),
    again: facts.includes('again'),
  });
});

it('an order of which its buyer used nothing, or reviewed everything, is not reviewed', () => {
  const unused = { canBuyAgain: true, visitList: [], canUse: false };
  expect(nextAction('completed', unused)).toBe('buy-again');
  expect(offersBuyAgain('completed', unused)).toBe(false);
  expect(nextAction('completed', { ...unused, canBuyAgain: false })).toBeUndefined();
});

it('of vouchers that cannot be used now the order says why', () => {
  expect(nextAction('to-be-redeemed', { ...USED, canUse: false })).toBe('see-vouchers');
  expect(nextAction('redeemed', { ...USED, canUse: false })).toBe('see-vouchers');
});

describe('use', () => {
  const [one, two] = [
    { couponId: asId<CouponId>('W1'), number: 1 },
    { couponId: asId<CouponId>('W2'), number: 2 },
  ];
  const order = orderOf({ usableList: [one, two] });
  const { validStart, validEnd } = order.item;

  it('leads to the one voucher, of several to the order that lists them', () => {
    expect(wayOf('use', order, [one])).toMatchObject({
      pathname: '/platform/couponDetail',
      search: '?id=W1',
    });
    expect(wayOf('use', order, [one, two]).pathname).toBe('/platform/groupCouponOrderDetail');
  });

  it('is of the days of the vouchers only', () => {
    expect(usableOf(order, validStart)).toEqual([one, two]);
    expect(usableOf(order, validEnd)).toEqual([one, two]);
    expect(usableOf(order, validStart - 1)).toEqual([]);
    expect(usableOf(order, validEnd + 1)).toEqual([]);
    expect(usableOf(orderOf(), validStart)).toEqual([]);
  });

  it.each<[string, Parameters<typeof canUse>[0], boolean]>([
    ['unused', { state: 'not_delivery' }, true],
    ['opened', { state: 'valid' }, true],
    ['claimed', { state: 'valid_coupon' }, true],
    ['came back', { state: 'not_delivery', gift: { status: 'TAKEN_BACK' } }, true],
    ['waits to be claimed', { state: 'not_delivery', gift: { status: 'WAITING' } }, false],
    ['at a cashier', { state: 'locked' }, false],
    ['refused', { state: 'valid', frozen: { caseNo: asId<CaseNo>('N1') } }, false],
    ['not yet', { state: 'not_effective' }, false],
    ['used', { state: 'used' }, false],
    ['over', { state: 'expired' }, false],
    ['refunded', { state: 'refunding' }, false],
  ])('%s', (_name, coupon, expected) => {
    expect(canUse(coupon)).toBe(expected);
  });

  it('is asked for by a tap, for one voucher, until a page is opened', () => {
    expect(isUseAsked('')).toBe(false);
    askUse(asId('W1'));
    expect(isUseAsked(asId('W2'))).toBe(false);
    expect(isUseAsked(asId('W1'))).toBe(true);
    forgetAskedUse();
    expect(isUseAsked(asId('W1'))).toBe(false);
  });
});

it('a review is of the visit at the outlet, and several are listed by the order', () => {
  const another = { ...VISIT, visitId: asId<VisitId>('O13'), storeId: asId<StoreId>('S8') };
  expect(wayOf('review', orderOf({ visitList: [VISIT] }))).toMatchObject({
    pathname: '/platform/reviewEdit',
    search: expect.stringMatching(/storeId=S7&poiId=P7.*orderId=O12/) as string,
  });
  expect(wayOf('review', orderOf({ visitList: [VISIT, another] })).pathname).toBe(
    '/platform/groupCouponOrderDetail',
  );
});

it('what is not sold any more is not ordered again', () => {
  const gone = { ...USED, canBuyAgain: false };
  expect(nextAction('closed', gone)).toBeUndefined();
  expect(offersBuyAgain('completed', gone)).toBe(false);
  expect(nextAction('completed', gone)).toBe('review');
});

it('names all states differently', () => {
  const names = (table: object) =>
    Object.values(table as Record<string, { name: string }>).map(({ name }) => name);
  for (const table of [PHASE_WORDS, COUPON_STATE_WORDS])
    expect(new Set(names(table)).size).toBe(names(table).length);
  expect(names(COUPON_STATE_WORDS)).toHaveLength(11);
});

it('what keeps a voucher from being used is said instead of its state', () => {
  const frozen = { caseNo: asId<CaseNo>('N1'), chooseUntil: 1 };
  const waiting = { status: 'WAITING' } as const;
  const name = (...[coupon]: Parameters<typeof couponWords>) => couponWords(coupon).name;
  expect(name({ state: 'locked', frozen })).toBe('redeem.frozen');
  expect(name({ state: 'not_delivery', gift: waiting })).toBe('gift.waitingTitle');
  expect(name({ state: 'locked', frozen: null })).toBe('order.couponLocked');
  expect(name({ state: 'used', gift: { status: 'CLAIMED' } })).toBe('order.couponUsed');
  expect(name({ state: 'not_delivery', refundBlockedBy: 'GIFT_WAITING' })).toBe(
    'gift.waitingTitle',
  );
});

it.each<[CouponState, string, string]>([
  ['not_delivery', 'gift.givenAway', 'order.couponOthers'],
  ['not_effective', 'gift.givenAway', 'order.couponOthers'],
  ['valid', 'gift.givenAway', 'order.couponOthers'],
  ['locked', 'gift.givenAway', 'order.couponOthers'],
  ['used', 'order.couponUsed', 'order.couponUsed'],
  ['refunding', 'order.couponRefunding', 'order.couponRefunding'],
])('%s, and another has it: %s, or bought it: %s', (state, given, bought) => {
  const others = { state, isMine: false };
  expect(couponWords({ ...others, gift: { status: 'CLAIMED' } }).name).toBe(given);
  expect(couponWords(others).name).toBe(bought);
  expect(couponWords({ state, isMine: true }).name).toBe(COUPON_STATE_WORDS[state].name);
});

describe('an order', () => {
  const { item } = orderOf();
  const said = (phase: OrderPhase, hold?: OrderHold, nowMs = item.validStart) =>
    orderWords(phase, { item, hold }, nowMs).name;

  it.each<[OrderHold, string]>([
    ['REFUSED', 'redeem.frozen'],
    ['LOCKED', 'order.couponLocked'],
    ['GIFT_WAITING', 'gift.waitingTitle'],
    ['REFUNDING', 'order.couponRefunding'],
    ['GIVEN', 'gift.givenAway'],
    ['OTHERS', 'order.couponOthers'],
  ])('whose vouchers are held by %s is not called usable: %s', (hold, words) => {
    expect(said('to-be-redeemed', hold)).toBe(words);
    expect(said('redeemed', hold)).toBe(words);
    expect(said('refunded', hold), 'nothing is left').toBe('order.phaseRefunded');
  });

  it('can be used from its first day on', () => {
    expect(said('to-be-redeemed')).toBe('order.phaseToBeRedeemed');
    expect(said('to-be-redeemed', undefined, item.validStart - 1)).toBe('order.couponNotEffective');
    expect(said('redeemed')).toBe('order.phaseRedeemed');
  });
});

describe('end of an unpaid order', () => {
  it.each([
    ['the first reply', undefined, 900_000, 900_000],
    ['a slower reply does not give time', 900_000, 903_000, 900_000],
    ['a faster one says it better', 900_000, 899_500, 899_500],
    ['the clock was set forward', 900_000, 4_500_000, 4_500_000],
    ['the clock was set back', 4_500_000, 900_000, 900_000],
  ])('%s', (_name, before, now, held) => {
    expect(heldEnd(before, now)).toBe(held);
  });

  it('counts from the server, not from the phone', () => {
    let nowMs = 1_000_000;
    const restore = setClock({ nowMs: () => nowMs });
    // The phone is 400 s behind the server.
    expect(payUntilMs(asId('H1'), 2_300_000, 1_400_000)).toBe(1_900_000);
    nowMs += 10_000;
    expect(payUntilMs(asId('H1'), 2_300_000, 1_408_000), 'a reply of 2 s').toBe(1_900_000);
    restore();
  });
});
