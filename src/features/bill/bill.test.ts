import { describe, expect, it } from 'vitest';
import type { BillRules } from '../../api/generated/types.ts';
import { billLines, billOf, exampleMeal, percentOf } from './bill.ts';

const tender: BillRules = {
  mode: 'TENDER',
  servicePermille: 50,
  taxPermille: 100,
  isServiceGross: false,
  minSpend: 0,
  excludedList: [],
};
const discount: BillRules = { ...tender, mode: 'DISCOUNT' };
const allIn: BillRules = { ...tender, mode: 'ALL_IN', servicePermille: 0, taxPermille: 0 };

/** Face 100.000 bought at 75.000, food 148.000, excluded 30.000: the table of buying 4. */
const meal = {
  faceAmount: 100_000,
  foodAmount: 148_000,
  excludedAmount: 30_000,
  payAmount: 75_000,
};

describe('billOf', () => {
  it.each([
    ['TENDER', tender, 8900, 18_690, 105_590, 180_590],
    ['DISCOUNT', discount, 3900, 8190, 90_090, 165_090],
  ])('%s: the example of buying 4', (_mode, rules, service, tax, counter, allInAmount) => {
    expect(billOf({ rules, ...meal })).toMatchObject({
      serviceAmount: service,
      taxAmount: tax,
      voucherAmount: 100_000,
      counterAmount: counter,
      allInAmount,
    });
  });

  it.each([
    ['net', false, 92_400],
    ['gross', true, 93_500],
  ])("Jakarta's published case, 100.000 less 20 %%, service %s", (_what, isServiceGross, sum) => {
    const rules = { ...discount, isServiceGross };
    const input = { rules, faceAmount: 20_000, foodAmount: 100_000, payAmount: 0 };
    expect(billOf(input).counterAmount).toBe(sum);
  });

  it.each([
    // No change: what the voucher could pay beyond the food is lost.
    ['food below the face', tender, 100_000, 85_000, 85_000],
    ['food below the minimum', { ...tender, minSpend: 50_000 }, 20_000, 49_999, 0],
    ['food at the minimum', { ...tender, minSpend: 50_000 }, 20_000, 50_000, 20_000],
  ])('%s', (_what, rules, faceAmount, foodAmount, voucher) => {
    expect(billOf({ rules, faceAmount, foodAmount, payAmount: 1 }).voucherAmount).toBe(voucher);
  });

  it.each([
    // 50 per mille of 10 is 0.5, which is rounded up; of 9 it is 0.45.
    [10, 1],
    [9, 0],
    [29, 1],
    [30, 2],
  ])('service on Rp%d is rounded half up to Rp%d', (foodAmount, service) => {
    const rules = { ...tender, taxPermille: 0 };
    expect(billOf({ rules, faceAmount: 0, foodAmount, payAmount: 0 }).serviceAmount).toBe(service);
  });

  it('all in: nothing is left to pay at the outlet', () => {
    const bill = billOf({
      rules: allIn,
      faceAmount: 90_000,
      foodAmount: 90_000,
      payAmount: 60_000,
    });
    expect(bill).toMatchObject({ counterAmount: 0, allInAmount: 60_000, taxAmount: 0 });
  });

  it('sums add up for all amounts', () => {
    for (let seed = 1; seed < 500; seed++) {
      const next = (below: number) => (seed * 7919 * below + 104_729 * seed) % below;
      const rules = { ...(seed % 2 ? tender : discount), servicePermille: next(101) };
      const foodAmount = next(300_001);
      const payAmount = next(90_001);
      const bill = billOf({ rules, faceAmount: next(150_001), foodAmount, payAmount });
      expect(bill.foodAmount + bill.serviceAmount + bill.taxAmount - bill.voucherAmount).toBe(
        bill.counterAmount,
      );
      expect(bill.counterAmount).toBeGreaterThanOrEqual(0);
      expect(bill.allInAmount).toBe(bill.counterAmount + payAmount);
    }
  });
});

it.each([
  [0, 100_000, 100_000],
  [150_000, 100_000, 150_000],
])('minimum %d, face %d: the meal of the example is %d', (minSpend, face, meal) => {
  expect(exampleMeal({ ...tender, minSpend }, face)).toBe(meal);
});

it.each([
  ['TENDER', tender, ['food', 'service', 'tax', 'voucher']],
  ['DISCOUNT', discount, ['food', 'voucher', 'service', 'tax']],
  [
    'DISCOUNT, gross service',
    { ...discount, isServiceGross: true },
    ['food', 'service', 'voucher', 'tax'],
  ],
  ['ALL_IN', allIn, ['food', 'voucher']],
  ['no service', { ...tender, servicePermille: 0 }, ['food', 'tax', 'voucher']],
])('%s: lines in the order of the outlet', (_what, rules, lines) => {
  expect(billLines(billOf({ rules, ...meal }))).toEqual(lines);
});

it.each([
  [50, '5'],
  [55, '5.5'],
  [100, '10'],
])('%d per mille is %s per cent', (permille, percent) => {
  expect(percentOf(permille)).toBe(percent);
});
