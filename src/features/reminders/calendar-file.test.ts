import { expect, test } from 'vitest';
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
  expect(lines.filter((line) => line.startsWith('TRIGGER'))).toEqual([
    'TRIGGER:-P7D',
    'TRIGGER:-P3D',
    'TRIGGER:-P1D',
  ]);
});
