import { expect, it } from 'vitest';
import { secondsLeft, untilNextSecondMs } from './use-countdown.ts';

it.each([
  [10_000, 0, 10, 1000],
  [10_000, 1, 10, 999],
  [10_000, 9_001, 1, 999],
  [10_000, 9_999, 1, 1],
  [10_000, 10_000, 0, 1000],
  [10_000, 99_000, 0, 1000],
  [Number.NaN, 0, 0, 1000],
  [undefined, 0, 0, 1000],
])('deadline %s at %d: %d s, next in %d ms', (deadlineMs, nowMs, seconds, nextMs) => {
  expect(secondsLeft(deadlineMs, nowMs)).toBe(seconds);
  expect(untilNextSecondMs(deadlineMs, nowMs)).toBe(nextMs);
});
