// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { dateText, reviewTime } from './review-time.ts';

/** 21 Nov 2026, 10:00 in Jakarta. */
const NOW = Date.UTC(2026, 10, 21, 3);
const HOUR = 3_600_000;

describe('merchant 9: review times', () => {
  it.each([
    ['from a clock that is ahead', -5 * 60_000, { kind: 'hours', hours: 1 }],
    ['just now', 0, { kind: 'hours', hours: 1 }],
    ['under two hours', 2 * HOUR - 1, { kind: 'hours', hours: 1 }],
    ['two hours', 2 * HOUR, { kind: 'hours', hours: 2 }],
    ['last evening, but under a day', 14 * HOUR, { kind: 'hours', hours: 14 }],
    ['one moment under a day', 24 * HOUR - 1, { kind: 'hours', hours: 23 }],
    ['a day', 24 * HOUR, { kind: 'yesterday' }],
    ['the first moment of yesterday', 34 * HOUR, { kind: 'yesterday' }],
    ['the last of the day before', 34 * HOUR + 1, { kind: 'date', date: '19 Nov 2026' }],
    ['months', 200 * 24 * HOUR, { kind: 'date', date: '05 Mei 2026' }],
  ] as const)('%s', (_name, ageMs, expected) => {
    expect(reviewTime(NOW - ageMs, NOW, 'id-ID')).toEqual(expected);
  });

  it.each([
    ['id-ID', '01 Agu 2026'],
    ['en-US', '01 Aug 2026'],
    ['zh-CN', '2026年8月1日'],
  ] as const)('%s writes %s, by the day in Jakarta', (locale, expected) => {
    // 23:30 on the day before in UTC.
    expect(dateText(Date.UTC(2026, 6, 31, 17, 30), locale)).toBe(expected);
  });

  it('says nothing of a time that is none', () => expect(dateText(8.7e15, 'id-ID')).toBe(''));
});
