/** What the outlet timings sheet lists. Merchant 2 "Popups": up to 2 time ranges per line. */
import type { DayPartTime } from '../../api/generated/types.ts';
import { clockText, DAY_MINUTES, minuteOf } from './store-time.ts';

const RANGES_PER_LINE = 2;

interface Range {
  start: number;
  end: number;
}

export interface DayTimings {
  /** Monday 1 to Sunday 7. */
  day: number;
  /** `10:00–14:00` twice at most on a line; none: closed that day. */
  lines: string[][];
  isAllDay: boolean;
}

export interface Timings {
  /** 1 delivery, 2 pick-up, 3 dine-in; undefined: the hours of everything else. */
  channelCode: number | undefined;
  days: DayTimings[];
}

/** The general hours first, then services that have hours of their own, in the spec's order. */
export function timingsOf(parts: readonly DayPartTime[]): Timings[] {
  const open = parts.filter(({ isBusinessHours }) => isBusinessHours);
  return [undefined, 3, 1, 2].flatMap((channelCode) => {
    const own = open.filter((part) => (part.channelCode ?? undefined) === channelCode);
    if (own.length === 0) return [];
    return [{ channelCode, days: [1, 2, 3, 4, 5, 6, 7].map((day) => dayTimings(own, day)) }];
  });
}

function dayTimings(parts: readonly DayPartTime[], day: number): DayTimings {
  const ranges = parts
    .filter(({ dayPartCode }) => dayPartCode === String(day))
    .flatMap(({ startTime, endTime }): Range[] => {
      const start = minuteOf(startTime);
      const end = minuteOf(endTime);
      if (start === undefined || end === undefined) return [];
      return [{ start, end: end <= start ? end + DAY_MINUTES : end }];
    })
    .sort((a, b) => a.start - b.start);
  const isAllDay = ranges.some(({ start, end }) => end - start >= DAY_MINUTES);
  const words = ranges.map(({ start, end }) => `${clockText(start)}–${clockText(end)}`);
  const lines: string[][] = [];
  for (let at = 0; at < words.length; at += RANGES_PER_LINE)
    lines.push(words.slice(at, at + RANGES_PER_LINE));
  return { day, lines, isAllDay };
}
