/**
 * The back handler of a screen that is left in its own way, while it is mounted. Only routes with the
 * rule `own-handler` (spec home 2: sign-in) use it.
 */
import { atom } from '../../lib/atom.ts';

const handler = atom<(() => void) | undefined>(undefined);

/** The last one counts. Gives a function that removes it. */
export function setOwnBack(leave: () => void): () => void {
  handler.set(leave);
  return () => {
    if (handler.get() === leave) handler.set(undefined);
  };
}

export function hasOwnBack(): boolean {
  return handler.get() !== undefined;
}

export function runOwnBack(): void {
  handler.get()?.();
}
