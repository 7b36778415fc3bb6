/** The one source of time in TypeScript; tests replace it. Milliseconds since the epoch. */
export interface Clock {
  nowMs(): number;
}

let current: Clock = { nowMs: () => Date.now() };

/** Fakes the time in tests; gives a function that restores the clock. */
export function setClock(replacement: Clock): () => void {
  const before = current;
  current = replacement;
  return () => {
    current = before;
  };
}

let correctionMs = 0;

/**
 * Adopts the server's time: every call of a phone whose clock is wrong would be refused.
 * Countdowns, too, run by the server's clock (decisions "Honesty").
 */
export function adoptServerTime(serverTimeMs: number): void {
  correctionMs = serverTimeMs - current.nowMs();
}

/** Spec home 3 `timestamp`: the server's time as far as it is known, else the machine's. */
export const clock: Clock = { nowMs: () => current.nowMs() + correctionMs };

/** Converts a time of the server's clock to the machine's, for alarms that the system sets. */
export function onThisMachine(serverTimeMs: number): number {
  return serverTimeMs - correctionMs;
}
