import { useQuery } from '@tanstack/react-query';
import * as v from 'valibot';
import { call } from '../../api/call.ts';
import { brandHomepage } from '../../api/generated/calls/brand-homepage.ts';
import { brandStoreList } from '../../api/generated/calls/brand-store-list.ts';
import { vStoreEntry } from '../../api/generated/shared/store-entry.ts';
import { callQuery } from '../../api/query.ts';
import { eachOf, tolerant } from '../../api/tolerant.ts';
import { usePages } from '../../api/use-pages.ts';
import { currentPoint } from '../location/location.ts';
import { STORE_ENTRIES } from '../store-list/store-entries.ts';

const STORE_PAGE_SIZE = 10;

const storesEndpoint = tolerant(brandStoreList, {
  poiList: eachOf(vStoreEntry, 'brands.store'),
  hasMore: v.boolean(),
});

/** A brand's page; without an id it fails before any call. */
export function useBrand(brandId: string) {
  return useQuery({ ...callQuery(brandHomepage, { brandId }), enabled: brandId !== '' });
}

/** The brand's stores, by distance. */
export function useBrandStores(brandId: string) {
  return usePages({
    key: [STORE_ENTRIES, 'brand', brandId],
    // Part of the cache key: pages of two positions never mix.
    first: { pageNo: 1, point: currentPoint() },
    fetch: ({ pageNo, point }, signal) =>
      call(storesEndpoint, { brandId, pageNo, pageSize: STORE_PAGE_SIZE, ...point }, { signal }),
    items: (page) => page.poiList,
    id: (store) => store.poiId,
    enabled: brandId !== '',
    staleTime: 'static',
  });
}
