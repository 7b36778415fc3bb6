import type { CouponId } from '../../api/generated/types.ts';
import { asId } from '../../api/ids.ts';
import { expect, test } from 'vitest';
import { inJakarta } from '../../lib/jakarta.ts';
import { type CalendarEvent, calendarFile } from './calendar-file.ts';

const NOW_MS = Date.parse('2026-11-26T04:00:00Z');
const EVENT: CalendarEvent = {
  couponId: asId<CouponId>('W7'),
  title: 'T',
  note: 'N',
  place: 'P',
  validEnd: Date.parse('2026-12-31T16:59:59Z'),
};

test('the event ends when the voucher ends, with three alarms and escaped text', async () => {
  const file = calendarFile(
    {
      couponId: asId<CouponId>('W7'),
      title: 'Voucher; bakmi, pedas',
      note: 'Bakmi Atong',
      place: 'Jl. Sabang 1',
      validEnd: Date.parse('2026-12-31T16:59:59Z'),
    },
    NOW_MS,
  );
  expect(file.type).toContain('text/calendar');
  const lines = (await file.text()).split('\r\n');
  expect(lines).toContain('UID:W7@jajan');
  expect(lines).toContain('DTEND:20261231T165959Z');
  expect(lines).toContain('SUMMARY:Voucher\\; bakmi\\, pedas');
  expect(lines.filter((line) => line === 'BEGIN:VALARM')).toHaveLength(3);
});

test('every line ends, none has a control character, and none is longer than 75 octets', async () => {
  const hostile = 'a\u0007b\u0000\u001B\u007F\tc\r\nd\re\u2028f🍜'.repeat(12);
  const event = { ...EVENT, title: hostile, note: hostile, place: hostile };
  const content = await calendarFile(event, NOW_MS).text();
  expect(content.endsWith('END:VCALENDAR\r\n')).toBe(true);
  const lines = content.slice(0, -2).split('\r\n');
  expect(lines.filter((line) => /\p{Cc}/u.test(line))).toEqual([]);
  expect(lines.filter((line) => new TextEncoder().encode(line).length > 75)).toEqual([]);
  const unfolded = content.replaceAll('\r\n ', '');
  expect(unfolded).toContain(`SUMMARY:${'abc\\nd\\ne\\nf🍜'.repeat(12)}\r\n`);
});

test('a later file replaces an earlier one, by the time that it is given', async () => {
  const fields = async (event: CalendarEvent, nowMs: number) => {
    const lines = (await calendarFile(event, nowMs).text()).split('\r\n');
    const of = (name: string) => lines.find((line) => line.startsWith(`${name}:`))?.split(':')[1];
    return {
      uid: of('UID'),
      rank: Number(of('SEQUENCE')),
      at: of('LAST-MODIFIED'),
      stamp: of('DTSTAMP'),
    };
  };
  const first = await fields(EVENT, NOW_MS);
  const moved = await fields({ ...EVENT, place: 'Jl. Sabang 2' }, NOW_MS + 1000);
  expect(first).toMatchObject({ at: '20261126T040000Z', stamp: '20261126T040000Z' });
  expect(moved).toEqual({
    ...first,
    rank: first.rank + 1,
    at: '20261126T040001Z',
    stamp: '20261126T040001Z',
  });
  // Far ahead it is still an integer that calendars take.
  const late = await fields(EVENT, Date.UTC(2093, 0, 1));
  expect(late.rank).toBeLessThan(2 ** 31);
});

/** When the alarms ring, and what they say. */
async function alarms(end: string, zone: number): Promise<string[]> {
  const validEnd = Date.parse(`${end}+07:00`);
  const event = { couponId: asId<CouponId>('W7'), title: 'T', note: 'N', place: 'P', validEnd };
  const lines = (await calendarFile(event, NOW_MS, () => zone * 3_600_000).text()).split('\r\n');
  return lines.flatMap((line, at) => {
    const [, days = 0, hours = 0, minutes = 0, seconds = 0] =
      /^TRIGGER:-P(?:(\d+)D)?T?(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?$/.exec(line) ?? [];
    if (!line.startsWith('TRIGGER')) return [];
    const beforeS = ((Number(days) * 24 + Number(hours)) * 60 + Number(minutes)) * 60;
    const atMs = validEnd - 3_600_000 - (beforeS + Number(seconds)) * 1000;
    return [`${inJakarta(atMs).slice(0, 16)} ${lines[at + 1] ?? ''}`];
  });
}

test.each([
  ['2026-12-31T23:59:59', 7, ['24T20:00', '28T20:00', '30T20:00']],
  // The evening of a phone in Jayapura is two hours earlier.
  ['2026-12-31T23:59:59', 9, ['24T18:00', '28T18:00', '30T18:00']],
  ['2026-12-31T12:00:00', 8, ['24T12:00', '28T12:00', '30T12:00']],
  ['2026-12-31T06:00:00', 8, ['24T07:00', '28T07:00', '30T07:00']],
])('what ends at %s rings outside the night of UTC+%i, on its day', async (end, zone, times) => {
  expect(await alarms(end, zone)).toEqual(
    times.map((time) => `2026-12-${time} DESCRIPTION:reminder.title`),
  );
});
