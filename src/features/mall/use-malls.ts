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
import { currentPoint } from '../location/location.ts';
import type { Point } from '../location/start-point.ts';
import { STORE_ENTRIES } from '../store-list/paging.ts';

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

/** All malls, nearest first. */
export function useMalls() {
  const point = currentPoint();
  return usePages({
    key: [allMallList.path, point],
    first: { pageNo: 1, queryId: '', point } satisfies MallParam,
    fetch: (param: MallParam, signal) =>
      call(
        mallsEndpoint,
        { pageNo: param.pageNo, pageSize: PAGE_SIZE, queryId: param.queryId, ...param.point },
        { signal },
      ),
    items: (page) => page.dataSource,
    id: (mall) => mall.mallId,
  });
}

/** One mall with its floors. */
export function useMall(mallId: MallId) {
  return useQuery(callQuery(mallDetail, { mallId, ...currentPoint() }));
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

export interface DirectoryChoice {
  mallId: MallId;
  /** Empty: every floor. */
  floorId: string;
  /** Empty: everything. */
  keyword: string;
}

/** The stores of a mall: by floor, on it by name. */
export function useMallStores({ mallId, floorId, keyword }: DirectoryChoice) {
  return usePages({
    key: [STORE_ENTRIES, 'mall', mallId, floorId, keyword],
    first: { pageNo: 1, point: currentPoint() },
    fetch: ({ pageNo, point }, signal) =>
      call(
        storesEndpoint,
        { mallId, floorId, keyword, pageNo, pageSize: PAGE_SIZE, ...point },
        { signal },
      ),
    items: (page) => page.poiList,
    id: (store) => store.poiId,
    staleTime: 'static',
  });
}
