/**
 * When a phone reminds of vouchers that end, and how many days are left then. B4: nothing is shown
 * from 21:00 until 08:00 where the phone is.
 *
 * Invariant: `daysLeft` is true at `atMs`, by the calendar of Asia/Jakarta that every date of a voucher
 * is shown by. Quiet hours move a reminder within its day and never into the next one.
 */
import type { CouponId } from '../../api/generated/types.ts';
import { daysBetween } from '../../lib/days-between.ts';
import { inJakarta } from '../../lib/jakarta.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
export const DAYS_BEFORE = [7, 3, 1] as const;
const FIRST_HOUR = 8;
const LAST_HOUR = 21;
/** What would come in the night comes in the evening before it: an hour before the quiet. */
const EVENING_HOUR = 20;

export interface Ending {
  couponId: CouponId;
  name: string;
  /** Milliseconds since the epoch; a start of one that can be used already is absent. */
  validEnd: number;
  validStart?: number;
  /** Its money returns when it ends; `ASKS`: once its buyer has said where to. */
  comesBack?: 'SURE' | 'ASKS';
}

/** One notification. A day has at most one for each distance to the end, and one for what begins. */
export interface Reminder {
  /** The date and the distance. */
  key: string;
  /** Milliseconds since the epoch. */
  atMs: number;
  /** When it appears; undefined: of what has begun. */
  daysLeft: number | undefined;
  endings: Ending[];
}

/** Milliseconds that clocks at the phone's place are ahead of UTC at that time. */
export type OffsetAt = (atMs: number) => number;

const phonesOffset: OffsetAt = (atMs) => -new Date(atMs).getTimezoneOffset() * MINUTE_MS;

/** The next ones, the earliest first. What is past or would come after the end is none. */
export function plannedReminders(
  endings: readonly Ending[],
  nowMs: number,
  offsetAt: OffsetAt = phonesOffset,
): Reminder[] {
  const planned = new Map<string, Reminder>();
  const plan = (ending: Ending, atMs: number, daysLeft: number | undefined): void => {
    if (atMs <= nowMs || atMs >= ending.validEnd) return;
    const key = `${inJakarta(atMs).slice(0, 10)} ${daysLeft ?? 0}`;
    const same = planned.get(key);
    if (!same) {
      planned.set(key, { key, atMs, daysLeft, endings: [ending] });
      return;
    }
    same.endings.push(ending);
    // Of what begins only the last of a day can say that all have begun.
    same.atMs = (daysLeft === undefined ? Math.max : Math.min)(same.atMs, atMs);
  };
  for (const ending of endings) {
    const { validStart, validEnd } = ending;
    if (validStart !== undefined) plan(ending, afterTheNight(validStart, offsetAt), undefined);
    for (const daysBefore of DAYS_BEFORE) {
      const atMs = remindAt(validEnd, daysBefore, offsetAt);
      plan(ending, atMs, daysBetween(atMs, validEnd));
    }
  }
  return [...planned.values()]
    .map((one) => ({ ...one, endings: one.endings.filter(({ validEnd }) => validEnd > one.atMs) }))
    .toSorted((a, b) => a.atMs - b.atMs);
}

/** So many days before the end, outside the quiet hours, and still on that day. */
export function remindAt(
  validEnd: number,
  daysBefore: number,
  offsetAt: OffsetAt = phonesOffset,
): number {
  const dueMs = validEnd - daysBefore * DAY_MS;
  const laterMs = afterTheNight(dueMs, offsetAt);
  return daysBetween(laterMs, validEnd) === daysBefore
    ? laterMs
    : laterMs - (FIRST_HOUR + 24 - EVENING_HOUR) * HOUR_MS;
}

/** The same moment, or 08:00 after it. */
function afterTheNight(atMs: number, offsetAt: OffsetAt): number {
  const localMs = atMs + offsetAt(atMs);
  const intoDayMs = localMs - Math.floor(localMs / DAY_MS) * DAY_MS;
  if (intoDayMs < FIRST_HOUR * HOUR_MS) return atMs - intoDayMs + FIRST_HOUR * HOUR_MS;
  if (intoDayMs < LAST_HOUR * HOUR_MS) return atMs;
  return atMs - intoDayMs + (FIRST_HOUR + 24) * HOUR_MS;
}
