/**
 * A screen that is left in its own way says so while it stands. Only routes with the rule
 * `own-handler` (spec home 2: sign-in) are asked.
 */
let handler: (() => void) | undefined;

/** The last one counts; gives a function that takes it back. */
export function setOwnBack(leave: () => void): () => void {
  handler = leave;
  return () => {
    if (handler === leave) handler = undefined;
  };
}

export function hasOwnBack(): boolean {
  return handler !== undefined;
}

export function runOwnBack(): void {
  handler?.();
}
