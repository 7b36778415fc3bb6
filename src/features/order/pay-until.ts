/** When an unpaid order closes, by this device's clock. Buying 5 "Countdown": never growing. */
import type { Id } from '../../api/generated/types.ts';
import { clock } from '../../lib/now.ts';

/**
 * A slow reply makes the end look later than it is, by as long as a call may take at most. What
 * differs by more is a clock that was set meanwhile.
 */
const JITTER_MS = 20_000;

/** The earliest end that is known, unless the clock was set. Milliseconds since the epoch. */
export function heldEnd(before: number | undefined, now: number): number {
  return before !== undefined && Math.abs(before - now) <= JITTER_MS ? Math.min(before, now) : now;
}

const ends = new Map<string, number>();

/**
 * Call it as the reply arrives. It counts from the server's time in the reply, so that a wrong
 * clock of the phone changes nothing.
 */
export function payUntilMs(id: Id<string>, cancelTime: number, serverTime: number): number {
  const end = heldEnd(ends.get(id), clock.nowMs() + cancelTime - serverTime);
  ends.set(id, end);
  return end;
}
