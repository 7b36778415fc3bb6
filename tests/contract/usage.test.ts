// @vitest-environment node
/** One file of vectors, two implementations: the sandbox (Rust) and the app. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { dayNumberOf, storeTime } from '../../src/features/opening-hours/store-time.ts';
import { dayOfUse } from '../../src/features/usable-now/day-of-use.ts';

interface Vector {
  name: string;
  zone: string;
  /** The same for a reader. */
  at: string;
  atMs: number;
  dayList: number[];
  startTime?: string;
  endTime?: string;
  blackoutDateList: string[];
  dayOfUse: string;
  barredBy: string | null;
}

const file = readFileSync('tests/contract/usage-vectors.json', 'utf8');
const { vectors } = JSON.parse(file) as { vectors: Vector[] };

it('has vectors of all three zones', () => {
  expect(vectors.length).toBeGreaterThanOrEqual(40);
  expect(new Set(vectors.map(({ zone }) => zone)).size).toBe(3);
});

it.each(vectors)('the app knows the day of use: $name', (vector) => {
  const { dayNumber, barredBy } = dayOfUse(vector, storeTime(vector.atMs, vector.zone));
  expect(Date.parse(vector.at)).toBe(vector.atMs);
  expect(dayNumber).toBe(dayNumberOf(vector.dayOfUse));
  expect(barredBy ?? null).toBe(vector.barredBy);
});
