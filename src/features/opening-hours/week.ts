/**
 * Whether a store is open, from its day parts alone (merchant 4 "Store open or closed"). The same
 * rule as the server's on cards; repeated here so that an open page notices the closing time.
 */
import type { BusinessState, DayPartTime } from '../../api/generated/types.ts';
import { clockText, DAY_MINUTES, minuteOf, type StoreTime, WEEK_MINUTES } from './store-time.ts';

/** Minutes since Monday 00:00, the end not included; may run past the week's end. */
export interface Span {
  start: number;
  end: number;
}

/**
 * When the store is open in a week, sorted, joined where spans touch. With services (1 delivery, 2
 * pick-up, 3 dine-in) it is when one of them is: by the service's own hours where it has any, else by
 * the hours of all.
 */
export function weekSpans(
  parts: readonly DayPartTime[],
  channelCodes: readonly number[] = [],
): Span[] {
  const open = parts.filter((part) => part.isBusinessHours);
  const general = open.filter((part) => (part.channelCode ?? undefined) === undefined);
  const ofAll = general.length > 0 ? general : open;
  const ofService = (code: number): DayPartTime[] => {
    const own = open.filter((part) => part.channelCode === code);
    return own.length > 0 ? own : ofAll;
  };
  const applicable = channelCodes.length > 0 ? channelCodes.flatMap(ofService) : ofAll;
  const spans = applicable
    .flatMap((part) => spanOf(part) ?? [])
    .sort((a, b) => a.start - b.start || a.end - b.end);
  const joined: Span[] = [];
  for (const span of spans) {
    const last = joined[joined.length - 1];
    if (last && span.start <= last.end) last.end = Math.max(last.end, span.end);
    else joined.push({ ...span });
  }
  return joined;
}

function spanOf({ dayPartCode, startTime, endTime }: DayPartTime): Span | undefined {
  const day = Number(dayPartCode);
  const start = minuteOf(startTime);
  const end = minuteOf(endTime);
  if (!(day >= 1 && day <= 7) || start === undefined || end === undefined) return undefined;
  const dayStart = (day - 1) * DAY_MINUTES;
  // Before its start: it ends on the next day.
  return { start: dayStart + start, end: dayStart + end + (end <= start ? DAY_MINUTES : 0) };
}

export function openingAt(spans: readonly Span[], { day, minute }: StoreTime): BusinessState {
  const now = (day - 1) * DAY_MINUTES + minute;
  const holding = spans
    // Sunday night may run into Monday, so last week's spans count as well.
    .flatMap((span) => [span, shifted(span, -WEEK_MINUTES)])
    .find(({ start, end }) => start <= now && now < end);
  if (holding) return { isOpen: true, opensToday: false, ...closing(spans, holding.end, now) };
  const next = spans
    .flatMap(({ start }) => [start, start + WEEK_MINUTES])
    .filter((start) => start > now)
    .sort((a, b) => a - b)[0];
  if (next === undefined) return { isOpen: false, opensToday: false };
  const nextDay = Math.floor(next / DAY_MINUTES);
  return {
    isOpen: false,
    opensAt: clockText(next),
    opensOnDay: (nextDay % 7) + 1,
    opensToday: nextDay === day - 1,
  };
}

/**
 * What is left of the day on which a closed store opens next, as `10:00–14:00`, in order; none while it
 * is open, where it never opens, and of what goes on for a day or more.
 */
export function nextTimes(spans: readonly Span[], time: StoreTime): string[] {
  const { isOpen, opensOnDay, opensToday } = openingAt(spans, time);
  if (isOpen || !opensOnDay) return [];
  const dayStart = (opensOnDay - 1) * DAY_MINUTES;
  const from = opensToday ? dayStart + time.minute : dayStart;
  return spans
    .filter(({ start }) => start >= from && start < dayStart + DAY_MINUTES)
    .filter(({ start, end }) => end - start < DAY_MINUTES)
    .map(({ start, end }) => `${clockText(start)}–${clockText(end)}`);
}

/** Spans that touch across the week's end are one. */
function closing(spans: readonly Span[], end: number, now: number): { closesAt?: string } {
  const [first] = spans;
  const goesOn = first && first.start + WEEK_MINUTES <= end;
  const closes = goesOn ? Math.max(end, first.end + WEEK_MINUTES) : end;
  const isAlways = spans.length === 1 && first?.start === 0 && first.end >= WEEK_MINUTES;
  return isAlways || closes - now >= WEEK_MINUTES ? {} : { closesAt: clockText(closes) };
}

export function shifted({ start, end }: Span, byMinutes: number): Span {
  return { start: start + byMinutes, end: end + byMinutes };
}
