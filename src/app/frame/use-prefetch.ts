import { useEffect } from 'react';
import { part } from '../../ui/part.tsx';
import { pageScreens } from '../late-screens.ts';

const routes = part(() => import('../routes.tsx'), 'loadPage');

/**
 * On pointerdown on a link, loads the screen's code and requests its data, before the finger is lifted.
 * One listener for all links, so that no card of the first screen carries it.
 */
export function usePrefetch(): void {
  useEffect(() => {
    const look = ({ target }: PointerEvent): void => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
      if (link?.origin !== location.origin) return;
      const loaded = routes.load().then((loadPage) => loadPage(link.pathname, link.search));
      Promise.all([loaded, pageScreens.load()])
        // The screen makes the same requests and shows their errors.
        .catch(() => undefined);
    };
    document.addEventListener('pointerdown', look, { passive: true });
    return () => document.removeEventListener('pointerdown', look);
  }, []);
}
