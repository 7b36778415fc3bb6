import { expect, it } from 'vitest';
import { showsOffline } from './shows-offline.ts';

it.each([
  [1, true, true, 'nothing'],
  [2, false, false, 'nothing'],
  [0, true, true, 'banner'],
  [0, true, false, 'screen'],
  [0, false, true, 'screen'],
] as const)('netstate %d, home %s, cached %s: %s', (netstate, isHome, hasCached, expected) => {
  expect(showsOffline(netstate, isHome, () => hasCached)).toBe(expected);
});
