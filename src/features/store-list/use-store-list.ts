import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FilterOption, PoiId, StoreEntry } from '../../api/generated/types.ts';
import { recovering } from '../../api/recovery.ts';
import { pageRows } from '../../api/pages.ts';
import { type PagedQuery, replacePages, usePages } from '../../api/use-pages.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { currentPoint } from '../location/location.ts';
import { isNear } from '../location/start-point.ts';
import { EVERYWHERE } from '../store-filter/selection.ts';
import {
  type ListChoice,
  STORE_ENTRIES,
  type StorePage,
  type StoreParam,
  firstParam,
  nextStores,
} from './paging.ts';
import { fetchPage, readCachedPage } from './store-page.ts';
import { tellCache, useErrorToast } from './list-failures.ts';
import { storedHomeStoreList } from './stored-keys.ts';

type Pages = InfiniteData<StorePage, StoreParam>;

/** Short cache time for other choices: coming back to one should not show old stores. */
const KEPT_MS = 60_000;

function isWhole({ regionId, filters }: ListChoice): boolean {
  return regionId === EVERYWHERE && filters.length === 0;
}

async function fetchAndKeep(
  choice: ListChoice,
  param: StoreParam,
  signal?: AbortSignal,
): Promise<StorePage> {
  const page = await fetchPage(choice, param, signal);
  if (
    isWhole(choice) &&
    param.listType === 'distance' &&
    param.pageNo === 1 &&
    page.poiList.length > 0
  ) {
    storedHomeStoreList.set(page);
  }
  return page;
}

function cachedPages(choice: ListChoice): Pages | undefined {
  if (!isWhole(choice)) return undefined;
  const cached = storedHomeStoreList.get();
  const page = readCachedPage(cached);
  if (!page) tellCache(storedHomeStoreList.name, cached === undefined ? 'none' : 'broken');
  return page && { pages: [page], pageParams: [firstParam(choice, currentPoint())] };
}

export function storeListPages(choice: ListChoice): PagedQuery<StorePage, StoreEntry, StoreParam> {
  return {
    key: [STORE_ENTRIES, 'nearby', choice.regionId, JSON.stringify(choice.filters)],
    fetch: (param, signal) => fetchAndKeep(choice, param, signal),
    items: (page) => page.poiList,
    id: (store) => store.poiId,
    first: firstParam(choice, currentPoint()),
    next: (pages, param) => {
      const last = pages.at(-1);
      return last && nextStores(last, param);
    },
    kept: () => cachedPages(choice),
    staleTime: 'static',
    gcTime: KEPT_MS,
  };
}

/**
 * The infinite list of one choice, with the cached first page as initial data.
 *
 * `refresh` fetches the first page and replaces all pages with it; until then the old ones stay. It
 * resolves to false when the result is stale: the list was hidden, or the choice has changed. When it
 * is shown again after the user has moved, it refreshes by itself. Pages are never refetched in the
 * background: rows would move while they are read.
 */
export function useStoreList(choice: ListChoice) {
  const client = useQueryClient();
  const paged = storeListPages(choice);
  const { key } = paged;
  const list = usePages(paged);
  const { query, pages } = list;

  useErrorToast(query.error);

  const latest = useRef(0);
  const refresh = async (): Promise<boolean> => {
    latest.current += 1;
    const mine = latest.current;
    const param = firstParam(choice, currentPoint());
    const page = await fetchAndKeep(choice, param);
    if (mine !== latest.current) return false;
    await replacePages(client, key, page, param);
    return true;
  };
  const isOfAnotherPlace = (): boolean => {
    const [param] = client.getQueryData<Pages>(key)?.pageParams ?? [];
    return param !== undefined && !isNear(param.point, currentPoint());
  };

  const isOnlyCached = query.data !== undefined && query.dataUpdatedAt === 0;
  const refreshNow = useEffectEvent(refresh);
  const isElsewhere = useEffectEvent(isOfAnotherPlace);
  useEffect(() => {
    const stop =
      isOnlyCached || isElsewhere()
        ? recovering(refreshNow, (error) => reportProblem('store-list.refresh', error))
        : undefined;
    return () => {
      stop?.();
      // Drops the result of a refresh in flight: it is for this choice.
      latest.current += 1;
    };
  }, [isOnlyCached, list.key]);

  const told = useRef(new Set<string>());
  useEffect(() => {
    pageRows(pages ?? [], paged, ({ poiId }) => tellRepeat(poiId, told.current));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- how a list is read never changes
  }, [pages]);
  return { ...list, refresh };
}

function tellRepeat(poiId: PoiId, told: Set<string>): void {
  if (told.has(poiId)) return;
  told.add(poiId);
  reportProblem('store-list.repeat', new Error(`store ${poiId} came twice`));
}

const NONE: FilterOption[] = [];

/** From the first page. Kept while another list loads, so that the bar does not disappear. */
export function useFilterOptions(
  pages: readonly Pick<StorePage, 'filterOptions'>[] | undefined,
): FilterOption[] {
  const [kept, setKept] = useState(NONE);
  const given = pages?.[0]?.filterOptions ?? NONE;
  if (given.length > 0 && given !== kept) setKept(given);
  return given.length > 0 ? given : kept;
}
