/** The end of a voucher as an event for a calendar. B4. */
import ical from 'ical-generator';

export interface CalendarEvent {
  couponId: string;
  title: string;
  note: string;
  place: string;
  /** Milliseconds since the epoch: the event's end. */
  validEnd: number;
}

const HOUR_MS = 3_600_000;
const DAY_S = 86_400;

/** An iCalendar file (RFC 5545) with an alarm 7 days, 3 days and 1 day before. */
export function calendarFile({ couponId, title, note, place, validEnd }: CalendarEvent): Blob {
  const calendar = ical({ prodId: { company: 'Jajan', product: 'Jajan' } });
  calendar.createEvent({
    // The same file again replaces the event instead of doubling it.
    id: `${couponId}@jajan`,
    start: new Date(validEnd - HOUR_MS),
    end: new Date(validEnd),
    summary: title,
    description: note,
    location: place,
    alarms: [7, 3, 1].map((days) => ({ type: 'display', trigger: days * DAY_S }) as never),
  });
  return new Blob([calendar.toString()], { type: 'text/calendar;charset=utf-8' });
}
