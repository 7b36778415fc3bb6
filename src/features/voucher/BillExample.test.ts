import { expect, it } from 'vitest';
import { detail } from '../../../tests/support/store-info.ts';
import { exampleMeals } from './BillExample.tsx';

it.each([
  [100_000, 0, [100_000, 150_000, 200_000]],
  [100_000, 150_000, [150_000, 225_000, 300_000]],
  [12_500, 0, [12_500, 19_000, 25_000]],
  // Never twice the same.
  [400, 0, [400, 1000]],
])('a voucher of %d with the minimum %d: %j', (faceValue, minSpend, meals) => {
  expect(exampleMeals({ ...detail.billRules, minSpend }, faceValue)).toEqual(meals);
});
