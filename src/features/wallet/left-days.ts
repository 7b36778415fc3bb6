import { inJakarta } from '../../lib/jakarta.ts';

const DAY_MS = 86_400_000;

/** Below it the days that are left are said (B4 warns 7 days before). */
export const SOON_DAYS = 7;

/** Days in Asia/Jakarta between two times in milliseconds: 0 on the same day. */
export function daysBetween(fromMs: number, toMs: number): number {
  const day = (atMs: number): number => Date.parse(`${inJakarta(atMs).slice(0, 10)}T00:00:00Z`);
  return Math.round((day(toMs) - day(fromMs)) / DAY_MS);
}
