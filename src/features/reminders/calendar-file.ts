/** The end of a voucher as an event for a calendar. B4. */
import type { CouponId } from '../../api/generated/types.ts';
import ical from 'ical-generator';
import { text } from '../../i18n/i18n.ts';
import { DAYS_BEFORE, type OffsetAt, remindAt } from './plan.ts';

export interface CalendarEvent {
  couponId: CouponId;
  title: string;
  note: string;
  place: string;
  /** Milliseconds since the epoch: the event's end. */
  validEnd: number;
}

const HOUR_MS = 3_600_000;
const LINE_END = '\r\n';
/** Sequences count seconds from here: they fit an integer of RFC 5545 until 2094. */
const FIRST_MS = Date.UTC(2026, 0, 1);

/**
 * An iCalendar file (RFC 5545) with an alarm 7 days, 3 days and 1 day before, when notifications would
 * come too. An alarm counts from the event's start. A later file replaces an earlier one of
 * any device: no state is kept, so the sequence is the time at which the file was made.
 */
export function calendarFile(
  { couponId, title, note, place, validEnd }: CalendarEvent,
  nowMs: number,
  offsetAt?: OffsetAt,
): Blob {
  const startMs = validEnd - HOUR_MS;
  const madeAt = new Date(nowMs);
  const calendar = ical({ prodId: { company: 'Jajan', product: 'Jajan' } });
  calendar.createEvent({
    // The same file again replaces the event instead of doubling it.
    id: `${couponId}@jajan`,
    sequence: Math.max(0, Math.floor((nowMs - FIRST_MS) / 1000)),
    stamp: madeAt,
    lastModified: madeAt,
    start: new Date(startMs),
    end: new Date(validEnd),
    summary: printable(title),
    description: printable(note),
    location: printable(place),
    alarms: DAYS_BEFORE.map((days) => alarm(days, startMs - remindAt(validEnd, days, offsetAt))),
  });
  // The generator leaves out the end of the last line, without which Outlook refuses the file.
  const content = `${calendar.toString().trimEnd()}${LINE_END}`;
  return new Blob([content], { type: 'text/calendar;charset=utf-8' });
}

/** Without control characters, which RFC 5545 forbids in a text; line ends stay, as one kind. */
function printable(words: string): string {
  return words.replaceAll(/\r\n?|[\u0085\u2028\u2029]/gu, '\n').replaceAll(/(?!\n)\p{Cc}/gu, '');
}

function alarm(days: number, beforeMs: number): never {
  const description = text('reminder.title', { days });
  return { type: 'display', trigger: Math.round(beforeMs / 1000), description } as never;
}
