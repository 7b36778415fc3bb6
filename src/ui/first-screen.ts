/**
 * When the first screen has what it is for, so that what nobody can ask for before does not hold it up.
 * Elsewhere than on home there is nothing to wait for: `noteFirstScreen` is called at once.
 */

import { atom } from '../lib/atom.ts';

/** The first screen may never get what it waits for; the rest does not wait for it longer than this. */
const PATIENCE_MS = 4000;

/** Tells the boot script that something real stands: the shape of index.html may go (spec home 4). */
export function noteFirstView(): void {
  window.dispatchEvent(new Event('jajan:first-view'));
}

const isThere = atom(false);
const waiting = new Set<() => void>();

/** What waits is done one by one, each in a task of its own: together it would block the first tap. */
export function noteFirstScreen(): void {
  isThere.set(true);
  const [work] = waiting;
  if (!work) return;
  work();
  setTimeout(noteFirstScreen);
}

/** Does `work` once: now, or when the first screen is there. Gives a function that calls it off. */
export function afterFirstScreen(work: () => void): () => void {
  if (isThere.get()) {
    work();
    return () => undefined;
  }
  const timer = setTimeout(() => run(), PATIENCE_MS);
  const stop = (): void => {
    clearTimeout(timer);
    waiting.delete(run);
  };
  const run = (): void => {
    stop();
    work();
  };
  waiting.add(run);
  return stop;
}
