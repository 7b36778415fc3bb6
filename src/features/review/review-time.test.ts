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
    expect(reviewTime(NOW - ageMs, NOW, 'id-ID', 'Asia/Jakarta')).toEqual(expected);
  });

  it.each([
    ['id-ID', '01 Agu 2026'],
    ['en-US', '01 Aug 2026'],
    ['zh-CN', '2026年8月1日'],
  ] as const)('%s writes %s', (locale, expected) => {
    expect(dateText(Date.UTC(2026, 7, 1) / (24 * HOUR), locale)).toBe(expected);
  });

  it('gives no text for an invalid time', () => expect(dateText(8.7e15, 'id-ID')).toBe(''));

  // Written at 16:30 UTC on 19 Nov: 23:30 in Jakarta, but past midnight in the east of Indonesia.
  const WRITTEN = Date.UTC(2026, 10, 19, 16, 30);
  it.each([
    ['Asia/Jakarta', { kind: 'date', date: '19 Nov 2026' }],
    ['Asia/Makassar', { kind: 'yesterday' }],
    ['Asia/Jayapura', { kind: 'yesterday' }],
    ['', { kind: 'date', date: '19 Nov 2026' }],
  ] as const)('days are those of the store: %s', (timeZone, expected) => {
    expect(reviewTime(WRITTEN, NOW, 'id-ID', timeZone)).toEqual(expected);
  });

  // Now 23:20 on 20 Nov in Makassar, and 00:20 of the next day in Jayapura.
  it.each([
    ['Asia/Makassar', { kind: 'yesterday' }],
    ['Asia/Jayapura', { kind: 'date', date: '19 Nov 2026' }],
  ] as const)('and so is today: %s', (timeZone, expected) => {
    const now = Date.UTC(2026, 10, 20, 15, 20);
    expect(reviewTime(Date.UTC(2026, 10, 19, 10), now, 'id-ID', timeZone)).toEqual(expected);
  });
});
