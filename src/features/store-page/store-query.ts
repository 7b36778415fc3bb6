/** The store request, and cached data of a store. */
import { changeAll } from '../../api/change-all.ts';
import { callQuery, queryClient } from '../../api/query.ts';
import { call } from '../../api/call.ts';
import { queryHomepageStoreInfo } from '../../api/generated/calls/query-homepage-store-info.ts';
import { queryMerchantCoupon } from '../../api/generated/calls/query-merchant-coupon.ts';
import type {
  HomepageCoupons,
  QueryHomepageStoreInfoBody,
  StoreEntry,
  StoreInfo,
} from '../../api/generated/types.ts';

/** The position is sent but not part of the cache key: a cached store shows wherever the user is now. */
export function storeQuery(body: QueryHomepageStoreInfoBody) {
  const { latitude: _latitude, longitude: _longitude, ...named } = body;
  return {
    ...callQuery(queryHomepageStoreInfo, body),
    queryKey: [queryHomepageStoreInfo.path, named] as const,
  };
}

/** Refetches vouchers and coupons into the cache. Throws `ApiError`. */
export async function refreshCoupons(storeId: string): Promise<void> {
  putCoupons(storeId, await call(queryMerchantCoupon, { storeId }));
}

/** Updates every cached copy of the store, by whichever id it was requested. */
export function putCoupons(storeId: string, homepageCouponList: HomepageCoupons): void {
  changeAll<StoreInfo>([queryHomepageStoreInfo.path], (store) =>
    store.storeId === storeId ? { ...store, homepageCouponList } : store,
  );
}

/** A card of this store from a cached list: name and colour while the page loads. */
export function knownEntry(poiId: string | undefined): StoreEntry | undefined {
  if (poiId === undefined) return undefined;
  for (const query of queryClient.getQueryCache().getAll()) {
    for (const page of pagesOf(query.state.data)) {
      const entry = page.find((store) => store.poiId === poiId);
      if (entry) return entry;
    }
  }
  return undefined;
}

/** From any cached query with pages of stores. */
function pagesOf(data: unknown): StoreEntry[][] {
  if (typeof data !== 'object' || data === null || !('pages' in data)) return [];
  const { pages } = data;
  if (!Array.isArray(pages)) return [];
  return pages.flatMap((page: unknown) => {
    const stores = (page as { poiList?: unknown } | null)?.poiList;
    return Array.isArray(stores) ? [stores as StoreEntry[]] : [];
  });
}
