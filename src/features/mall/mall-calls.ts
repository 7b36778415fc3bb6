/** The calls of malls; the boot script starts the first before React is loaded. */
import * as v from 'valibot';
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
import { eachOf, tolerant } from '../../api/tolerant.ts';
import type { Point } from '../location/start-point.ts';

/** Discovery 4, also of a mall's directory. */
const PAGE_SIZE = 20;

export const mallsEndpoint = tolerant(allMallList, {
  dataSource: eachOf(vMallEntry, 'mall.entry'),
  hasMore: v.boolean(),
  queryId: v.string(),
});

export interface MallParam extends PageParam {
  queryId: string;
  point: Point;
}

const vouchersEndpoint = tolerant(mallRecommendProductList, {
  assetList: eachOf(vAssetCard, 'mall.voucher'),
});

export const storesEndpoint = tolerant(mallStoreList, {
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

export interface DirectoryParam extends PageParam {
  point: Point;
}

/** A page of all malls, nearest first. */
export const mallsCall = ({ pageNo, queryId, point }: MallParam) => ({
  endpoint: mallsEndpoint,
  body: { pageNo, pageSize: PAGE_SIZE, queryId, ...point },
});

/** One mall with its floors. */
export const mallCall = (mallId: MallId, point: Point) => ({
  endpoint: mallDetail,
  body: { mallId, ...point },
});

export const mallVouchersCall = (mallId: MallId) => ({
  endpoint: vouchersEndpoint,
  body: { mallId },
});

/** A page of a mall's stores. */
export const mallStoresCall = (
  { mallId, floorId, keyword }: DirectoryChoice,
  { pageNo, point }: DirectoryParam,
) => ({
  endpoint: storesEndpoint,
  body: { mallId, floorId, keyword, pageNo, pageSize: PAGE_SIZE, ...point },
});
