// @vitest-environment node
/** Buying 10: one order, after each fault on the way. */
import type {
  OrderId,
  ProductId,
  RedEnvelopeId,
  SessionId,
  SkuId,
  StoreId,
} from '../../api/generated/types.ts';
import { asId } from '../../api/ids.ts';
import { describe, expect, it } from 'vitest';
import {
  askedFor,
  isSameOrder,
  MAX_ORDER_ATTEMPTS,
  notPlaced,
  type OrderAttempt,
  type OrderBody,
  placedAs,
  unansweredOf,
} from './order-attempts.ts';

const MINUTE = 60_000;
const body = {
  skuId: asId<SkuId>('K1'),
  productId: asId<ProductId>('P1'),
  storeId: asId<StoreId>('S1'),
  quantity: 2,
  payAmount: 90_000,
} satisfies OrderBody;
const order = { orderId: asId<OrderId>('H1'), payAmount: 90_000, cancelTime: 900_000 };
const first: OrderAttempt = { body, askedAtMs: 0 };
const target = { skuId: asId<SkuId>('K1'), detailId: '' as const };

/** The order that it leads to, or how many attempts are kept. */
function ask(kept: readonly OrderAttempt[], wanted: OrderBody, nowMs: number, openedAtMs = 0) {
  const found = askedFor(kept, wanted, { nowMs, openedAtMs });
  return 'placed' in found ? found.placed.orderId : found.next.length;
}

it.each<[string, Partial<OrderBody>, boolean]>([
  ['the same order', {}, true],
  ['another quantity', { quantity: 3 }, false],
  ['another envelope', { redEnvelopeId: asId<RedEnvelopeId>('X1') }, false],
  ['another price', { payAmount: 80_000 }, false],
  ['another flash item', { detailId: asId<SessionId>('D1') }, false],
  ['another voucher', { skuId: asId<SkuId>('K2') }, false],
  ['a split', { split: { mode: 'EQUAL', personList: [] } }, false],
  ['null for an absent field', { redEnvelopeId: null, detailId: null }, true],
])('%s', (_name, change, isSame) => {
  expect(isSameOrder(body, { ...body, ...change })).toBe(isSame);
  expect(ask([first], { ...body, ...change }, MINUTE)).toBe(isSame ? 1 : 2);
});

describe('once it was placed', () => {
  const kept = placedAs([first], body, order, 5 * MINUTE);

  it.each([
    ['a page that was open before leads to that order', 4 * MINUTE, 'H1'],
    ['one that was opened after it asks for a second one', 6 * MINUTE, 1],
  ])('%s', (_name, openedAtMs, expected) => {
    expect(ask(kept, body, 7 * MINUTE, openedAtMs)).toBe(expected);
  });

  it('nothing is unanswered', () => {
    expect(unansweredOf(kept, target, 6 * MINUTE)).toBeUndefined();
  });
});

it('an order that was not placed is not asked for again', () => {
  expect(notPlaced([first], body)).toEqual([]);
});

it.each([
  ['after the app was killed', 19 * MINUTE, body],
  ['when its order has long been closed', 21 * MINUTE, undefined],
  ['by a clock that was set back', -21 * MINUTE, undefined],
])('what is unanswered %s', (_name, nowMs, expected) => {
  expect(unansweredOf([first], target, nowMs)).toEqual(expected);
});

it('an unanswered order is of its voucher and flash item', () => {
  expect(
    unansweredOf([first], { skuId: asId<SkuId>('K2'), detailId: '' as const }, 0),
  ).toBeUndefined();
  expect(
    unansweredOf([first], { skuId: asId<SkuId>('K1'), detailId: asId<SessionId>('D1') }, 0),
  ).toBeUndefined();
});

it('keeps the latest only', () => {
  let kept: readonly OrderAttempt[] = [];
  for (let quantity = 1; quantity <= MAX_ORDER_ATTEMPTS + 3; quantity += 1) {
    const found = askedFor(kept, { ...body, quantity }, { nowMs: quantity, openedAtMs: 0 });
    if ('next' in found) kept = found.next;
  }
  expect(kept).toHaveLength(MAX_ORDER_ATTEMPTS);
  expect(kept.at(-1)?.body.quantity).toBe(MAX_ORDER_ATTEMPTS + 3);
});
