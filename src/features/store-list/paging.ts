/**
 * Paging of the home list. Spec home 4 "Home list", 9.
 *
 * Distance (or region) first; when it has no more, recommond with the previous queryId as
 * originQueryId; then the end. A page has all parameters of the next one, the position included, so
 * that pages of two positions never mix. Pure: no React, no calls.
 */
import type {
  SelectedFilter,
  StoreEntry,
  StoreListBody,
  StoreListData,
} from '../../api/generated/types.ts';
import { type PageParam, nextParam } from '../../api/pages.ts';
import type { Point } from '../location/start-point.ts';
import { EVERYWHERE } from '../store-filter/selection.ts';
import type { InfiniteData } from '@tanstack/react-query';

/** The specs' spelling. */
export type ListType = 'distance' | 'region' | 'recommond';

/** Parameters of a list, its cache key. */
export interface ListChoice {
  regionId: string;
  filters: SelectedFilter[];
}

export const WHOLE_LIST: ListChoice = { regionId: EVERYWHERE, filters: [] };

export interface StoreParam extends PageParam {
  listType: ListType;
  /** Empty on page 1. */
  queryId: string;
  originQueryId?: string;
  point: Point;
}

/** One page, as cached. */
export interface StorePage extends Pick<
  StoreListData,
  'algorithmId' | 'hasMore' | 'isNoCouponAvailable' | 'poiList' | 'queryId'
> {
  listType: ListType;
  /** Of the call that fetched it. */
  traceId: string;
  /** On page 1. */
  filterOptions?: StoreListData['filterOptions'] | undefined;
}

/** Spec home 9. */
export const PAGE_SIZE = 10;
export const DEFAULT_DISTANCE_KM = '10';

export function firstParam(choice: ListChoice, point: Point): StoreParam {
  return {
    listType: choice.regionId === EVERYWHERE ? 'distance' : 'region',
    pageNo: 1,
    queryId: '',
    point,
  };
}

/** Undefined at the end of the list. */
export function nextStores(page: StorePage, param: StoreParam): StoreParam | undefined {
  const next = nextParam(page, page.poiList.length, param);
  if (next || param.listType === 'recommond') return next;
  return {
    listType: 'recommond',
    pageNo: 1,
    queryId: '',
    originQueryId: page.queryId,
    point: param.point,
  };
}

export interface BodyContext {
  traceId: string;
  version: string;
}

/** Deterministic: the boot script's early call is matched by its body. */
export function pageBody(
  choice: ListChoice,
  param: StoreParam,
  { traceId, version }: BodyContext,
): StoreListBody {
  return {
    pageNo: param.pageNo,
    pageSize: PAGE_SIZE,
    queryId: param.queryId,
    scene: 'HOME_PAGE',
    filterOptions: choice.filters,
    lat: param.point.latitude,
    lng: param.point.longitude,
    needStatistical: false,
    categoryIdList: [],
    regionId: choice.regionId,
    distance: DEFAULT_DISTANCE_KM,
    ...(param.originQueryId === undefined ? {} : { originQueryId: param.originQueryId }),
    traceId,
    version,
  };
}

/** First part of the cache key of every list whose pages are `StoreEntryPages`. */
export const STORE_ENTRIES = 'store-entries';

export type StoreEntryPages = InfiniteData<{ poiList: readonly StoreEntry[] }>;
