/** Malls: the list, one mall, its directory and its vouchers. Home 2, 3 "Mall list"; discovery 4. */
import { useQuery } from '@tanstack/react-query';
import * as v from 'valibot';
import { call } from '../../api/call.ts';
import { allMallList } from '../../api/generated/calls/all-mall-list.ts';
import { mallDetail } from '../../api/generated/calls/mall-detail.ts';
import { mallRecommendProductList } from '../../api/generated/calls/mall-recommend-product-list.ts';
import { mallStoreList } from '../../api/generated/calls/mall-store-list.ts';
import { vAssetCard } from '../../api/generated/shared/asset-card.ts';
import { vMallEntry } from '../../api/generated/shared/mall-entry.ts';
import { vMallFloorCount } from '../../api/generated/shared/mall-floor-count.ts';
import { vStoreEntry } from '../../api/generated/shared/store-entry.ts';
import type { MallId } from '../../api/generated/types.ts';
import type { PageParam } from '../../api/pages.ts';
import { callQuery } from '../../api/query.ts';
import { eachOf, tolerant } from '../../api/tolerant.ts';
import { usePages } from '../../api/use-pages.ts';
import { useKeptThing } from '../failure/use-kept-thing.ts';
import { absentAt } from '../failure/failure-rows.ts';
import * as codes from '../../api/generated/codes.ts';
import { currentPoint } from '../location/location.ts';
import type { Point } from '../location/start-point.ts';
import { keptPage, keptPages, listCache } from '../store-list/list-cache.ts';
import { STORE_ENTRIES } from '../store-list/paging.ts';
import { storedMalls } from './stored-keys.ts';

const FAILURES = absentAt(codes.MALL_ABSENT);
/** Kept by this device: the list, and the page and directory of 4 malls (discovery 8). */
const mallCache = listCache(storedMalls, 2 * 4);
const directoryOf = (mallId: string) => `stores ${mallId}`;
/** Discovery 4, also of a mall's directory. */
const PAGE_SIZE = 20;

const mallsEndpoint = tolerant(allMallList, {
  dataSource: eachOf(vMallEntry, 'mall.entry'),
  hasMore: v.boolean(),
  queryId: v.string(),
});

interface MallParam extends PageParam {
  queryId: string;
  point: Point;
}

type MallPage = v.InferOutput<typeof mallsEndpoint.data> & { keptAtMs?: number };

/** All malls, nearest first. */
export function useMalls() {
  const point = currentPoint();
  const first: MallParam = { pageNo: 1, queryId: '', point };
  return usePages({
    key: [allMallList.path, point],
    first,
    kept: () => keptPages(mallCache.keptTabs(mallsEndpoint.data), first, {}),
    fetch: async (param: MallParam, signal): Promise<MallPage> => {
      const { pageNo, queryId } = param;
      const body = { pageNo, pageSize: PAGE_SIZE, queryId, ...param.point };
      const page = await call(mallsEndpoint, body, { signal });
      // The `queryId` is forgotten by the time that it is shown again.
      if (pageNo === 1) mallCache.keepTabs({ ...page, hasMore: false });
      return page;
    },
    items: (page) => page.dataSource,
    id: (mall) => mall.mallId,
  });
}

/** One mall with its floors. */
export function useMall(mallId: MallId) {
  return useKeptThing({
    endpoint: mallDetail,
    body: { mallId, ...currentPoint() },
    keep: (data) => mallCache.keepList(mallId, data),
    kept: () => mallCache.keptList(mallId, mallDetail.data),
    rows: FAILURES,
  });
}

const vouchersEndpoint = tolerant(mallRecommendProductList, {
  assetList: eachOf(vAssetCard, 'mall.voucher'),
});

/** Its vouchers; optional on its page: a failure leaves them out. */
export function useMallVouchers(mallId: MallId) {
  return useQuery(callQuery(vouchersEndpoint, { mallId }));
}

const storesEndpoint = tolerant(mallStoreList, {
  poiList: eachOf(vStoreEntry, 'mall.store'),
  hasMore: v.boolean(),
  floorList: v.array(vMallFloorCount),
});

type DirectoryPage = v.InferOutput<typeof storesEndpoint.data> & { keptAtMs?: number };

export interface DirectoryChoice {
  mallId: MallId;
  /** Empty: every floor. */
  floorId: string;
  /** Empty: everything. */
  keyword: string;
}

/** The stores of a mall: by floor, on it by name. */
export function useMallStores({ mallId, floorId, keyword }: DirectoryChoice) {
  const isWhole = floorId === '' && keyword === '';
  const name = directoryOf(mallId);
  const first = { pageNo: 1, point: currentPoint() };
  return usePages({
    key: [STORE_ENTRIES, 'mall', mallId, floorId, keyword],
    first,
    kept: () =>
      keptPages(isWhole ? mallCache.keptList(name, storesEndpoint.data) : undefined, first, {}),
    fetch: async ({ pageNo, point }, signal): Promise<DirectoryPage> => {
      const body = { mallId, floorId, keyword, pageNo, pageSize: PAGE_SIZE, ...point };
      const page = await call(storesEndpoint, body, { signal });
      if (isWhole && pageNo === 1) mallCache.keepList(name, keptPage(page));
      return page;
    },
    items: (page) => page.poiList,
    id: (store) => store.poiId,
    staleTime: ({ state }) => (state.data?.pages[0]?.keptAtMs === undefined ? 'static' : 0),
  });
}
