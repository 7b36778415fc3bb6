import { useEffect } from 'react';
import { noteFirstScreen } from '../../ui/first-screen.ts';

let isSaid = false;

/**
 * Tells the boot script, once, that the page has something to show, so that it fades its snapshot out,
 * and the rest of the app that the stores are there.
 */
export function useHomeReady(isReady: boolean, hasStores: boolean): void {
  useEffect(() => {
    if (hasStores) noteFirstScreen();
  }, [hasStores]);

  useEffect(() => {
    if (!isReady || isSaid) return;
    isSaid = true;
    window.dispatchEvent(new Event('jajan:home-ready'));
  }, [isReady]);
}
