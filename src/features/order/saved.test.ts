import { expect, test } from 'vitest';
import { savedRp } from './saved.ts';

test.each([
  // Of two pieces of 60.000 on the menu at 45.000 each, with 15.000 off by a red packet.
  ['price and red packet', 60_000, 2, 75_000, 45_000],
  ['nothing to pay', 60_000, 1, 0, 60_000],
  ['no cheaper than the menu', 45_000, 1, 45_000, 0],
  ['dearer than the menu', 40_000, 1, 45_000, 0],
  ['the menu price is unknown', 0, 2, 10_000, 0],
])('%s', (_, originalPrice, pieces, paidRp, saved) => {
  expect(savedRp({ originalPrice }, pieces, paidRp)).toBe(saved);
});
