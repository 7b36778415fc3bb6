import { useEffect } from 'react';
import { atom } from '../../lib/atom.ts';
import { noteFirstScreen, noteFirstView } from '../../ui/first-screen.ts';

/** How long the network is reserved for the pictures of the first stores. */
const PICTURES_FIRST_MS = 600;

const isSaid = atom(false);

/**
 * Reports once that the page has content, which fades out the boot snapshot, and that the stores are
 * rendered, which starts background work.
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
