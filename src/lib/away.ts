import { clock } from './now.ts';

/** How long what a phone has ended in the background is brought back where it was. */
export const MAX_AWAY_MS = 30 * 60_000;

/**
 * Whether a moment of `clock` lies at most this long ago, or ahead: until the first reply of a start, the
 * clock of a phone that is slow lies before what was noted by the server's time.
 */
export function isWithin(maxAgeMs: number, atMs: number): boolean {
  return Math.abs(clock.nowMs() - atMs) <= maxAgeMs;
}
