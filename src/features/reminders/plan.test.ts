import { asId } from '../../api/ids.ts';
import type { CouponId } from '../../api/generated/types.ts';
import { expect, test } from 'vitest';
import { inJakarta } from '../../lib/jakarta.ts';
import { type Ending, plannedReminders, remindAt } from './plan.ts';

const HOUR_MS = 3_600_000;
const inZone = (hours: number) => () => hours * HOUR_MS;
const at = (wib: string): number => Date.parse(`${wib}+07:00`);
const NOW = at('2026-11-01T12:00:00');
const ending = (validEnd: string, couponId = 'W1'): Ending => ({
  couponId: asId(couponId),
  name: couponId,
  validEnd: at(validEnd),
});
const times = (endings: Ending[], nowMs = NOW): string[] =>
  plannedReminders(endings, nowMs, inZone(7)).map(
    ({ atMs, daysLeft }) => `${daysLeft ?? 'begins'}: ${inJakarta(atMs).slice(0, 16)}`,
  );

test('seven, three and one days before the end', () => {
  expect(times([ending('2026-11-20T15:30:00')])).toEqual([
    '7: 2026-11-13T15:30',
    '3: 2026-11-17T15:30',
    '1: 2026-11-19T15:30',
  ]);
});

test.each([
  ['2026-11-20T23:59:59', '2026-11-19T20:00'],
  ['2026-11-20T21:00:00', '2026-11-19T20:00'],
  ['2026-11-20T20:59:00', '2026-11-19T20:59'],
  ['2026-11-20T07:59:00', '2026-11-19T08:00'],
  ['2026-11-20T08:00:00', '2026-11-19T08:00'],
  ['2026-11-20T00:30:00', '2026-11-19T08:00'],
])('quiet hours: what ends at %s reminds at %s', (validEnd, expected) => {
  expect(times([ending(validEnd)]).at(-1)).toBe(`1: ${expected}`);
});

const ENDS = ['00:00:00', '00:30:00', '06:30:00', '08:00:00', '12:00:00', '18:59:59', '20:59:59']
  .concat(['21:00:00', '22:00:00', '23:00:00', '23:59:59'])
  .map((time) => [time] as const);

const ZONES = Array.from({ length: 27 }, (_, at) => [at - 12] as const);

test.each(ZONES)('on a phone at UTC %i hours no reminder is late, at night or untrue', (hours) => {
  for (const [time] of ENDS)
    for (const daysBefore of [7, 3, 1]) {
      const validEnd = at(`2026-11-20T${time}`);
      const atMs = remindAt(validEnd, daysBefore, inZone(hours));
      const local = new Date(atMs + hours * HOUR_MS).getUTCHours();
      expect([local >= 8 && local < 21, time]).toEqual([true, time]);
      const shown = inJakarta(atMs).slice(0, 10);
      expect([shown, time]).toEqual([`2026-11-${20 - daysBefore}`, time]);
    }
  const said = plannedReminders([ending('2026-11-20T23:59:59')], NOW, inZone(hours));
  expect(said.map(({ daysLeft }) => daysLeft)).toEqual([7, 3, 1]);
});

test('by the phone’s own zone when none is given', () => {
  const local = new Date(remindAt(at('2026-11-20T23:59:59'), 1)).getHours();
  expect(local).toBeGreaterThanOrEqual(8);
  expect(local).toBeLessThan(21);
});

test('what begins is told once all of the day have begun, and of what ends before not at all', () => {
  const begins = (couponId: CouponId, start: string, end: string): Ending => ({
    ...ending(end, couponId),
    validStart: at(start),
  });
  const planned = plannedReminders(
    [
      begins(asId('W1'), '2026-11-03T22:00:00', '2026-11-30T12:00:00'),
      begins(asId('W2'), '2026-11-04T15:00:00', '2026-11-30T12:00:00'),
      begins(asId('W3'), '2026-11-04T09:00:00', '2026-11-04T14:00:00'),
    ],
    NOW,
    inZone(7),
  );
  const first = planned.find(({ daysLeft }) => daysLeft === undefined);
  expect(inJakarta(first?.atMs ?? 0).slice(0, 16)).toBe('2026-11-04T15:00');
  expect(first?.endings.map(({ couponId }) => couponId)).toEqual(['W1', 'W2']);
});

test('what is past is left out', () => {
  const endings = [ending('2026-11-20T15:30:00')];
  expect(times(endings, at('2026-11-17T15:30:00'))).toEqual(['1: 2026-11-19T15:30']);
  expect(times(endings, at('2026-11-21T00:00:00'))).toEqual([]);
});

test('vouchers that end on the same day share a notification', () => {
  const shared = plannedReminders(
    [ending('2026-11-20T23:59:59', 'W1'), ending('2026-11-20T10:30:00', 'W2')],
    NOW,
    inZone(7),
  );
  expect(shared.map(({ endings }) => endings.map(({ couponId }) => couponId))).toEqual([
    ['W1', 'W2'],
    ['W1', 'W2'],
    ['W1', 'W2'],
  ]);
  expect(new Set(shared.map(({ key }) => key)).size).toBe(3);
});
