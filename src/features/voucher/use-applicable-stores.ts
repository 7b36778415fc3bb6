import { call } from '../../api/call.ts';
import { couponApplicableStoreList } from '../../api/generated/calls/coupon-applicable-store-list.ts';
import { productApplicableStoreList } from '../../api/generated/calls/product-applicable-store-list.ts';
import { usePages } from '../../api/use-pages.ts';
import { freshPoint } from '../location/fresh-point.ts';

const PAGE_SIZE = 20;

/** A voucher that is on sale, or one that the user owns. */
export type StoresOf = { skuId: string } | { couponId: string };

/** The stores that take a voucher, nearest first. */
export function useApplicableStores(of: StoresOf) {
  const point = freshPoint();
  return usePages({
    key: [productApplicableStoreList.path, of, point !== undefined],
    fetch: ({ pageNo }, signal) => {
      const page = { pageNo, pageSize: PAGE_SIZE, ...point };
      return 'skuId' in of
        ? call(productApplicableStoreList, { ...of, ...page }, { signal })
        : call(couponApplicableStoreList, { ...of, ...page }, { signal });
    },
    items: (page) => page.storeList,
    id: ({ storeId }) => storeId,
  });
}
