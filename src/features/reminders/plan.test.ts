import { expect, test } from 'vitest';
import { inJakarta } from '../../lib/jakarta.ts';
import { type Ending, plannedReminders } from './plan.ts';

const at = (wib: string): number => Date.parse(`${wib}+07:00`);
const NOW = at('2026-11-01T12:00:00');
const ending = (validEnd: string, couponId = 'W1'): Ending => ({
  couponId,
  name: couponId,
  validEnd: at(validEnd),
});
const times = (endings: Ending[], nowMs = NOW): string[] =>
  plannedReminders(endings, nowMs).map(
    ({ atMs, daysBefore }) => `${daysBefore}: ${inJakarta(atMs).slice(0, 16)}`,
  );

test('seven, three and one days before the end', () => {
  expect(times([ending('2026-11-20T15:30:00')])).toEqual([
    '7: 2026-11-13T15:30',
    '3: 2026-11-17T15:30',
    '1: 2026-11-19T15:30',
  ]);
});

test.each([
  ['2026-11-20T23:59:59', '2026-11-20T08:00'],
  ['2026-11-20T21:00:00', '2026-11-20T08:00'],
  ['2026-11-20T20:59:00', '2026-11-19T20:59'],
  ['2026-11-20T07:59:00', '2026-11-19T08:00'],
  ['2026-11-20T08:00:00', '2026-11-19T08:00'],
  ['2026-11-20T00:30:00', '2026-11-19T08:00'],
])('quiet hours: what ends at %s reminds at %s', (validEnd, expected) => {
  expect(times([ending(validEnd)]).at(-1)).toBe(`1: ${expected}`);
});

test('what is past is left out', () => {
  const endings = [ending('2026-11-20T15:30:00')];
  expect(times(endings, at('2026-11-17T15:30:00'))).toEqual(['1: 2026-11-19T15:30']);
  expect(times(endings, at('2026-11-21T00:00:00'))).toEqual([]);
});

test('vouchers that end on the same day share a notification, with an id of 31 bits', () => {
  const shared = plannedReminders(
    [ending('2026-11-20T23:59:59', 'W1'), ending('2026-11-20T21:30:00', 'W2')],
    NOW,
  );
  expect(shared.map(({ endings }) => endings.map(({ couponId }) => couponId))).toEqual([
    ['W1', 'W2'],
    ['W1', 'W2'],
    ['W1', 'W2'],
  ]);
  expect(new Set(shared.map(({ id }) => id)).size).toBe(3);
  for (const { id } of shared) expect(id).toBeLessThan(2 ** 31);
});

test('no more than a phone keeps', () => {
  const many = Array.from({ length: 60 }, (_, day) => ({
    ...ending('2026-12-01T12:00:00', `W${day}`),
    validEnd: at('2026-12-01T12:00:00') + day * 86_400_000,
  }));
  expect(plannedReminders(many, NOW)).toHaveLength(48);
});
