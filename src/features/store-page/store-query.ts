/** The store request, and cached data of a store. */
import { changeAll } from '../../api/change-all.ts';
import { callQuery, queryClient } from '../../api/query.ts';
import { call } from '../../api/call.ts';
import { queryHomepageStoreInfo } from '../../api/generated/calls/query-homepage-store-info.ts';
import { queryMerchantCoupon } from '../../api/generated/calls/query-merchant-coupon.ts';
import type {
  HomepageCoupons,
  PoiId,
  QueryHomepageStoreInfoBody,
  StoreEntry,
  StoreId,
  StoreInfo,
} from '../../api/generated/types.ts';
import { STORE_ENTRIES, type StoreEntryPages } from '../store-list/paging.ts';

/** The position is sent but not part of the cache key: a cached store shows wherever the user is now. */
export function storeQuery(body: QueryHomepageStoreInfoBody) {
  const { latitude: _latitude, longitude: _longitude, ...named } = body;
  return {
    ...callQuery(queryHomepageStoreInfo, body),
    queryKey: [queryHomepageStoreInfo.path, named] as const,
  };
}

/** Refetches vouchers and coupons into the cache. Throws `ApiError`. */
export async function refreshCoupons(storeId: StoreId): Promise<void> {
  putCoupons(storeId, await call(queryMerchantCoupon, { storeId }));
}

/** Updates every cached copy of the store, by any id that it was requested with. */
export function putCoupons(storeId: StoreId, homepageCouponList: HomepageCoupons): void {
  changeAll<StoreInfo>([queryHomepageStoreInfo.path], (store) =>
    store.storeId === storeId ? { ...store, homepageCouponList } : store,
  );
}

/** A card of this store from a cached list: name and colour while the page loads. */
export function knownEntry(poiId: PoiId | undefined): StoreEntry | undefined {
  return queryClient
    .getQueriesData<StoreEntryPages>({ queryKey: [STORE_ENTRIES] })
    .flatMap(([, list]) => list?.pages ?? [])
    .flatMap((page) => page.poiList)
    .find((store) => store.poiId === poiId);
}
