import { expect, test } from 'vitest';
import { daysBetween } from './days-between.ts';

const at = (text: string): number => Date.parse(`${text}+07:00`);

test.each([
  ['2026-11-26T11:00:00', '2026-11-26T23:59:59', 0],
  ['2026-11-26T23:59:59', '2026-11-27T00:00:00', 1],
  ['2026-11-26T00:00:00', '2026-12-03T23:59:59', 7],
  ['2026-12-31T12:00:00', '2027-01-01T06:59:59', 1],
  ['2026-11-27T00:00:00', '2026-11-26T23:59:59', -1],
])('from %s to %s in Jakarta are %i days', (from, to, days) => {
  expect(daysBetween(at(from), at(to))).toBe(days);
});
