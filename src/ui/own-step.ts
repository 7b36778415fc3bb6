/**
 * The back stack's own step back over its marker. The browser takes it when it comes to it (150 ms on
 * a slow phone), and what was put on the history meanwhile is left again with it: whoever goes
 * somewhere waits for the arrival. `back-stack.ts` tells; that comes later than this.
 */
let waiting: (() => void)[] | undefined;

/** Runs at once where no such step is under way. */
export function afterOwnStep(run: () => void): void {
  if (waiting) waiting.push(run);
  else run();
}

export function setOwnStep(isUnderWay: boolean): void {
  const due = waiting ?? [];
  waiting = isUnderWay ? [] : undefined;
  for (const run of due) run();
}
