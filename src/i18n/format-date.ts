/**
 * Dates of the server, `YYYY-MM-DD`, formatted for display: `DD MMM YYYY`, or in Chinese order (merchant 9).
 * A table of our own, because the abbreviations of `Intl` differ between versions of web views.
 */
import { daysBetween } from '../lib/days-between.ts';
import { inJakarta } from '../lib/jakarta.ts';
import type { Locale } from './locale.ts';

const MONTHS: Readonly<Record<Exclude<Locale, 'zh-CN'>, string>> = {
  'id-ID': 'Jan Feb Mar Apr Mei Jun Jul Agu Sep Okt Nov Des',
  'en-US': 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
};

/** An invalid date is returned unchanged. */
export function formatDate(date: string, locale: Locale): string {
  const [, year, month = '', day = ''] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(date) ?? [];
  if (year === undefined) return date;
  if (locale === 'zh-CN') return `${year}年${Number(month)}月${Number(day)}日`;
  return `${day} ${MONTHS[locale].split(' ')[Number(month) - 1] ?? month} ${year}`;
}

/** Without the year, of a moment that everybody knows the year of: `3 Nov`. Milliseconds since the epoch. */
export function formatDay(atMs: number, locale: Locale): string {
  const [, month = '', day = ''] = inJakarta(atMs).slice(0, 10).split('-');
  if (locale === 'zh-CN') return `${Number(month)}月${Number(day)}日`;
  return `${Number(day)} ${MONTHS[locale].split(' ')[Number(month) - 1] ?? month}`;
}

/** Of a month, `YYYY-MM`: `Nov 2026`. An invalid one is returned unchanged. */
export function formatMonth(month: string, locale: Locale): string {
  const [, year, number = ''] = /^(\d{4})-(\d\d)$/.exec(month) ?? [];
  if (year === undefined) return month;
  if (locale === 'zh-CN') return `${year}年${Number(number)}月`;
  return `${MONTHS[locale].split(' ')[Number(number) - 1] ?? number} ${year}`;
}

/** Without the year, where the axis has no room for it: `Nov`, `11月`. */
export function formatShortMonth(month: string, locale: Locale): string {
  const name = formatMonth(month, locale);
  return locale === 'zh-CN' ? name.slice(name.indexOf('年') + 1) : (name.split(' ')[0] ?? name);
}

/** A moment as the user's clock in Jakarta shows it: `26 Nov 2026, 14:05 WIB`. Milliseconds since the epoch. */
export function formatMoment(atMs: number, locale: Locale): string {
  const date = formatDate(inJakarta(atMs).slice(0, 10), locale);
  return `${date}${locale === 'zh-CN' ? ' ' : ', '}${formatClock(atMs)}`;
}

/** Of today: `14:05 WIB`. */
export function formatClock(atMs: number): string {
  return `${inJakarta(atMs).slice(11, 16)} WIB`;
}

/** Of the next days, both in milliseconds since the epoch: `14:05 WIB` today, `27 Nov, 14:05 WIB` later. */
export function formatNextMoment(atMs: number, nowMs: number, locale: Locale): string {
  if (daysBetween(nowMs, atMs) === 0) return formatClock(atMs);
  return `${formatDay(atMs, locale)}${locale === 'zh-CN' ? ' ' : ', '}${formatClock(atMs)}`;
}
