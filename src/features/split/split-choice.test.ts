// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { settlementOf } from '../../../tests/support/buying/settlements.ts';
import type { SplitChoice } from '../../api/generated/types.ts';
import { amountsOf, canSplit, fittingSplit, modesOf, people, problemOf } from './split-choice.ts';

const named = (...quantities: readonly number[]) =>
  quantities.map((quantity, at) => ({ name: `Orang ${at + 1}`, quantity }));
const equal = (count: number): SplitChoice => ({
  mode: 'EQUAL',
  personList: named(...Array.from({ length: count }, () => 0)),
});

describe('what each pays', () => {
  it('buying 8: 97.000 by 3', () => {
    const shown = settlementOf({ salePrice: 97_000 });
    expect(amountsOf(equal(3), shown)).toEqual([32_334, 32_333, 32_333]);
  });
  it('by vouchers, the red envelope divided over the pieces', () => {
    const shown = settlementOf({ salePrice: 45_000, quantity: 3, discountAmount: 20_000 });
    const choice: SplitChoice = { mode: 'ITEM', personList: named(1, 2) };
    // 6.667, 6.667, 6.666 off.
    expect(amountsOf(choice, shown)).toEqual([38_333, 76_667]);
  });
  it('sums to what is paid, for all numbers', () => {
    for (let count = 2; count <= 10; count += 1)
      for (const discountAmount of [0, 1, 9999, 20_000]) {
        const shown = settlementOf({ salePrice: 12_345, quantity: 10, discountAmount });
        const byItem: SplitChoice = {
          mode: 'ITEM',
          personList: people(named(), 'ITEM', count, 10),
        };
        for (const choice of [equal(count), byItem]) {
          const sum = amountsOf(choice, shown).reduce((all, each) => all + each, 0);
          expect(sum).toBe(shown.payAmount);
        }
      }
  });
});

describe('what can be split', () => {
  const shown = settlementOf({ quantity: 2 });
  it.each([
    ['the usual price', shown, true],
    [
      'a flash price',
      { ...shown, item: { ...shown.item, priceSource: 'FLASH_SALE' as const } },
      false,
    ],
    ['over ten pieces', settlementOf({ quantity: 11 }), false],
    ['nothing to pay', settlementOf({ discountAmount: 45_000 }), false],
  ])('%s', (_name, data, can) => {
    expect(canSplit(data)).toBe(can);
  });
  it('one piece is not split by pieces', () => {
    expect(modesOf(settlementOf())).toEqual(['EQUAL']);
    expect(modesOf(shown)).toEqual(['EQUAL', 'ITEM']);
  });
});

describe('what is wrong with it', () => {
  const shown = settlementOf({ quantity: 3 });
  it.each([
    [equal(3), undefined],
    [{ ...equal(2), personList: [...named(0), { name: ' ', quantity: 0 }] }, 'names'],
    [{ mode: 'ITEM' as const, personList: named(1, 1) }, 'pieces'],
    [{ mode: 'ITEM' as const, personList: named(2, 1) }, undefined],
  ])('%j', (choice, problem) => {
    expect(problemOf(choice, shown)).toBe(problem);
    expect(fittingSplit(choice, shown)).toBe(problem === undefined ? choice : undefined);
  });
  it('another quantity gives up a split by vouchers, and keeps an equal one', () => {
    const four = settlementOf({ quantity: 4 });
    expect(fittingSplit({ mode: 'ITEM', personList: named(2, 1) }, four)).toBeUndefined();
    expect(fittingSplit(equal(3), four)).toEqual(equal(3));
  });
});

it('who is named stays named when others join or leave', () => {
  const two = people([{ name: 'Sari', quantity: 0 }], 'EQUAL', 2, 1);
  expect(two).toEqual([
    { name: 'Sari', quantity: 0 },
    { name: '', quantity: 0 },
  ]);
  expect(people(two, 'ITEM', 3, 5).map(({ quantity }) => quantity)).toEqual([3, 1, 1]);
});
