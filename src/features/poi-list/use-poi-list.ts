/**
 * The stores of a category or a search, and after their end near ones that it does not have (home 7, 9;
 * discovery 1, 2).
 *
 * Invariant: another choice is another key, so that the query before has no observer left: its call is
 * aborted, and a late reply reaches nothing.
 */
import * as v from 'valibot';
import { appInfo } from '../../api/app-info.ts';
import { call } from '../../api/call.ts';
import { apiContext } from '../../api/context.ts';
import { queryPoiList, vStoreHit } from '../../api/generated/calls/query-poi-list.ts';
import { queryRecommendPoi } from '../../api/generated/calls/query-recommend-poi.ts';
import { vSearchReading } from '../../api/generated/shared/search-reading.ts';
import { vStoreEntry } from '../../api/generated/shared/store-entry.ts';
import type {
  PoiListQuery,
  PoiSort,
  Scene,
  SelectedFilter,
  StoreEntry,
} from '../../api/generated/types.ts';
import { nextParam, type PageParam } from '../../api/pages.ts';
import { eachOf, orNone, tolerant } from '../../api/tolerant.ts';
import { usePages } from '../../api/use-pages.ts';
import { currentPoint } from '../location/location.ts';
import type { Point } from '../location/start-point.ts';
import { EVERYWHERE } from '../store-filter/selection.ts';
import { keptPage, keptPages } from '../store-list/list-cache.ts';
import { STORE_ENTRIES } from '../store-list/paging.ts';
import { categoryCache } from './category-cache.ts';

/** Spec home 9, of both scenes. */
const PAGE_SIZE = 20;
/** Who is open changes sooner than the order. */
const FRESH_MS = 5 * 60_000;

/** What a list is of; its cache key. */
export interface PoiChoice {
  scene: Exclude<Scene, 'HOME_PAGE'>;
  categoryId?: string | undefined;
  searchText?: string | undefined;
  /** Without corrections. */
  isLiteral?: boolean;
  droppedWords?: readonly string[];
  filters: readonly SelectedFilter[];
  sort: PoiSort;
  /** `EVERYWHERE`: around the position. */
  regionId: string;
}

const listEndpoint = tolerant(queryPoiList, {
  poiList: eachOf(vStoreEntry, 'poi-list.store'),
  hasMore: v.boolean(),
  queryId: v.string(),
  algorithmId: v.string(),
  hits: orNone(eachOf(vStoreHit, 'poi-list.hit'), 'poi-list.hits'),
  reading: orNone(vSearchReading, 'poi-list.reading'),
  foundCount: v.nullish(v.number()),
  isNoCouponAvailable: v.boolean(),
});

const nearEndpoint = tolerant(queryRecommendPoi, {
  poiList: eachOf(vStoreEntry, 'poi-list.near'),
  hasMore: v.boolean(),
  queryId: v.string(),
  algorithmId: v.string(),
});

export interface PoiPage extends Partial<v.InferOutput<typeof listEndpoint.data>> {
  /** Near ones stand after the end of what was asked for. */
  isNear: boolean;
  poiList: StoreEntry[];
  hasMore: boolean;
  queryId: string;
  algorithmId: string;
  /** Of the call that fetched it. */
  traceId: string;
  /** Of an earlier visit: when the server sent it, by this device. */
  keptAtMs?: number;
}

interface PoiParam extends PageParam {
  /** Empty on page 1. */
  queryId: string;
  /** Of the list whose end was reached: the near ones follow. */
  originQueryId?: string;
  point: Point;
}

/** First part of the keys of one scene's lists. */
export const poiListKey = (scene: PoiChoice['scene']) => [STORE_ENTRIES, 'poi', scene];

export function usePoiList(choice: PoiChoice, { enabled = true }: { enabled?: boolean } = {}) {
  const first: PoiParam = { pageNo: 1, queryId: '', point: currentPoint() };
  return usePages({
    key: [...poiListKey(choice.scene), JSON.stringify(choice)],
    first,
    kept: () => {
      const id = keptId(choice);
      const kept = id === undefined ? undefined : categoryCache.keptList(id, listEndpoint.data);
      return keptPages(kept, first, { isNear: false, traceId: '' });
    },
    fetch: (param: PoiParam, signal) => fetchPage(choice, param, signal),
    items: (page) => page.poiList,
    id: (store) => store.poiId,
    next: (pages, param) => {
      const page = pages.at(-1);
      return page && nextPage(page, param);
    },
    staleTime: FRESH_MS,
    enabled,
  });
}

/** Of a category as it is opened: without a choice. The best of a category are the nearest. */
function keptId({ categoryId, filters, sort, regionId }: PoiChoice): string | undefined {
  const isNearest = sort === 'BEST' || sort === 'DISTANCE';
  const isPlain = filters.length === 0 && isNearest && regionId === EVERYWHERE;
  return isPlain ? categoryId : undefined;
}

/** Undefined at the end of the near ones, and of what was kept: its `queryId` is forgotten. */
function nextPage(page: PoiPage, param: PoiParam): PoiParam | undefined {
  if (page.keptAtMs !== undefined) return undefined;
  const next = nextParam(page, page.poiList.length, param);
  if (next || page.isNear) return next;
  const { point } = param;
  return { pageNo: 1, queryId: '', originQueryId: page.queryId, point };
}

/** Throws `ApiError`. */
async function fetchPage(
  choice: PoiChoice,
  { pageNo, queryId, originQueryId, point }: PoiParam,
  signal: AbortSignal,
): Promise<PoiPage> {
  const traceId = apiContext().sessionId();
  const page = { pageNo, pageSize: PAGE_SIZE, queryId };
  if (originQueryId !== undefined) {
    const body = { ...page, scene: choice.scene, originQueryId, ...point, traceId };
    return { ...(await call(nearEndpoint, body, { signal })), isNear: true, traceId };
  }
  const data = JSON.stringify({ ...poiQuery(choice, point), ...page, traceId });
  const body = { data, traceId, version: appInfo.versionName, region: regionOf(choice) };
  const found = await call(listEndpoint, body, { signal });
  const id = keptId(choice);
  if (id !== undefined && pageNo === 1) categoryCache.keepList(id, keptPage(found));
  return { ...found, isNear: false, traceId };
}

/** The query of page 1 but for its page. */
export function poiQuery(
  { scene, categoryId, searchText, isLiteral, droppedWords, filters, sort }: PoiChoice,
  point: Point,
): Omit<PoiListQuery, 'pageNo' | 'pageSize' | 'queryId'> {
  return {
    scene,
    filterOptions: [...filters],
    userId: {},
    ...point,
    ...(categoryId !== undefined && { kingkongCategoryId: categoryId }),
    ...(searchText !== undefined && { searchText }),
    sort,
    droppedWords: [...(droppedWords ?? [])],
    isLiteral: isLiteral ?? false,
  };
}

/** Six digits are a district, four a city, two a province. */
export function regionOf({ regionId }: Pick<PoiChoice, 'regionId'>) {
  if (regionId === EVERYWHERE) return {};
  if (regionId.length >= 6) return { districtId: regionId };
  return regionId.length >= 4 ? { cityId: regionId } : { provinceId: regionId };
}
