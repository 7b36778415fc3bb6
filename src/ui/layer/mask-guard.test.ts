import { expect, it } from 'vitest';
import { isMaskTapMeant } from './mask-guard.ts';

it.each([
  [undefined, 5000, 600, false],
  [1000, 1000, 600, false],
  [1000, 1599, 600, false],
  [1000, 1600, 600, true],
  [1000, 1001, 0, true],
])('opened %s, tapped %d, guard %d: %s', (openedAtMs, nowMs, guardMs, expected) => {
  expect(isMaskTapMeant(openedAtMs, nowMs, guardMs)).toBe(expected);
});
