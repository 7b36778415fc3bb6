import { useEffect } from 'react';
import { withTexts } from '../../i18n/i18n.ts';
import { loadPart } from '../../lib/load-part.ts';
import { pathnames } from '../../paths.ts';

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
      // The screen asks by itself and says what is wrong.
      const isScreens = () => undefined;
      withTexts(() => import('../routes.tsx'))
        .then(({ loadPage }) => loadPage(pathname))
        .catch(isScreens);
      if (pathname !== pathnames.merchant) return;
      loadPart(() => import('../../features/store-page/prefetch.ts')).then(
        ({ prefetchStore }) => prefetchStore(search),
        isScreens,
      );
    };
    document.addEventListener('pointerdown', look, { passive: true });
    return () => document.removeEventListener('pointerdown', look);
  }, []);
}
