/**
 * When a review was written, in relative words. Merchant 9 "Review times". Pure.
 *
 * Days are those of the store's zone, as its opening hours are, and never the phone's (decisions
 * "Money, time, place").
 */
import { formatDate } from '../../i18n/format-date.ts';
import type { Locale } from '../../i18n/locale.ts';
import { storeTime } from '../opening-hours/store-time.ts';
import { useLocale, useText } from '../../i18n/i18n.ts';
import { clock } from '../../lib/now.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

export type ReviewTime =
  /** Whole hours, from 1. */
  { kind: 'hours'; hours: number } | { kind: 'yesterday' } | { kind: 'date'; date: string };

/**
 * Merchant 9: under 2 hours 1 hour ago, under a day in hours, yesterday, else the date. `timeZone`: the
 * store's, as IANA names it.
 */
export function reviewTime(
  createMs: number,
  nowMs: number,
  locale: Locale,
  timeZone: string,
): ReviewTime {
  const ageMs = nowMs - createMs;
  // A recent review may be ahead of a slow clock.
  if (ageMs < 2 * HOUR_MS) return { kind: 'hours', hours: 1 };
  if (ageMs < DAY_MS) return { kind: 'hours', hours: Math.floor(ageMs / HOUR_MS) };
  const day = storeTime(createMs, timeZone).dayNumber;
  if (day === storeTime(nowMs, timeZone).dayNumber - 1) return { kind: 'yesterday' };
  return { kind: 'date', date: dateText(day, locale) };
}

/** Merchant 9: 'DD MMM YYYY', or as it is written in Chinese. `day`: since the epoch. */
export function dateText(day: number, locale: Locale): string {
  const there = new Date(day * DAY_MS);
  // Outside the range of Date.
  if (Number.isNaN(there.getTime())) return '';
  return formatDate(there.toISOString().slice(0, 10), locale);
}

/** `reviewTime` as text. It does not tick. */
export function useReviewTime(): (createMs: number, timeZone: string | null | undefined) => string {
  const text = useText();
  const locale = useLocale();
  return (createMs, timeZone) => {
    const time = reviewTime(createMs, clock.nowMs(), locale, timeZone ?? '');
    switch (time.kind) {
      case 'hours':
        return text('review.hoursAgo', { hours: time.hours });
      case 'yesterday':
        return text('review.yesterday');
      case 'date':
        return time.date;
    }
  };
}
