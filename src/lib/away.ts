import { clock } from './now.ts';

/** How long what a phone has ended in the background is brought back where it was. */
export const MAX_AWAY_MS = 30 * 60_000;

/** Whether a moment of `clock` lies at most this long ago, and not ahead: then the clock went back. */
export function isWithin(maxAgeMs: number, atMs: number): boolean {
  const ageMs = clock.nowMs() - atMs;
  return ageMs >= 0 && ageMs <= maxAgeMs;
}
