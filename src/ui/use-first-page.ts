import { useEffect } from 'react';
import { noteFirstScreen, noteFirstView } from './first-screen.ts';

/** How long the network and the processor are the page's alone. */
const CONTENT_FIRST_MS = 600;

/**
 * For the page of a link: the shape that index.html painted gives way to the page's own, a store's and a
 * voucher's only to their content. What can wait until then begins a little later.
 */
export function useFirstPage(): void {
  useEffect(() => {
    if (document.documentElement.dataset['view'] !== 'store') noteFirstView();
    const timer = setTimeout(noteFirstScreen, CONTENT_FIRST_MS);
    return () => clearTimeout(timer);
  }, []);
}
