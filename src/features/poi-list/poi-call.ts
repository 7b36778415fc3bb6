/** The calls of lists of stores; the boot script starts those of a category before React is loaded. */
import * as v from 'valibot';
import { appInfo } from '../../api/app-info.ts';
import { apiContext } from '../../api/context.ts';
import { filterSign } from '../../api/generated/calls/filter-sign.ts';
import { queryPoiList, vStoreHit } from '../../api/generated/calls/query-poi-list.ts';
import { queryRecommendPoi } from '../../api/generated/calls/query-recommend-poi.ts';
import { vFilterOption } from '../../api/generated/shared/filter-option.ts';
import { vSearchReading } from '../../api/generated/shared/search-reading.ts';
import { vStoreEntry } from '../../api/generated/shared/store-entry.ts';
import type { PoiListQuery, PoiSort, Scene, SelectedFilter } from '../../api/generated/types.ts';
import type { PageParam } from '../../api/pages.ts';
import { eachOf, orNone, tolerant } from '../../api/tolerant.ts';
import type { Point } from '../location/start-point.ts';
import { EVERYWHERE } from '../store-filter/selection.ts';

/** Spec home 9, of both scenes. */
const PAGE_SIZE = 20;

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

/** A category as a link opens it: without a choice. */
export const openedCategory = (categoryId: string): PoiChoice => ({
  scene: 'CATEGORY_POI_PAGE',
  categoryId,
  filters: [],
  sort: 'BEST',
  regionId: EVERYWHERE,
});

export const listEndpoint = tolerant(queryPoiList, {
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

const filtersEndpoint = tolerant(filterSign, {
  filterOptions: eachOf(vFilterOption, 'poi-list.filter'),
});

export interface PoiParam extends PageParam {
  /** Empty on page 1. */
  queryId: string;
  /** Of the list whose end was reached: the near ones follow. */
  originQueryId?: string;
  point: Point;
}

export const firstPage = (point: Point): PoiParam => ({ pageNo: 1, queryId: '', point });

/** A page of what was asked for. */
export function poiCall(choice: PoiChoice, { pageNo, queryId, point }: PoiParam) {
  const traceId = apiContext().sessionId();
  const page = { pageNo, pageSize: PAGE_SIZE, queryId };
  const data = JSON.stringify({ ...poiQuery(choice, point), ...page, traceId });
  const body = { data, traceId, version: appInfo.versionName, region: regionOf(choice) };
  return { endpoint: listEndpoint, body };
}

/** A page of near ones after its end. */
export function nearCall(
  { scene }: PoiChoice,
  { pageNo, queryId, point }: PoiParam,
  originQueryId: string,
) {
  const page = { pageNo, pageSize: PAGE_SIZE, queryId };
  const traceId = apiContext().sessionId();
  return { endpoint: nearEndpoint, body: { ...page, scene, originQueryId, ...point, traceId } };
}

/** The filters of a scene's lists. */
export const filtersCall = (scene: PoiChoice['scene']) => ({
  endpoint: filtersEndpoint,
  body: { scene },
});

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
