/** When a phone reminds of vouchers that end. B4: quiet hours are from 21:00 to 08:00. */
import { inJakarta } from '../../lib/jakarta.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const DAYS_BEFORE = [7, 3, 1] as const;
/** Of Asia/Jakarta: nothing is shown from 21:00 until 08:00. */
const FIRST_HOUR = 8;
const LAST_HOUR = 21;
/** iOS keeps 64 of an app. */
const MOST = 48;

export interface Ending {
  couponId: string;
  name: string;
  /** Milliseconds since the epoch; a start of one that can be used already is absent. */
  validEnd: number;
  validStart?: number;
  /** Its money comes back by itself when it ends. */
  comesBack?: boolean;
}

/** One notification. A day has at most one for each distance to the end, and one for what begins. */
export interface Reminder {
  /** Positive, 31 bits: the date and the distance. */
  id: number;
  /** Milliseconds since the epoch. */
  atMs: number;
  /** 0: it begins. */
  daysBefore: number;
  endings: Ending[];
}

/** The next ones, the earliest first. What is past or would come after the end is none. */
export function plannedReminders(endings: readonly Ending[], nowMs: number): Reminder[] {
  const planned = new Map<number, Reminder>();
  const plan = (ending: Ending, dueMs: number, daysBefore: number): void => {
    const atMs = outOfQuietHours(dueMs);
    if (atMs <= nowMs || atMs >= ending.validEnd) return;
    const id = Number(inJakarta(atMs).slice(0, 10).replaceAll('-', '')) * 10 + daysBefore;
    const same = planned.get(id);
    if (same) {
      same.endings.push(ending);
      same.atMs = Math.min(same.atMs, atMs);
    } else planned.set(id, { id, atMs, daysBefore, endings: [ending] });
  };
  for (const ending of endings) {
    if (ending.validStart !== undefined) plan(ending, ending.validStart, 0);
    for (const daysBefore of DAYS_BEFORE)
      plan(ending, ending.validEnd - daysBefore * DAY_MS, daysBefore);
  }
  return [...planned.values()].toSorted((a, b) => a.atMs - b.atMs).slice(0, MOST);
}

/** The same moment, or 08:00 after it. */
function outOfQuietHours(atMs: number): number {
  const hour = Number(inJakarta(atMs).slice(11, 13));
  if (hour >= FIRST_HOUR && hour < LAST_HOUR) return atMs;
  const intoHour = atMs % HOUR_MS;
  const hours = hour < FIRST_HOUR ? FIRST_HOUR - hour : FIRST_HOUR + 24 - hour;
  return atMs - intoHour + hours * HOUR_MS;
}
