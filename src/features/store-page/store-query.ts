/** The store's call, and what the app knows of a store already. */
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

/** A store that is known is shown wherever its user has gone since: the point is asked with, and no key. */
export function storeQuery(body: QueryHomepageStoreInfoBody) {
  const { latitude: _latitude, longitude: _longitude, ...named } = body;
  return {
    ...callQuery(queryHomepageStoreInfo, body),
    queryKey: [queryHomepageStoreInfo.path, named] as const,
  };
}

/** Asks for the vouchers and coupons anew, and puts them into what is shown. Throws `ApiError`. */
export async function refreshCoupons(storeId: string): Promise<void> {
  putCoupons(storeId, await call(queryMerchantCoupon, { storeId }));
}

/** Into every copy of the store that is kept, by whichever id it was asked for. */
export function putCoupons(storeId: string, homepageCouponList: HomepageCoupons): void {
  changeAll<StoreInfo>([queryHomepageStoreInfo.path], (store) =>
    store.storeId === storeId ? { ...store, homepageCouponList } : store,
  );
}

/** A card of this store that a list has shown: its name and colour stand while the rest comes. */
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

/** Of any query that holds pages of stores. */
function pagesOf(data: unknown): StoreEntry[][] {
  if (typeof data !== 'object' || data === null || !('pages' in data)) return [];
  const { pages } = data;
  if (!Array.isArray(pages)) return [];
  return pages.flatMap((page: unknown) => {
    const stores = (page as { stores?: unknown } | null)?.stores;
    return Array.isArray(stores) ? [stores as StoreEntry[]] : [];
  });
}
