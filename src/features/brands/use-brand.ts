import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import * as v from 'valibot';
import { call } from '../../api/call.ts';
import type { Endpoint } from '../../api/endpoint.ts';
import { brandHomepage, brandStoreList } from '../../api/generated/endpoints.ts';
import type { BrandStoreListBody, StoreEntry } from '../../api/generated/types.ts';
import { vStoreEntry } from '../../api/generated/shared/store-entry.ts';
import { callQuery } from '../../api/query.ts';
import { readEach } from '../../api/read-each.ts';
import { currentPoint } from '../location/location.ts';
import type { Point } from '../location/start-point.ts';

const STORE_PAGE_SIZE = 10;

const vLooseStores = v.object({ poiList: v.array(v.unknown()), hasMore: v.boolean() });
const storesEndpoint: Endpoint<BrandStoreListBody, v.InferOutput<typeof vLooseStores>> = {
  path: brandStoreList.path,
  data: vLooseStores,
};
// The generated schemas say `| undefined` where the generated types have an optional field.
const storeSchema = vStoreEntry as v.GenericSchema<unknown, StoreEntry>;

/** A brand's own page; refused without an id before anything is asked. */
export function useBrand(brandId: string) {
  return useQuery({ ...callQuery(brandHomepage, { brandId }), enabled: brandId !== '' });
}

interface StoreParam {
  pageNo: number;
  /** Pages of two places never mix. */
  point: Point;
}

/** The brand's stores, nearest first, each once. */
export function useBrandStores(brandId: string) {
  const first: StoreParam = { pageNo: 1, point: currentPoint() };
  const query = useInfiniteQuery({
    queryKey: ['brand-stores', brandId],
    queryFn: async ({ pageParam, signal }) => {
      const { poiList, hasMore } = await call(
        storesEndpoint,
        { brandId, pageNo: pageParam.pageNo, pageSize: STORE_PAGE_SIZE, ...pageParam.point },
        { signal },
      );
      return { stores: readEach(storeSchema, poiList, 'brands.store'), hasMore };
    },
    initialPageParam: first,
    getNextPageParam: (page, _pages, param) =>
      page.hasMore && page.stores.length > 0 ? { ...param, pageNo: param.pageNo + 1 } : undefined,
    enabled: brandId !== '',
    staleTime: 'static',
  });
  const pages = query.data?.pages;
  const stores = useMemo(() => {
    const byId = new Map((pages ?? []).flatMap((page) => page.stores).map((s) => [s.poiId, s]));
    return [...byId.values()];
  }, [pages]);
  return { query, stores };
}
