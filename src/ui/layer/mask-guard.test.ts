import { expect, it } from 'vitest';
import { isMaskTapMeant } from './modal-layer.ts';

it.each([
  [undefined, 5000, false],
  [1000, 1000, false],
  [1000, 1599, false],
  [1000, 1600, true],
])('opened %s, tapped %d: %s', (openedAtMs, nowMs, expected) => {
  expect(isMaskTapMeant(openedAtMs, nowMs)).toBe(expected);
});
