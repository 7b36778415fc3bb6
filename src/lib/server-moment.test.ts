import { expect, test } from 'vitest';
import { type Moment, serverTime } from './server-moment.ts';

const MINUTE_MS = 60_000;
/** The device is four minutes ahead: its calls are not refused for that. */
const heard: Moment = { serverMs: 1_000_000, machineMs: 1_240_000, monotonicMs: 5_000 };
const kept: Moment = { ...heard, monotonicMs: undefined };

const cases = [
  ['a minute later', heard, MINUTE_MS, MINUTE_MS, false, [MINUTE_MS, 'server']],
  ['set ahead while it is shown', heard, MINUTE_MS, 61 * MINUTE_MS, false, [MINUTE_MS, 'server']],
  ['set back while it is shown', heard, MINUTE_MS, -60 * MINUTE_MS, false, [MINUTE_MS, 'server']],
  ['after a sleep', heard, MINUTE_MS, 9 * MINUTE_MS, true, [9 * MINUTE_MS, 'clock']],
  ['set back during a sleep', heard, MINUTE_MS, -MINUTE_MS, true, [MINUTE_MS, 'moved']],
  ['put right by the network', heard, MINUTE_MS, MINUTE_MS - 9_000, true, [51_000, 'clock']],
  ['another start', kept, 0, 9 * MINUTE_MS, false, [9 * MINUTE_MS, 'clock']],
  ['another start, set back', kept, 0, -MINUTE_MS, false, [0, 'moved']],
] as const;

test.each(cases)('%s', (_, moment, passedMs, clockMs, hasSlept, [afterMs, by]) => {
  const reading = {
    machineMs: moment.machineMs + clockMs,
    monotonicMs: (moment.monotonicMs ?? 0) + passedMs,
    hasSlept,
  };
  expect(serverTime(moment, reading)).toEqual({ nowMs: moment.serverMs + afterMs, by });
});
