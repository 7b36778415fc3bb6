import { atom } from '../lib/atom.ts';

/**
 * Runs `work` after the next paint; a hidden document paints when it becomes visible. Returns a function
 * that cancels it.
 */
export function afterPaint(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(work);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** Settles when the page's largest picture is there, or will not come. The boot script starts it. */
export const largestPicture = atom<Promise<unknown>>(Promise.resolve());
