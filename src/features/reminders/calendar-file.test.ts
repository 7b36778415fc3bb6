import { expect, test } from 'vitest';
import { inJakarta } from '../../lib/jakarta.ts';
import { calendarFile } from './calendar-file.ts';

test('the event ends when the voucher ends, with three alarms and escaped text', async () => {
  const file = calendarFile({
    couponId: 'W7',
    title: 'Voucher; bakmi, pedas',
    note: 'Bakmi Atong',
    place: 'Jl. Sabang 1',
    validEnd: Date.parse('2026-12-31T16:59:59Z'),
  });
  expect(file.type).toContain('text/calendar');
  const lines = (await file.text()).split('\r\n');
  expect(lines).toContain('UID:W7@jajan');
  expect(lines).toContain('DTEND:20261231T165959Z');
  expect(lines).toContain('SUMMARY:Voucher\\; bakmi\\, pedas');
  expect(lines.filter((line) => line === 'BEGIN:VALARM')).toHaveLength(3);
});

/** When the alarms ring, and what they say. */
async function alarms(end: string, zone: number): Promise<string[]> {
  const validEnd = Date.parse(`${end}+07:00`);
  const event = { couponId: 'W7', title: 'T', note: 'N', place: 'P', validEnd };
  const lines = (await calendarFile(event, () => zone * 3_600_000).text()).split('\r\n');
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
