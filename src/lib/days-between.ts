import { inJakarta } from './jakarta.ts';

const DAY_MS = 86_400_000;

/** Days in Asia/Jakarta between two times in milliseconds: 0 on the same day, negative after it. */
export function daysBetween(fromMs: number, toMs: number): number {
  const day = (atMs: number): number => Date.parse(`${inJakarta(atMs).slice(0, 10)}T00:00:00Z`);
  return Math.round((day(toMs) - day(fromMs)) / DAY_MS);
}
