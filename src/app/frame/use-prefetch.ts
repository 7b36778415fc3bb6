import { useEffect } from 'react';
import { pathnames } from '../../paths.ts';
import { part } from '../../ui/part.tsx';
import { whenQuiet } from '../when-quiet.ts';

const routes = part(() => import('../routes.tsx'), 'loadPage');
const storePrefetch = part(() => import('../../features/store-page/prefetch.ts'), 'prefetchStore');

/** Ignored: the screen makes the same request and shows its error. */
const ignore = (): void => undefined;

/**
 * A finger that comes down on a link: the screen's code, and of a store its data, are on their way
 * before the finger is lifted. One listener for all lists, so that no card of the first screen carries it.
 */
export function usePrefetch(): void {
  useEffect(() => {
    const look = ({ target }: PointerEvent): void => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
      if (link?.origin !== location.origin) return;
      const { pathname, search } = link;
      routes
        .load()
        .then((loadPage) => loadPage(pathname))
        .catch(ignore);
      if (pathname !== pathnames.merchant) return;
      storePrefetch.load().then((prefetchStore) => prefetchStore(search), ignore);
    };
    document.addEventListener('pointerdown', look, { passive: true });
    return () => document.removeEventListener('pointerdown', look);
  }, []);
  // Loaded when idle, so that touching a card requests its data at once.
  useEffect(() => whenQuiet(() => void storePrefetch.load().catch(ignore)), []);
}
