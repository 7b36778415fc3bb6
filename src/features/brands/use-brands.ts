import { usePages } from '../../api/use-pages.ts';
import { fetchBrandPage, keptBrandPage } from './brand-pavilion.ts';

/** All loaded brands; the cached first page shows while the fresh one loads. */
export function useBrands() {
  return usePages({
    key: ['brands'],
    fetch: ({ pageNo }, signal) => fetchBrandPage(pageNo, signal),
    // The server gives no id, and two brands may share a name.
    items: (page) => page.brand,
    kept: () => {
      const page = keptBrandPage();
      return page && { pages: [page], pageParams: [{ pageNo: 1 }] };
    },
    // Spec merchant 8: no automatic retry; the button counts down.
    refetchInterval: false,
  });
}
