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

export const clock: Clock = { nowMs: () => current.nowMs() };
