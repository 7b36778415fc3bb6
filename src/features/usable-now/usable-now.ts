/**
 * Whether a voucher can be used at its store right now, and if not, why and when (B6).
 *
 * Invariant: "usable" is said only while every rule holds: stock, the buyer's limits, validity,
 * blackout dates, days, the hours of the store's services, the voucher's own hours, distance. The
 * reason given is the most permanent one; "when" is the first minute at which all rules of time
 * hold again. Pure: the time is a parameter, the result is data without texts.
 */
import type { VoucherUsage } from '../../api/generated/types.ts';
import {
  clockText,
  DAY_MINUTES,
  dayNumberOf,
  dayOf,
  type StoreTime,
  WEEK_MINUTES,
} from '../opening-hours/store-time.ts';
import { shifted, type Span } from '../opening-hours/week.ts';
import { barringDay, dayOfUse, hoursOfUse } from './day-of-use.ts';

/** Farther than the widest list of home by default (spec home 9) is too far for "now". */
export const MAX_NEAR_KM = 10;
/** A voucher that is not usable within this time says only why. */
const LOOK_AHEAD_DAYS = 14;

export interface UsableInput {
  usage: VoucherUsage;
  /** The store's opening hours, of `weekSpans`. */
  openWeek: readonly Span[];
  /** Those of the services that the voucher is for; all of the store's when it is for any. */
  serviceWeek: readonly Span[];
  now: StoreTime;
  isSoldOut: boolean;
  /** 0 purchasable, 1 limit reached, 2 not for this user, 3 not yet on sale. */
  purchaseCode: number;
  /** Undefined: the position is unknown, and distance is no rule. */
  distanceKm: number | undefined;
  /** 1 delivery, 2 pick-up, 3 dine-in, as far as the store offers them. */
  offeredServices: readonly number[];
}

export type UsableReason =
  | 'sold-out'
  | 'limit-reached'
  | 'not-for-user'
  | 'not-on-sale'
  | 'expired'
  | 'no-service'
  | 'blackout'
  | 'day'
  | 'closed'
  | 'service-closed'
  | 'hours'
  | 'far';

/** A moment in the store's zone. `inDays` is 0 today, 1 tomorrow. */
export interface UsableFrom {
  inDays: number;
  /** Monday 1 to Sunday 7. */
  day: number;
  time: string;
}

export type Usable =
  | { isUsable: true; until: string | undefined; perVisitLimit: number | undefined }
  | { isUsable: false; reason: UsableReason; from: UsableFrom | undefined };

export function usableNow(input: UsableInput): Usable {
  const { usage, now } = input;
  const never = finalReason(input);
  if (never) return { isUsable: false, reason: never, from: undefined };
  const windows = usableWindows(input);
  const minute = now.minute;
  const current = windows.find(({ start, end }) => start <= minute && minute < end);
  if (!current) {
    const next = windows.find(({ start }) => start > minute);
    return { isUsable: false, reason: reasonOfTime(input), from: next && fromOf(next.start, now) };
  }
  if (input.distanceKm !== undefined && input.distanceKm > MAX_NEAR_KM)
    return { isUsable: false, reason: 'far', from: undefined };
  const isEndless = current.end - minute >= DAY_MINUTES;
  return {
    isUsable: true,
    until: isEndless ? undefined : clockText(current.end),
    perVisitLimit: usage.perVisitLimit ?? undefined,
  };
}

/** Rules that do not depend on time. */
function finalReason(input: UsableInput): UsableReason | undefined {
  const { usage, now } = input;
  if (input.isSoldOut) return 'sold-out';
  if (input.purchaseCode === 1) return 'limit-reached';
  if (input.purchaseCode === 3) return 'not-on-sale';
  if (input.purchaseCode !== 0) return 'not-for-user';
  const lastDay = dayNumberOf(usage.validUntil);
  if (lastDay !== undefined && lastDay < now.dayNumber) return 'expired';
  const services = usage.orderFoodTypeList;
  const isServed =
    services.length === 0 ||
    input.offeredServices.length === 0 ||
    services.some((service) => input.offeredServices.includes(service));
  return isServed ? undefined : 'no-service';
}

/** Which time rule fails now, the longest-lasting first. */
function reasonOfTime({ usage, openWeek, serviceWeek, now }: UsableInput): UsableReason {
  const { barredBy } = dayOfUse(usage, now);
  if (barredBy === 'blackout' || barredBy === 'day') return barredBy;
  const minuteOfWeek = (now.day - 1) * DAY_MINUTES + now.minute;
  const isOpen = (week: readonly Span[]): boolean =>
    week.some(({ start, end }) =>
      [minuteOfWeek, minuteOfWeek + WEEK_MINUTES].some((at) => start <= at && at < end),
    );
  if (isOpen(serviceWeek)) return 'hours';
  return isOpen(openWeek) ? 'service-closed' : 'closed';
}

/** Minutes from today's midnight in which every rule of time holds, sorted, joined where they touch. */
function usableWindows({ usage, serviceWeek, now }: UsableInput): Span[] {
  const lastDay = dayNumberOf(usage.validUntil) ?? Number.POSITIVE_INFINITY;
  const hours = hoursOfUse(usage);
  const windows: Span[] = [];
  // From yesterday: its evening may run into today.
  for (let ahead = -1; ahead <= LOOK_AHEAD_DAYS; ahead++) {
    const dayNumber = now.dayNumber + ahead;
    if (dayNumber > lastDay || barringDay(usage, dayNumber)) continue;
    const dayStart = ahead * DAY_MINUTES;
    const own = shifted(hours, dayStart);
    const monday = dayStart - (dayOf(dayNumber) - 1) * DAY_MINUTES;
    for (const shift of [monday - WEEK_MINUTES, monday, monday + WEEK_MINUTES])
      for (const open of serviceWeek) add(windows, overlap(own, shifted(open, shift)));
  }
  return windows.sort((a, b) => a.start - b.start).reduce(join, []);
}

function overlap(a: Span, b: Span): Span {
  return { start: Math.max(a.start, b.start), end: Math.min(a.end, b.end) };
}

function add(windows: Span[], span: Span): void {
  if (span.start < span.end) windows.push(span);
}

function join(joined: Span[], span: Span): Span[] {
  const last = joined[joined.length - 1];
  if (!last || span.start > last.end) return [...joined, span];
  return [...joined.slice(0, -1), { start: last.start, end: Math.max(last.end, span.end) }];
}

function fromOf(minute: number, now: StoreTime): UsableFrom {
  const inDays = Math.floor(minute / DAY_MINUTES);
  return { inDays, day: dayOf(now.dayNumber + inDays), time: clockText(minute) };
}
