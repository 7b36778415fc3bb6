/**
 * What the page of the address needs beyond the table of screens, asked for as soon as that table is
 * there and not only when React draws it: a step of the network fewer on a link to a store.
 */
import { prefetchStore } from '../../features/store-page/prefetch.ts';
import { loadPart } from '../../lib/load-part.ts';
import { pathnames } from '../../paths.ts';

if (location.pathname === pathnames.merchant) {
  prefetchStore(location.search);
  // The page itself says when it cannot be loaded.
  loadPart(() => import('../../screens/merchant/MerchantScreen.tsx')).catch(() => undefined);
}
