import { useEffect } from 'react';

let isSaid = false;

/** Tells the boot script, once, that the page has something to show, so that it fades its snapshot out. */
export function useHomeReady(isReady: boolean): void {
  useEffect(() => {
    if (!isReady || isSaid) return;
    isSaid = true;
    window.dispatchEvent(new Event('jajan:home-ready'));
  }, [isReady]);
}
