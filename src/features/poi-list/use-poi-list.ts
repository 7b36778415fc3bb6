/**
 * The stores of a category or a search, and after their end near ones that it does not have (home 7, 9;
 * discovery 1, 2).
 *
 * Invariant: another choice is another key, so that the query before has no observer left: its call is
 * aborted, and a late reply reaches nothing.
 */
import type * as v from 'valibot';
import { call } from '../../api/call.ts';
import type { StoreEntry } from '../../api/generated/types.ts';
import { nextParam } from '../../api/pages.ts';
import type { PagedQuery } from '../../api/use-pages.ts';
import { currentPoint } from '../location/location.ts';
import { usePagesNear } from '../location/use-pages-near.ts';
import { EVERYWHERE } from '../store-filter/selection.ts';
import { keptPage, keptPages } from '../store-list/list-cache.ts';
import { STORE_ENTRIES } from '../store-list/paging.ts';
import { categoryCache } from './category-cache.ts';
import {
  firstPage,
  listEndpoint,
  nearCall,
  type PoiChoice,
  poiCall,
  type PoiParam,
} from './poi-call.ts';

/** Who is open changes sooner than the order. */
const FRESH_MS = 5 * 60_000;

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

/** First part of the keys of one scene's lists. */
export const poiListKey = (scene: PoiChoice['scene']) => [STORE_ENTRIES, 'poi', scene];

export function usePoiList(choice: PoiChoice, { enabled = true }: { enabled?: boolean } = {}) {
  return usePagesNear({ ...poiPages(choice), enabled });
}

/** Its query, for `pagesQuery`. */
export function poiPages(choice: PoiChoice): PagedQuery<PoiPage, StoreEntry, PoiParam> {
  const first = firstPage(currentPoint());
  return {
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
  };
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
  param: PoiParam,
  signal: AbortSignal,
): Promise<PoiPage> {
  const { pageNo, originQueryId } = param;
  if (originQueryId !== undefined) {
    const { endpoint, body } = nearCall(choice, param, originQueryId);
    return { ...(await call(endpoint, body, { signal })), isNear: true, traceId: body.traceId };
  }
  const { endpoint, body } = poiCall(choice, param);
  const found = await call(endpoint, body, { signal });
  const id = keptId(choice);
  if (id !== undefined && pageNo === 1) categoryCache.keepList(id, keptPage(found));
  return { ...found, isNear: false, traceId: body.traceId };
}
