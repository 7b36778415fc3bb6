/**
 * The paged brand pavilion (merchant 2 "Brands page", 4 "Brands list status", 7), and the page of one brand
 * with its stores.
 *
 * Invariant: once loaded, the first page of the pavilion shows from the cache at once on the next visit
 * (merchant 4), offline too.
 */
import type { BrandId } from '../../api/generated/types.ts';
import { usePages } from '../../api/use-pages.ts';
import * as v from 'valibot';
import { call } from '../../api/call.ts';
import { queryBrandPavilion, vHeadBanner } from '../../api/generated/calls/query-brand-pavilion.ts';
import { vBrandEntry } from '../../api/generated/shared/brand-entry.ts';
import { vShareInfo } from '../../api/generated/shared/share-info.ts';
import { eachOf, orNone, tolerant } from '../../api/tolerant.ts';
import { storedBrandPavilion } from './stored-keys.ts';
import { useQuery } from '@tanstack/react-query';
import { brandHomepage } from '../../api/generated/calls/brand-homepage.ts';
import { brandStoreList } from '../../api/generated/calls/brand-store-list.ts';
import { vStoreEntry } from '../../api/generated/shared/store-entry.ts';
import { callQuery } from '../../api/query.ts';
import { currentPoint } from '../location/location.ts';
import { usePagesNear } from '../location/use-pages-near.ts';
import { STORE_ENTRIES } from '../store-list/paging.ts';

/** Spec merchant 9. */
export const brandPageSize = 15;

const endpoint = tolerant(queryBrandPavilion, {
  brand: eachOf(vBrandEntry, 'brands.brand'),
  hasMore: v.boolean(),
  headBanner: orNone(vHeadBanner, 'brands.banner'),
  shareInfo: orNone(vShareInfo, 'brands.shareInfo'),
});

type BrandPage = v.InferOutput<typeof endpoint.data>;

/** Caches the first page. Throws `ApiError`. */
export async function fetchBrandPage(pageNo: number, signal: AbortSignal): Promise<BrandPage> {
  const page = await call(endpoint, { pageNo, pageSize: brandPageSize }, { signal });
  if (pageNo === 1) storedBrandPavilion.set(page);
  return page;
}

/** The cached first page; undefined when there is none or it is invalid. */
export function keptBrandPage(): BrandPage | undefined {
  const parsed = v.safeParse(endpoint.data, storedBrandPavilion.get());
  return parsed.success && parsed.output.brand.length > 0 ? parsed.output : undefined;
}

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

const STORE_PAGE_SIZE = 10;

const storesEndpoint = tolerant(brandStoreList, {
  poiList: eachOf(vStoreEntry, 'brands.store'),
  hasMore: v.boolean(),
});

/** A brand's page; without an id it fails before any call. */
export function useBrand(brandId: BrandId) {
  return useQuery({ ...callQuery(brandHomepage, { brandId }), enabled: brandId !== '' });
}

/** The brand's stores, by distance. */
export function useBrandStores(brandId: BrandId) {
  return usePagesNear({
    key: [STORE_ENTRIES, 'brand', brandId],
    first: { pageNo: 1, point: currentPoint() },
    fetch: ({ pageNo, point }, signal) =>
      call(storesEndpoint, { brandId, pageNo, pageSize: STORE_PAGE_SIZE, ...point }, { signal }),
    items: (page) => page.poiList,
    id: (store) => store.poiId,
    enabled: brandId !== '',
    staleTime: 'static',
  });
}
