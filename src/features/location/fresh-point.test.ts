import { beforeEach, expect, test } from 'vitest';
import { openKept } from '../../../tests/support/storage.ts';
import { setClock } from '../../lib/now.ts';
import { distanceKm, freshPoint, FRESH_MS } from './fresh-point.ts';
import { storedLastPosition, storedSimulatedPosition } from './stored-keys.ts';
import { JAKARTA, startPoint } from './start-point.ts';

const NOW_MS = Date.UTC(2026, 10, 22);
const menteng = { latitude: -6.1955, longitude: 106.8322 };

beforeEach(async () => {
  setClock({ nowMs: () => NOW_MS });
  await openKept();
});

test.each([
  ['just now', 0, true],
  ['ten minutes ago', FRESH_MS, true],
  ['longer ago', FRESH_MS + 1, false],
  ['before the clock was set back', -FRESH_MS - 1, false],
])('a position found %s', (_, ageMs, isFresh) => {
  storedLastPosition.set({ ...menteng, atMs: NOW_MS - ageMs });
  expect(freshPoint()).toEqual(isFresh ? menteng : undefined);
  // A list may still start there.
  expect(startPoint()).toEqual(menteng);
});

test('a position of an older release has no age, and no position is known at first', () => {
  expect([freshPoint(), startPoint()]).toEqual([undefined, JAKARTA]);
  storedLastPosition.set(menteng);
  expect([freshPoint(), startPoint()]).toEqual([undefined, menteng]);
});

test('a simulated position is always where the user is', () => {
  storedSimulatedPosition.set(JAKARTA);
  expect(freshPoint()).toEqual(JAKARTA);
});

test.each([
  ['the same place', menteng, menteng, 0],
  ['across Jakarta', menteng, { latitude: -6.2615, longitude: 106.8106 }, 7.7],
  [
    'a degree of longitude at the equator',
    { latitude: 0, longitude: 0 },
    { latitude: 0, longitude: 1 },
    111.2,
  ],
])('the distance of %s', (_, a, b, km) => {
  expect(distanceKm(a, b)).toBeCloseTo(km, 1);
});

test('a distance is to the metre, as on the lists', () => {
  // 0.00805 degrees of latitude.
  expect(distanceKm(menteng, { ...menteng, latitude: menteng.latitude + 0.00805 })).toBe(0.895);
});
