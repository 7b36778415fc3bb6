import { expect, it } from 'vitest';
import { showsOffline } from './offline-state.ts';

it.each([
  [1, 'home', true, 'nothing'],
  [2, undefined, false, 'nothing'],
  [0, 'home', true, 'banner'],
  [0, 'home', false, 'screen'],
  [0, 'order', true, 'banner'],
  [0, 'order', false, 'screen'],
  [0, 'account', true, 'banner'],
  [0, 'account', false, 'screen'],
  [0, 'wallet', true, 'banner'],
  [0, 'wallet', false, 'screen'],
  [0, 'voucher', true, 'banner'],
  [0, 'voucher', false, 'screen'],
  [0, 'category', true, 'banner'],
  [0, 'category', false, 'screen'],
  [0, 'malls', true, 'banner'],
  [0, 'malls', false, 'screen'],
  [0, 'rank', true, 'banner'],
  [0, 'rank', false, 'screen'],
  [0, 'search', true, 'banner'],
  [0, 'search', false, 'screen'],
  [0, 'explore', true, 'banner'],
  [0, 'explore', false, 'screen'],
  [0, undefined, true, 'screen'],
  [0, 'writing', true, 'nothing'],
  [0, 'writing', false, 'nothing'],
] as const)('netstate %d, at %s, cached %s: %s', (netstate, where, hasCached, expected) => {
  expect(showsOffline(netstate, where, () => hasCached)).toBe(expected);
});
