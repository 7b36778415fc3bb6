// @vitest-environment node
import { describe, expect, it, test } from 'vitest';
import type { DayPartTime, VoucherUsage } from '../../api/generated/types.ts';
import { storeTime } from '../opening-hours/store-time.ts';
import { weekSpans } from '../opening-hours/week.ts';
import { MAX_NEAR_KM, type UsableInput, usableNow } from './usable-now.ts';

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];

function hours(times: string, days = EVERY_DAY): DayPartTime[] {
  const [startTime = '', endTime = ''] = times.split('-');
  return days.map((day) => ({
    dayPartCode: String(day),
    startTime,
    endTime,
    isBusinessHours: true,
  }));
}

const usage: VoucherUsage = {
  dayList: EVERY_DAY,
  blackoutDateList: [],
  validUntil: '2026-12-31',
  orderFoodTypeList: [3],
};

/** 2026-11-21 was a Saturday. `utc` is hours of that day, UTC. */
function input(change: Partial<UsableInput> = {}, utcHour = 5, zone = 'Asia/Jakarta'): UsableInput {
  const { openWeek = weekSpans(hours('10:00-22:00')), serviceWeek = openWeek } = change;
  return {
    usage,
    openWeek,
    serviceWeek,
    now: storeTime(Date.UTC(2026, 10, 21, 0, utcHour * 60), zone),
    isSoldOut: false,
    purchaseCode: 0,
    distanceKm: undefined,
    offeredServices: [3, 1],
    ...change,
  };
}

const usageWith = (change: Partial<VoucherUsage>) => ({ usage: { ...usage, ...change } });

/** One line for a table: `until 22:00`, `closed -> +1 day 7 10:00`. */
function said(given: UsableInput): string {
  const answer = usableNow(given);
  if (answer.isUsable)
    return `until ${answer.until ?? '-'}${answer.perVisitLimit ? ` x${answer.perVisitLimit}` : ''}`;
  const { from } = answer;
  return answer.reason + (from ? ` -> +${from.inDays} day ${from.day} ${from.time}` : '');
}

test.each<[string, UsableInput, string]>([
  // 12:00 in Jakarta.
  ['everything holds', input(), 'until 22:00'],
  ['per visit', input(usageWith({ perVisitLimit: 2 })), 'until 22:00 x2'],
  ['round the clock', input({ openWeek: weekSpans(hours('00:00-24:00')) }), 'until -'],
  [
    "the voucher's hours end first",
    input(usageWith({ startTime: '11:00', endTime: '14:00' })),
    'until 14:00',
  ],
  // Most permanent first.
  ['sold out', input({ isSoldOut: true, purchaseCode: 1 }), 'sold-out'],
  ['as many as one may', input({ purchaseCode: 1 }), 'limit-reached'],
  ['another group', input({ purchaseCode: 2 }), 'not-for-user'],
  ['not yet on sale', input({ purchaseCode: 3 }), 'not-on-sale'],
  ['an unknown code', input({ purchaseCode: 9 }), 'not-for-user'],
  ['past its last day', input(usageWith({ validUntil: '2026-11-20' })), 'expired'],
  ['on its last day', input(usageWith({ validUntil: '2026-11-21' })), 'until 22:00'],
  ['a service that the store has not', input(usageWith({ orderFoodTypeList: [2] })), 'no-service'],
  ['any service', input(usageWith({ orderFoodTypeList: [] })), 'until 22:00'],
  // Time, with the next chance.
  [
    'a blackout date',
    input(usageWith({ blackoutDateList: ['2026-11-21'] })),
    'blackout -> +1 day 7 10:00',
  ],
  [
    'blackout dates in a row',
    input(usageWith({ blackoutDateList: ['2026-11-21', '2026-11-22'] })),
    'blackout -> +2 day 1 10:00',
  ],
  ['weekdays only', input(usageWith({ dayList: [1, 2, 3, 4, 5] })), 'day -> +2 day 1 10:00'],
  ['closed before it opens', input({}, 2), 'closed -> +0 day 6 10:00'],
  ['closed for the night', input({}, 15), 'closed -> +1 day 7 10:00'],
  [
    'closed today',
    input({ openWeek: weekSpans(hours('10:00-22:00', [1])) }),
    'closed -> +2 day 1 10:00',
  ],
  ['never open', input({ openWeek: [] }), 'closed'],
  [
    'before its hours',
    input(usageWith({ startTime: '14:00', endTime: '17:00' })),
    'hours -> +0 day 6 14:00',
  ],
  [
    'after its hours',
    input(usageWith({ startTime: '10:00', endTime: '11:30' })),
    'hours -> +1 day 7 10:00',
  ],
  [
    'its last day is over before the next chance',
    input(usageWith({ startTime: '10:00', endTime: '11:30', validUntil: '2026-11-21' })),
    'hours',
  ],
  // 15:00 in Jakarta.
  [
    'its service is over while the store is open',
    input({ serviceWeek: weekSpans(hours('10:00-14:00')) }, 8),
    'service-closed -> +1 day 7 10:00',
  ],
  [
    'its service goes on when the store has closed',
    input(
      { openWeek: weekSpans(hours('10:00-14:00')), serviceWeek: weekSpans(hours('10:00-22:00')) },
      8,
    ),
    'until 22:00',
  ],
  // Distance.
  ['near enough', input({ distanceKm: MAX_NEAR_KM }), 'until 22:00'],
  ['too far', input({ distanceKm: MAX_NEAR_KM + 0.1 }), 'far'],
  [
    'too far and closed: closed is what matters',
    input({ distanceKm: 99 }, 15),
    'closed -> +1 day 7 10:00',
  ],
])('%s', (_name, given, words) => {
  expect(said(given)).toBe(words);
});

describe('three zones at one moment', () => {
  // 14:30 UTC: 21:30, 22:30 and 23:30.
  it.each([
    ['Asia/Jakarta', 'until 22:00'],
    ['Asia/Makassar', 'closed -> +1 day 7 10:00'],
    ['Asia/Jayapura', 'closed -> +1 day 7 10:00'],
  ])('%s', (zone, words) => {
    expect(said(input({}, 14.5, zone))).toBe(words);
  });

  // 15:30 UTC: Saturday 22:30, Saturday 23:30, Sunday 00:30.
  it.each([
    ['Asia/Jakarta', 'until -'],
    ['Asia/Makassar', 'until -'],
    ['Asia/Jayapura', 'day -> +6 day 6 00:00'],
  ])('a voucher for Saturdays in %s', (zone, words) => {
    const openWeek = weekSpans(hours('00:00-24:00'));
    const given = input({ openWeek, ...usageWith({ dayList: [6] }) }, 15.5, zone);
    const answer = usableNow(given);
    expect(answer.isUsable ? 'until -' : said(given)).toBe(words);
  });
});

describe('past midnight', () => {
  const openWeek = weekSpans(hours('18:00-03:00'));
  const lateSaturday = usageWith({ dayList: [6], startTime: '20:00', endTime: '02:00' });
  // 18:00 UTC is Sunday 01:00 in Jakarta.
  it('the evening of an allowed day continues', () => {
    expect(said(input({ openWeek, ...lateSaturday }, 18))).toBe('until 02:00');
  });
  it('and ends with its own hours', () => {
    expect(said(input({ openWeek, ...lateSaturday }, 19))).toBe('day -> +6 day 6 20:00');
  });
});
