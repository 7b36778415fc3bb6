/**
 * How the home list goes on from page to page. Spec home 4 "Home list", 9.
 *
 * Distance (or region) first; when it has no more, recommond with the previous queryId as
 * originQueryId; then the end. A page carries all that its successor needs, the place included, so
 * that pages of two places never mix. No React and no calls in here.
 */
import type {
  FilterOption,
  SelectedFilter,
  StoreEntry,
  StoreListBody,
} from '../../api/generated/types.ts';
import type { Point } from '../location/start-point.ts';
import { EVERYWHERE } from '../store-filter/selection.ts';

/** The specs' spelling. */
export type ListType = 'distance' | 'region' | 'recommond';

/** What the list is asked for; a change is another list. */
export interface ListChoice {
  regionId: string;
  filters: SelectedFilter[];
}

export const WHOLE_LIST: ListChoice = { regionId: EVERYWHERE, filters: [] };

export interface PageParam {
  listType: ListType;
  /** From 1 within its list type. */
  pageNo: number;
  /** Empty on page 1. */
  queryId: string;
  originQueryId?: string;
  point: Point;
}

/** One page as the app keeps it: entries that did not parse are gone. */
export interface StorePage {
  listType: ListType;
  stores: StoreEntry[];
  hasMore: boolean;
  queryId: string;
  algorithmId: string;
  /** Of the call that fetched it. */
  traceId: string;
  filterOptions: FilterOption[];
  isNoCouponAvailable: boolean;
}

/** Spec home 9. */
export const PAGE_SIZE = 10;
export const DEFAULT_DISTANCE_KM = '10';

export function firstParam(choice: ListChoice, point: Point): PageParam {
  return {
    listType: choice.regionId === EVERYWHERE ? 'distance' : 'region',
    pageNo: 1,
    queryId: '',
    point,
  };
}

/** Undefined at the end of everything. */
export function nextParam(page: StorePage, param: PageParam): PageParam | undefined {
  // A page without stores that claims more would be asked for again and again.
  if (page.hasMore && page.stores.length > 0) {
    return { ...param, pageNo: param.pageNo + 1, queryId: page.queryId };
  }
  if (param.listType === 'recommond') return undefined;
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

/** The same parameter always gives the same body: the boot script's early call depends on it. */
export function pageBody(
  choice: ListChoice,
  param: PageParam,
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

/** A store as it stands in the list. */
export interface StoreRow {
  store: StoreEntry;
  algorithmId: string;
  traceId: string;
  queryId: string;
  /** In the whole list, from 0. */
  position: number;
  /** The first one of the recommended part; a heading stands before it. */
  isFirstRecommended: boolean;
}

/** All pages in order, each store once. `onRepeat` hears of every store that the server gave twice. */
export function storeRows(
  pages: readonly StorePage[],
  onRepeat?: (poiId: string) => void,
): StoreRow[] {
  const seen = new Set<string>();
  const rows: StoreRow[] = [];
  let isRecommending = false;
  for (const { stores, listType, algorithmId, traceId, queryId } of pages) {
    for (const store of stores) {
      if (seen.has(store.poiId)) {
        onRepeat?.(store.poiId);
        continue;
      }
      seen.add(store.poiId);
      const isFirstRecommended: boolean = listType === 'recommond' && !isRecommending;
      isRecommending ||= isFirstRecommended;
      rows.push({
        store,
        algorithmId,
        traceId,
        queryId,
        position: rows.length,
        isFirstRecommended,
      });
    }
  }
  return rows;
}
