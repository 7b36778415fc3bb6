import { useEffect } from 'react';
import { atom } from '../../lib/atom.ts';
import { noteFirstScreen, noteFirstView } from '../../ui/first-screen.ts';

/** The line belongs to the pictures of the first stores for so long. */
const PICTURES_FIRST_MS = 600;

const isSaid = atom(false);

/**
 * Tells the boot script, once, that the page has something to show, so that it fades its snapshot out,
 * and the rest of the app that the stores are there.
 */
export function useHomeReady(isReady: boolean, hasStores: boolean): void {
  useEffect(() => {
    if (!hasStores) return undefined;
    const timer = setTimeout(noteFirstScreen, PICTURES_FIRST_MS);
    return () => clearTimeout(timer);
  }, [hasStores]);

  useEffect(() => {
    if (!isReady || isSaid.get()) return;
    isSaid.set(true);
    noteFirstView();
  }, [isReady]);
}
