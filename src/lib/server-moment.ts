/**
 * What time it is at the server, by what this device knows of it. A code of a voucher is made by that
 * time, and a phone's clock may be wrong, or set while the code is shown. Buying 6 "Code", discovery 3.
 */

/** A moment of the server's, and this device's clocks then. */
export interface Moment {
  serverMs: number;
  /** By the device's clock, which anybody may set. */
  machineMs: number;
  /** By `performance.now()`; undefined: of an earlier start of the app. */
  monotonicMs: number | undefined;
}

export interface Reading {
  machineMs: number;
  monotonicMs: number;
  /** Whether the page was hidden since: monotonic time stands still while a phone sleeps. */
  hasSlept: boolean;
}

export interface ServerTime {
  nowMs: number;
  /** `clock`: nothing but the device's clock says so. `moved`: that was set back since. */
  by: 'server' | 'clock' | 'moved';
}

/** A clock that the network corrects moves by less; a code passes with as much. */
const TOLERATED_MS = 15_000;

export function serverTime(moment: Moment, reading: Reading): ServerTime {
  const { serverMs, machineMs, monotonicMs } = moment;
  const passedMs = monotonicMs === undefined ? 0 : reading.monotonicMs - monotonicMs;
  if (monotonicMs !== undefined && !reading.hasSlept)
    return { nowMs: serverMs + passedMs, by: 'server' };
  const clockMs = reading.machineMs - machineMs;
  // Monotonic time may have stood still, but it never runs ahead.
  if (clockMs < passedMs - TOLERATED_MS) return { nowMs: serverMs + passedMs, by: 'moved' };
  return { nowMs: serverMs + clockMs, by: 'clock' };
}
