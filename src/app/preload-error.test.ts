import { expect, it } from 'vitest';
import { shouldReload } from './preload-error.ts';

it.each([
  ['the first time', true, null, 1_000_000, true],
  ['offline', false, null, 1_000_000, false],
  ['again at once', true, '995000', 1_000_000, false],
  ['again much later, after another deploy', true, '900000', 1_000_000, true],
  ['a clock that was set back', true, '2000000', 1_000_000, false],
  ['a value made by hand', true, 'x', 1_000_000, true],
] as const)('%s', (_name, isOnline, reloadedAt, nowMs, expected) => {
  expect(shouldReload(isOnline, reloadedAt, nowMs)).toBe(expected);
});
