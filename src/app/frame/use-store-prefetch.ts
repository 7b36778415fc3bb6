import { useEffect } from 'react';
import { withTexts } from '../../i18n/i18n.ts';
import { loadPart } from '../../lib/load-part.ts';
import { pathnames } from '../../paths.ts';

/**
 * A finger that comes down on a link to a store: its data and its screen are on their way before the
 * finger is lifted. One listener for all lists, so that no card of the first screen carries it.
 */
export function useStorePrefetch(): void {
  useEffect(() => {
    const look = ({ target }: PointerEvent): void => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
      if (link?.pathname !== pathnames.merchant) return;
      const { search } = link;
      loadPart(() => import('../../features/store-page/prefetch.ts')).then(
        ({ prefetchStore }) => prefetchStore(search),
        // The page asks by itself and says what is wrong.
        () => undefined,
      );
      withTexts(() => import('../../screens/merchant/MerchantScreen.tsx')).catch(() => undefined);
    };
    document.addEventListener('pointerdown', look, { passive: true });
    return () => document.removeEventListener('pointerdown', look);
  }, []);
}
