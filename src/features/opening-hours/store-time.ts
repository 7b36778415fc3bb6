/**
 * The store's local time (decisions "Money, time, place"), never the phone's. Indonesia has three
 * zones without summer time, so a table is enough, and old web views need no zone data.
 */
export const DAY_MINUTES = 1440;
export const WEEK_MINUTES = 7 * DAY_MINUTES;

const MINUTE_MS = 60_000;
const DAY_MS = DAY_MINUTES * MINUTE_MS;

const OFFSET_HOURS: Readonly<Record<string, number>> = {
  'Asia/Jakarta': 7,
  'Asia/Makassar': 8,
  'Asia/Jayapura': 9,
};
const DEFAULT_OFFSET_HOURS = 7;

export interface StoreTime {
  /** Days since 1 January 1970, in the store's zone. */
  dayNumber: number;
  /** Monday 1 to Sunday 7. */
  day: number;
  /** Since midnight. */
  minute: number;
}

/** `timeZone` is an IANA name; one that is not of Indonesia counts as Asia/Jakarta. */
export function storeTime(nowMs: number, timeZone: string): StoreTime {
  const offsetHours = OFFSET_HOURS[timeZone] ?? DEFAULT_OFFSET_HOURS;
  const localMs = nowMs + offsetHours * 3_600_000;
  const dayNumber = Math.floor(localMs / DAY_MS);
  return {
    dayNumber,
    day: dayOf(dayNumber),
    minute: Math.floor((localMs - dayNumber * DAY_MS) / MINUTE_MS),
  };
}

/** Monday 1 to Sunday 7; 1 January 1970 was a Thursday. */
export function dayOf(dayNumber: number): number {
  return ((((dayNumber + 3) % 7) + 7) % 7) + 1;
}

/** `YYYY-MM-DD` as a day number; undefined when it is no date. */
export function dayNumberOf(date: string): number | undefined {
  const ms = /^\d{4}-\d\d-\d\d$/.test(date) ? Date.parse(`${date}T00:00:00Z`) : Number.NaN;
  return Number.isNaN(ms) ? undefined : Math.round(ms / DAY_MS);
}

/** Minutes since midnight of `HH:MM`, 0 to 1440; undefined when it is no time. */
export function minuteOf(time: string | null | undefined): number | undefined {
  const [, hours, minutes] = /^(\d\d):(\d\d)$/.exec(time ?? '') ?? [];
  if (hours === undefined || minutes === undefined) return undefined;
  const minute = Number(hours) * 60 + Number(minutes);
  return Number(minutes) < 60 && minute <= DAY_MINUTES ? minute : undefined;
}

/** `HH:MM`; 24:00 is 00:00. */
export function clockText(minute: number): string {
  const within = ((minute % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
  return [Math.floor(within / 60), within % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}
