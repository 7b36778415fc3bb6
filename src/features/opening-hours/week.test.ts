// @vitest-environment node
import { describe, expect, it, test } from 'vitest';
import type { DayPartTime } from '../../api/generated/types.ts';
import { clockText, dayNumberOf, dayOf, minuteOf, storeTime } from './store-time.ts';
import { timingsOf } from './TimingsList.tsx';
import { nextTimes, openingAt, weekSpans } from './week.ts';

function part(day: number, times: string, more: Partial<DayPartTime> = {}): DayPartTime {
  const [startTime = '', endTime = ''] = times.split('-');
  return { dayPartCode: String(day), startTime, endTime, isBusinessHours: true, ...more };
}

const everyDay = [1, 2, 3, 4, 5, 6, 7];

function at(day: number, time: string) {
  return { day, dayNumber: 0, minute: minuteOf(time) ?? -1 };
}

/** `open until`, `closed until day time`, or without a time. */
function seen(parts: DayPartTime[], day: number, time: string, channelCode?: number): string {
  const state = openingAt(
    weekSpans(parts, channelCode === undefined ? [] : [channelCode]),
    at(day, time),
  );
  if (state.isOpen) return `open ${state.closesAt ?? 'always'}`;
  if (!state.opensAt) return 'closed';
  return `closed ${state.opensToday ? 'today' : state.opensOnDay} ${state.opensAt}`;
}

const lunchAndDinner = [1, 2].flatMap((day) => [
  part(day, '10:00-14:00'),
  part(day, '17:00-22:00'),
]);

test('for several services it is open when one of them is', () => {
  const parts = [
    part(1, '10:00-22:00'),
    part(1, '11:00-13:00', { channelCode: 1 }),
    part(1, '12:00-15:00', { channelCode: 2 }),
  ];
  const minutes = (times: string) => times.split('-').map((time) => minuteOf(time) ?? -1);
  const spansOf = (services: number[]) =>
    weekSpans(parts, services).map(({ start, end }) => [start, end]);
  expect(spansOf([1])).toEqual([minutes('11:00-13:00')]);
  expect(spansOf([1, 2])).toEqual([minutes('11:00-15:00')]);
  // Dine-in has no hours of its own.
  expect(spansOf([1, 3])).toEqual([minutes('10:00-22:00')]);
});

test.each<[string, DayPartTime[], number, string, string]>([
  ['before the first', lunchAndDinner, 1, '09:59', 'closed today 10:00'],
  ['at its first minute', lunchAndDinner, 1, '10:00', 'open 14:00'],
  ['in the break', lunchAndDinner, 1, '14:00', 'closed today 17:00'],
  ['after the last', lunchAndDinner, 1, '22:00', 'closed 2 10:00'],
  ['for days', lunchAndDinner, 5, '12:00', 'closed 1 10:00'],
  ['past midnight', [part(7, '18:00-02:00')], 7, '23:00', 'open 02:00'],
  ['into the next week', [part(7, '18:00-02:00')], 1, '01:59', 'open 02:00'],
  ['until its last minute', [part(7, '18:00-02:00')], 1, '02:00', 'closed 7 18:00'],
  ['around the clock', everyDay.map((day) => part(day, '00:00-24:00')), 3, '03:00', 'open always'],
  [
    'around the clock as 00:00',
    everyDay.map((day) => part(day, '00:00-00:00')),
    7,
    '23:59',
    'open always',
  ],
  [
    'touching parts are one',
    [part(1, '08:00-12:00'), part(1, '12:00-20:00')],
    1,
    '09:00',
    'open 20:00',
  ],
  ['in any order', [part(1, '12:00-20:00'), part(1, '08:00-12:00')], 1, '09:00', 'open 20:00'],
  [
    'touching at the end of the week',
    [part(7, '18:00-24:00'), part(1, '00:00-02:00')],
    7,
    '23:00',
    'open 02:00',
  ],
  ['from the midnight of one day', [part(1, '00:00-05:00')], 1, '01:00', 'open 05:00'],
  [
    'closed parts do not open',
    [part(1, '08:00-12:00', { isBusinessHours: false })],
    1,
    '09:00',
    'closed',
  ],
  ['no hours at all', [], 1, '09:00', 'closed'],
  [
    'hours that are none',
    [part(1, 'x-10:00'), part(1, '08:00-x'), part(0, '08:00-12:00'), part(8, '08:00-12:00')],
    1,
    '09:00',
    'closed',
  ],
])('%s', (_name, parts, day, time, words) => {
  expect(seen(parts, day, time)).toBe(words);
});

test.each<[string, DayPartTime[], number, string, string[]]>([
  ['open', [part(1, '08:00-12:00'), part(1, '14:00-20:00')], 1, '09:00', []],
  [
    'what is left of today',
    [part(1, '08:00-12:00'), part(1, '14:00-20:00')],
    1,
    '13:00',
    ['14:00–20:00'],
  ],
  [
    'all of today',
    [part(1, '08:00-12:00'), part(1, '14:00-20:00')],
    1,
    '07:00',
    ['08:00–12:00', '14:00–20:00'],
  ],
  [
    'of the day that comes',
    [part(1, '08:00-12:00'), part(3, '10:00-14:00'), part(3, '17:00-01:00')],
    1,
    '12:00',
    ['10:00–14:00', '17:00–01:00'],
  ],
  [
    'of that day alone, from its midnight',
    [part(2, '00:00-05:00'), part(3, '00:00-02:00'), part(4, '10:00-14:00')],
    1,
    '12:00',
    ['00:00–05:00'],
  ],
  ['over the end of the week', [part(1, '08:00-12:00')], 7, '12:00', ['08:00–12:00']],
  ['a week from now', [part(1, '08:00-12:00')], 1, '12:00', ['08:00–12:00']],
  ['round the clock from then', [part(2, '00:00-00:00')], 1, '12:00', []],
  ['never', [], 1, '12:00', []],
])('the next opening times: %s', (_name, parts, day, time, words) => {
  expect(nextTimes(weekSpans(parts), at(day, time))).toEqual(words);
});

test("a service's own hours take precedence over the general ones", () => {
  const parts = [part(1, '08:00-22:00'), part(1, '11:00-20:00', { channelCode: 1 })];
  expect(seen(parts, 1, '09:00')).toBe('open 22:00');
  expect(seen(parts, 1, '09:00', 1)).toBe('closed today 11:00');
  expect(seen(parts, 1, '09:00', 2)).toBe('open 22:00');
});

test('where the store has hours, a service that runs longer does not open it', () => {
  const parts = [part(1, '08:00-22:00'), part(1, '06:00-23:00', { channelCode: 1 })];
  expect(seen(parts, 1, '07:00')).toBe('closed today 08:00');
  expect(seen(parts, 1, '07:00', 1)).toBe('open 23:00');
});

test('where only services have hours, any of them opens the store', () => {
  expect(seen([part(1, '11:00-20:00', { channelCode: 1 })], 1, '12:00')).toBe('open 20:00');
});

describe('the store has its own time', () => {
  // 2026-11-21 16:30 UTC, a Saturday.
  const nowMs = Date.UTC(2026, 10, 21, 16, 30);
  it.each([
    ['Asia/Jakarta', 6, '23:30'],
    ['Asia/Makassar', 7, '00:30'],
    ['Asia/Jayapura', 7, '01:30'],
    ['Europe/Paris', 6, '23:30'],
  ])('%s', (zone, day, time) => {
    const now = storeTime(nowMs, zone);
    expect([now.day, clockText(now.minute)]).toEqual([day, time]);
  });
  it('knows dates', () => {
    expect(dayNumberOf('1970-01-05')).toBe(4);
    expect(dayOf(4)).toBe(1);
    expect(dayNumberOf('2026-11-21')).toBe(storeTime(nowMs, 'Asia/Jakarta').dayNumber);
    expect(dayNumberOf('soon')).toBeUndefined();
  });
});

describe('outlet timings', () => {
  it('has two ranges on a line at most', () => {
    const given = ['18:00-01:00', '06:00-08:00', '10:00-12:00', 'x-12:00', '10:00-x'];
    const parts = given.map((times) => part(2, times));
    const [general] = timingsOf(parts);
    expect(general?.days[1]?.lines).toEqual([['06:00–08:00', '10:00–12:00'], ['18:00–01:00']]);
    expect(general?.days[0]).toEqual({ day: 1, lines: [], isAllDay: false });
  });
  it('lists services with hours of their own, dine-in first', () => {
    const parts = [
      part(1, '11:00-20:00', { channelCode: 1 }),
      part(1, '10:00-21:00', { channelCode: 3 }),
      part(1, '00:00-24:00'),
    ];
    expect(timingsOf(parts).map(({ channelCode }) => channelCode)).toEqual([undefined, 3, 1]);
    expect(timingsOf(parts)[0]?.days[0]?.isAllDay).toBe(true);
    expect(timingsOf([part(1, '06:00-06:00')])[0]?.days[0]?.isAllDay).toBe(true);
    expect(timingsOf([part(1, '06:00-05:59')])[0]?.days[0]?.isAllDay).toBe(false);
  });
});
