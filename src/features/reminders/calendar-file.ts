/** Events for a calendar: the end of a voucher (B4), the beginning of a flash sale (discovery 3). */
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

/** With an alarm 7 days, 3 days and 1 day before, when notifications would come too. */
export function calendarFile(
  { couponId, title, note, place, validEnd }: CalendarEvent,
  nowMs: number,
  offsetAt?: OffsetAt,
): Blob {
  const startMs = validEnd - HOUR_MS;
  const alarms = DAYS_BEFORE.map((days) => ({
    words: text('reminder.title', { days }),
    beforeMs: startMs - remindAt(validEnd, days, offsetAt),
  }));
  return eventFile({ id: couponId, title, note, place, startMs, endMs: validEnd, alarms }, nowMs);
}

interface FileEvent {
  /** The same again replaces the event instead of doubling it. */
  id: string;
  title: string;
  note: string;
  place: string;
  /** Milliseconds since the epoch. */
  startMs: number;
  endMs: number;
  /** Before the event's start. */
  alarms: readonly { words: string; beforeMs: number }[];
}

/**
 * An iCalendar file (RFC 5545). A later file replaces an earlier one of any device: no state is kept, so
 * the sequence is the time at which the file was made.
 */
export function eventFile(
  { id, title, note, place, startMs, endMs, alarms }: FileEvent,
  nowMs: number,
): Blob {
  const madeAt = new Date(nowMs);
  const calendar = ical({ prodId: { company: 'Jajan', product: 'Jajan' } });
  calendar.createEvent({
    id: `${id}@jajan`,
    sequence: Math.max(0, Math.floor((nowMs - FIRST_MS) / 1000)),
    stamp: madeAt,
    lastModified: madeAt,
    start: new Date(startMs),
    end: new Date(endMs),
    summary: printable(title),
    description: printable(note),
    location: printable(place),
    alarms: alarms.map(
      ({ words, beforeMs }) =>
        ({
          type: 'display',
          trigger: Math.round(beforeMs / 1000),
          description: words,
        }) as never,
    ),
  });
  // The generator leaves out the end of the last line, without which Outlook refuses the file.
  const content = `${calendar.toString().trimEnd()}${LINE_END}`;
  return new Blob([content], { type: 'text/calendar;charset=utf-8' });
}

/** Without control characters, which RFC 5545 forbids in a text; line ends stay, as one kind. */
function printable(words: string): string {
  return words.replaceAll(/\r\n?|[\u0085\u2028\u2029]/gu, '\n').replaceAll(/(?!\n)\p{Cc}/gu, '');
}
