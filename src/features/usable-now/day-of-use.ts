/**
 * The day that a moment of use belongs to, and which of a voucher's own rules of time forbids it. B6.
 * The server's twin is `src-tauri/sandbox/src/store/coupons/day_of_use.rs`;
 * `tests/contract/usage-vectors.json` holds both to it.
 *
 * Invariant: all by the outlet's clock. An evening that runs past midnight belongs to the day on which it
 * began: its weekday and blackout date count until it ends.
 */
import type { VoucherUsage } from '../../api/generated/types.ts';
import {
  DAY_MINUTES,
  dayNumberOf,
  dayOf,
  minuteOf,
  type StoreTime,
} from '../opening-hours/store-time.ts';
import type { Span } from '../opening-hours/week.ts';

type UsageTimes = Pick<VoucherUsage, 'dayList' | 'blackoutDateList' | 'startTime' | 'endTime'>;

export interface DayOfUse {
  dayNumber: number;
  /** The longest-lasting rule that fails; undefined: none. */
  barredBy: 'blackout' | 'day' | 'hours' | undefined;
}

export function dayOfUse(usage: UsageTimes, { dayNumber: today, minute }: StoreTime): DayOfUse {
  const { start, end } = hoursOfUse(usage);
  const isLate = minute + DAY_MINUTES < end;
  const dayNumber = isLate ? today - 1 : today;
  const isWithin = isLate || (start <= minute && minute < end);
  const barredBy = barringDay(usage, dayNumber) ?? (isWithin ? undefined : 'hours');
  return { dayNumber, barredBy };
}

/** Minutes since a day's midnight; the end may be on the next day. */
export function hoursOfUse({ startTime, endTime }: UsageTimes): Span {
  const start = minuteOf(startTime) ?? 0;
  const end = minuteOf(endTime) ?? DAY_MINUTES;
  return { start, end: end <= start ? end + DAY_MINUTES : end };
}

/** Why nothing of this day can be used. */
export function barringDay(
  { dayList, blackoutDateList }: UsageTimes,
  dayNumber: number,
): 'blackout' | 'day' | undefined {
  if (blackoutDateList.some((date) => dayNumberOf(date) === dayNumber)) return 'blackout';
  return dayList.length === 0 || dayList.includes(dayOf(dayNumber)) ? undefined : 'day';
}
