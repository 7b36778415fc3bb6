// @vitest-environment node
/** Buying 10: one order, whatever happens on the way. */
import { describe, expect, it } from 'vitest';
import {
  type KeptWish,
  MAX_WISHES,
  unansweredWish,
  type Wish,
  wishFor,
  wishGranted,
  wishRefused,
} from './wish.ts';

const MINUTE = 60_000;
const body = {
  skuId: 'K1',
  productId: 'P1',
  storeId: 'S1',
  quantity: 2,
  payAmount: 90_000,
} satisfies Wish;
const order = { orderId: 'H1', payAmount: 90_000, cancelTime: 900_000 };
const asked: KeptWish = { body, key: 'first', askedAtMs: 0 };

const at = (nowMs: number, openedAtMs = 0) => ({ nowMs, openedAtMs, newKey: () => 'new' });
const key = (kept: readonly KeptWish[], wish: Wish, when = at(MINUTE)) => {
  const found = wishFor(kept, wish, when);
  return 'placed' in found ? found.placed.orderId : found.key;
};

it.each<[string, Partial<Wish>, string]>([
  ['the same wish', {}, 'first'],
  ['another quantity', { quantity: 3 }, 'new'],
  ['another envelope', { redEnvelopeId: 'X1' }, 'new'],
  ['another price', { payAmount: 80_000 }, 'new'],
  ['another flash item', { detailId: 'D1' }, 'new'],
  ['another voucher', { skuId: 'K2' }, 'new'],
  ['a split', { split: { mode: 'EQUAL', personList: [] } }, 'new'],
])('%s: key %s', (_name, change, expected) => {
  expect(key([asked], { ...body, ...change })).toBe(expected);
});

it('nothing and null of an optional field are the same wish', () => {
  expect(key([asked], { ...body, redEnvelopeId: null, detailId: null })).toBe('first');
});

describe('once it was placed', () => {
  const kept = wishGranted([asked], 'first', order, 5 * MINUTE);

  it.each([
    ['a page that was open before leads to that order', 4 * MINUTE, 'H1'],
    ['one that was opened after it is a second wish', 6 * MINUTE, 'new'],
  ])('%s', (_name, openedAtMs, expected) => {
    expect(key(kept, body, at(7 * MINUTE, openedAtMs))).toBe(expected);
  });

  it('nothing is unanswered', () => {
    expect(unansweredWish(kept, { skuId: 'K1', detailId: '' }, 6 * MINUTE)).toBeUndefined();
  });
});

it('a refused wish gets a new key', () => {
  expect(key(wishRefused([asked], 'first'), body)).toBe('new');
});

it.each([
  ['after the app was killed', 19 * MINUTE, body],
  ['when its order has long been closed', 21 * MINUTE, undefined],
  ['by a clock that was set back', -21 * MINUTE, undefined],
])('what is unanswered %s', (_name, nowMs, expected) => {
  expect(unansweredWish([asked], { skuId: 'K1', detailId: '' }, nowMs)).toEqual(expected);
});

it('an unanswered wish is of its voucher and flash item', () => {
  expect(unansweredWish([asked], { skuId: 'K2', detailId: '' }, 0)).toBeUndefined();
  expect(unansweredWish([asked], { skuId: 'K1', detailId: 'D1' }, 0)).toBeUndefined();
});

it('keeps the latest only', () => {
  let kept: readonly KeptWish[] = [];
  for (let quantity = 1; quantity <= MAX_WISHES + 3; quantity += 1) {
    const found = wishFor(kept, { ...body, quantity }, at(quantity));
    if ('next' in found) kept = found.next;
  }
  expect(kept).toHaveLength(MAX_WISHES);
  expect(kept.at(-1)?.body.quantity).toBe(MAX_WISHES + 3);
});
