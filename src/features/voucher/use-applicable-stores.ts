import { call } from '../../api/call.ts';
import { productApplicableStoreList } from '../../api/generated/calls/product-applicable-store-list.ts';
import { usePages } from '../../api/use-pages.ts';
import { freshPoint } from '../location/fresh-point.ts';

const PAGE_SIZE = 20;

/** The stores that take a voucher, nearest first. */
export function useApplicableStores(skuId: string) {
  const point = freshPoint();
  return usePages({
    key: [productApplicableStoreList.path, skuId, point !== undefined],
    fetch: ({ pageNo }, signal) =>
      call(
        productApplicableStoreList,
        { skuId, pageNo, pageSize: PAGE_SIZE, ...point },
        { signal },
      ),
    items: (page) => page.storeList,
    id: ({ storeId }) => storeId,
  });
}
