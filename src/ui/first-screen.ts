/**
 * When the first screen shows its content; work that can wait until then does not delay it. On screens that
 * index.html has no shape for, `noteFirstScreen` is called at once.
 */

import { atom } from '../lib/atom.ts';

/** Deferred work starts after this long even if the first screen never gets its content. */
const PATIENCE_MS = 4000;

/** Tells the boot script that content is drawn: the skeleton of index.html may go (spec home 4). */
export function noteFirstView(): void {
  window.dispatchEvent(new Event('jajan:first-view'));
}

const isThere = atom(false);
const waiting = new Set<() => void>();

/** Each in a task of its own: in one task they would block the first tap. */
export function noteFirstScreen(): void {
  isThere.set(true);
  const [work] = waiting;
  if (!work) return;
  work();
  setTimeout(noteFirstScreen);
}

/** Runs `work` once: now, or when the first screen has its content. Returns a function that cancels it. */
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
