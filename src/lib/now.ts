/** The one source of time in TypeScript; tests replace it. Milliseconds since the epoch. */
export interface Clock {
  nowMs(): number;
}

let current: Clock = { nowMs: () => Date.now() };

/** Plays the time in tests; gives a function that puts the machine's back. */
export function setClock(replacement: Clock): () => void {
  const before = current;
  current = replacement;
  return () => {
    current = before;
  };
}

let correctionMs = 0;

/**
 * Takes over the server's time: a phone whose clock is wrong would otherwise be refused for ever.
 * Countdowns, too, run by the server's clock (decisions "Honesty").
 */
export function adoptServerTime(serverTimeMs: number): void {
  correctionMs = serverTimeMs - current.nowMs();
}

/** Spec home 3 `timestamp`: the server's time as far as it is known, else the machine's. */
export const clock: Clock = { nowMs: () => current.nowMs() + correctionMs };

/** A moment of the server's clock as the machine's own shows it: what the system is asked to wake us at. */
export function onThisMachine(serverTimeMs: number): number {
  return serverTimeMs - correctionMs;
}
