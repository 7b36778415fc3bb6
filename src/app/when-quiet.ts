import { largestPicture } from '../ui/paint.ts';

/** After this the first screen has had its turn. */
const quietMs = 2000;
/** A picture that hangs must not keep the work behind the first screen away. */
const pictureMs = 20_000;

/**
 * Does `work` once, after the page's load and its largest picture, and then at a quiet moment: its files
 * would share a slow line with the picture. Gives a function that calls it off.
 */
export function whenQuiet(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const begin = (): void => {
    if (isOver) return;
    isOver = true;
    clearTimeout(timer);
    if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: 5000 });
    else work();
  };
  const later = (): void => {
    timer = setTimeout(() => {
      timer = setTimeout(begin, pictureMs);
      largestPicture.get().then(begin, begin);
    }, quietMs);
  };
  if (document.readyState === 'complete') later();
  else window.addEventListener('load', later, { once: true });
  return () => {
    isOver = true;
    clearTimeout(timer);
    window.removeEventListener('load', later);
  };
}
