/** Malls: the list, one mall, its directory and its vouchers. Home 2, 3 "Mall list"; discovery 4. */
import { useQuery } from '@tanstack/react-query';
import type * as v from 'valibot';
import { call } from '../../api/call.ts';
import { apiContext } from '../../api/context.ts';
import { allMallList } from '../../api/generated/calls/all-mall-list.ts';
import { mallDetail } from '../../api/generated/calls/mall-detail.ts';
import type { MallDetailData, MallEntry, MallId, StoreEntry } from '../../api/generated/types.ts';
import { callQuery } from '../../api/query.ts';
import type { PagedQuery } from '../../api/use-pages.ts';
import { useKeptThing } from '../failure/use-kept-thing.ts';
import { absentAt } from '../failure/failure-rows.ts';
import * as codes from '../../api/generated/codes.ts';
import { currentPoint, useLocationState } from '../location/location.ts';
import { usePagesNear } from '../location/use-pages-near.ts';
import { keptPage, keptPages, listCache } from '../store-list/list-cache.ts';
import { STORE_ENTRIES } from '../store-list/paging.ts';
import {
  type DirectoryChoice,
  type DirectoryParam,
  mallCall,
  type MallParam,
  mallsCall,
  mallsEndpoint,
  mallStoresCall,
  mallVouchersCall,
  storesEndpoint,
} from './mall-calls.ts';
import { storedMalls } from './stored-keys.ts';

const FAILURES = absentAt(codes.MALL_ABSENT);
/** Kept by this device: the list, and the page and directory of 4 malls (discovery 8). */
const mallCache = listCache(storedMalls, 2 * 4);
const directoryOf = (mallId: string) => `stores ${mallId}`;

interface Fetched {
  /** Of the call that fetched it; absent of an earlier visit's. */
  traceId?: string;
  /** Of an earlier visit: when the server sent it, by this device. */
  keptAtMs?: number;
}

export type MallPage = v.InferOutput<typeof mallsEndpoint.data> & Fetched;

/** All malls, nearest first. */
export function useMalls() {
  return usePagesNear(mallsPages());
}

/** Its query, for `pagesQuery`. */
export function mallsPages(): PagedQuery<MallPage, MallEntry, MallParam> {
  const first: MallParam = { pageNo: 1, queryId: '', point: currentPoint() };
  return {
    key: [allMallList.path],
    first,
    kept: () => keptPages(mallCache.keptTabs(mallsEndpoint.data), first, {}),
    fetch: async (param: MallParam, signal): Promise<MallPage> => {
      const { endpoint, body } = mallsCall(param);
      const traceId = apiContext().sessionId();
      const page = await call(endpoint, body, { signal });
      // The `queryId` is forgotten by the time that it is shown again.
      if (param.pageNo === 1) mallCache.keepTabs({ ...page, hasMore: false });
      return { ...page, traceId };
    },
    items: (page) => page.dataSource,
    id: (mall) => mall.mallId,
  };
}

/** One mall with its floors; its distance is that from the position, once that is found. */
export function useMall(mallId: MallId) {
  useLocationState();
  return useKeptThing({
    ...mallThing(mallId),
    moves: true,
    kept: () => mallCache.keptList(mallId, mallDetail.data),
    rows: FAILURES,
  });
}

/** Its query without what is kept, for `keptQuery`. */
export const mallThing = (mallId: MallId) => ({
  ...mallCall(mallId, currentPoint()),
  keep: (data: MallDetailData) => mallCache.keepList(mallId, data),
});

/** Its vouchers; optional on its page: a failure leaves them out. */
export function useMallVouchers(mallId: MallId) {
  return useQuery(mallVouchersQuery(mallId));
}

export function mallVouchersQuery(mallId: MallId) {
  const { endpoint, body } = mallVouchersCall(mallId);
  const query = callQuery(endpoint, body);
  return {
    ...query,
    queryFn: async (asked: { signal: AbortSignal }) => {
      const traceId = apiContext().sessionId();
      return { ...(await query.queryFn(asked)), traceId };
    },
  };
}

export type DirectoryPage = v.InferOutput<typeof storesEndpoint.data> & Fetched;

/** The stores of a mall: by floor, on it by name. */
export function useMallStores(choice: DirectoryChoice) {
  return usePagesNear(mallStoresPages(choice));
}

/** Its query, for `pagesQuery`. */
export function mallStoresPages(
  choice: DirectoryChoice,
): PagedQuery<DirectoryPage, StoreEntry, DirectoryParam> {
  const { mallId, floorId, keyword } = choice;
  const isWhole = floorId === '' && keyword === '';
  const name = directoryOf(mallId);
  const first = { pageNo: 1, point: currentPoint() };
  return {
    key: [STORE_ENTRIES, 'mall', mallId, floorId, keyword],
    first,
    kept: () =>
      keptPages(isWhole ? mallCache.keptList(name, storesEndpoint.data) : undefined, first, {}),
    fetch: async (param, signal): Promise<DirectoryPage> => {
      const { endpoint, body } = mallStoresCall(choice, param);
      const traceId = apiContext().sessionId();
      const page = await call(endpoint, body, { signal });
      if (isWhole && param.pageNo === 1) mallCache.keepList(name, keptPage(page));
      return { ...page, traceId };
    },
    items: (page) => page.poiList,
    id: (store) => store.poiId,
    staleTime: ({ state }) => (state.data?.pages[0]?.keptAtMs === undefined ? 'static' : 0),
  };
}
