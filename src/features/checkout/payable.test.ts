// @vitest-environment node
import { expect, it, test } from 'vitest';
import { settlementOf } from '../../../tests/support/buying/settlements.ts';
import type { PayMethodOption, SettlementData, SplitChoice } from '../../api/generated/types.ts';
import { checkoutFlow, mayOrder, startCheckout } from './checkout-flow.ts';
import { isPayable, tooLarge } from './payable.ts';

const MILLION = 1_000_000;
const method = (name: PayMethodOption['method'], max: number, isOffered = true) => ({
  method: name,
  minRp: 1,
  maxRp: max * MILLION,
  isOffered,
});
const methodList = [method('QRIS', 10), method('EWALLET', 20), method('CASH', 5)];
const shown = (quantity: number, changes: Partial<SettlementData> = {}) =>
  settlementOf({ quantity, salePrice: 3 * MILLION, methodList, ...changes });
const among = (mode: SplitChoice['mode'], ...pieces: number[]): SplitChoice => ({
  mode,
  personList: pieces.map((quantity, at) => ({ name: `N${at}`, quantity })),
});

it.each<[string, SettlementData, SplitChoice | undefined, boolean, unknown]>([
  ['within QRIS', shown(3), undefined, true, undefined],
  [
    'over QRIS: another way, or as many as the server says',
    shown(4, { qrisMaxQuantity: 3 }),
    undefined,
    true,
    { maxRp: 10 * MILLION, others: ['EWALLET'], isShare: false, fewer: 3 },
  ],
  [
    'over everything',
    shown(9, { qrisMaxQuantity: 3, payableQuantity: 6 }),
    undefined,
    false,
    { maxRp: 20 * MILLION, others: [], isShare: false, fewer: 6 },
  ],
  ['a split whose shares fit QRIS', shown(9), among('EQUAL', 0, 0, 0), true, undefined],
  [
    'a split whose largest share is a wallet’s',
    shown(9),
    among('ITEM', 5, 4),
    true,
    { maxRp: 10 * MILLION, others: ['EWALLET'], isShare: true, fewer: undefined },
  ],
  [
    'a split whose largest share no method can pay',
    shown(9, { payableQuantity: 6 }),
    among('ITEM', 8, 1),
    false,
    { maxRp: 20 * MILLION, others: [], isShare: true, fewer: undefined },
  ],
  [
    'nothing to pay',
    shown(1, { payAmount: 0, discountAmount: 3 * MILLION }),
    undefined,
    true,
    undefined,
  ],
])('%s', (_, data, split, isPossible, found) => {
  expect(isPayable(data, split)).toBe(isPossible);
  expect(tooLarge(data, split)).toEqual(found);
});

it('a share is not paid in cash, an order is where the outlet takes it', () => {
  const cashOnly = { methodList: [method('QRIS', 10, false), method('CASH', 50)] };
  expect(isPayable(shown(9, cashOnly), undefined)).toBe(true);
  expect(isPayable(shown(9, cashOnly), among('EQUAL', 0, 0))).toBe(false);
});

test('what nothing can pay is not ordered, and a split that makes it payable is', () => {
  const quoted = checkoutFlow(startCheckout(undefined), {
    type: 'quoted',
    count: 1,
    data: shown(9, { payableQuantity: 6 }),
  });
  expect(mayOrder(quoted, 0)).toBe(false);
  const split = checkoutFlow(quoted, { type: 'split', split: among('EQUAL', 0, 0) });
  expect(mayOrder(split, 0)).toBe(true);
});
