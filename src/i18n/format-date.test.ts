// @vitest-environment node
import { expect, test } from 'vitest';
import { formatClock, formatDate, formatMoment } from './format-date.ts';
import type { Locale } from './locale.ts';

test.each<[string, Locale, string]>([
  ['2026-11-05', 'id-ID', '05 Nov 2026'],
  ['2026-08-17', 'id-ID', '17 Agu 2026'],
  ['2026-05-01', 'en-US', '01 May 2026'],
  ['2026-05-01', 'zh-CN', '2026年5月1日'],
  ['soon', 'id-ID', 'soon'],
])('%s in %s is %s', (date, locale, words) => {
  expect(formatDate(date, locale)).toBe(words);
});

test.each<[Locale, string]>([
  ['id-ID', '27 Nov 2026, 00:05 WIB'],
  ['en-US', '27 Nov 2026, 00:05 WIB'],
  ['zh-CN', '2026年11月27日 00:05 WIB'],
])('a moment is that of Jakarta in %s', (locale, words) => {
  const atMs = Date.UTC(2026, 10, 26, 17, 5);
  expect(formatMoment(atMs, locale)).toBe(words);
  expect(formatClock(atMs)).toBe('00:05 WIB');
});
