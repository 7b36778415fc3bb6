/** The end of a voucher as an event for a calendar. B4. */
import ical from 'ical-generator';
import { text } from '../../i18n/i18n.ts';
import { DAYS_BEFORE, type OffsetAt, remindAt } from './plan.ts';

export interface CalendarEvent {
  couponId: string;
  title: string;
  note: string;
  place: string;
  /** Milliseconds since the epoch: the event's end. */
  validEnd: number;
}

const HOUR_MS = 3_600_000;

/**
 * An iCalendar file (RFC 5545) with an alarm 7 days, 3 days and 1 day before, when notifications would
 * come too. An alarm counts from the event's start.
 */
export function calendarFile(
  { couponId, title, note, place, validEnd }: CalendarEvent,
  offsetAt?: OffsetAt,
): Blob {
  const startMs = validEnd - HOUR_MS;
  const calendar = ical({ prodId: { company: 'Jajan', product: 'Jajan' } });
  calendar.createEvent({
    // The same file again replaces the event instead of doubling it.
    id: `${couponId}@jajan`,
    start: new Date(startMs),
    end: new Date(validEnd),
    summary: title,
    description: note,
    location: place,
    alarms: DAYS_BEFORE.map((days) => alarm(days, startMs - remindAt(validEnd, days, offsetAt))),
  });
  return new Blob([calendar.toString()], { type: 'text/calendar;charset=utf-8' });
}

function alarm(days: number, beforeMs: number): never {
  const description = text('reminder.title', { days });
  return { type: 'display', trigger: Math.round(beforeMs / 1000), description } as never;
}
