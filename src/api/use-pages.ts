/**
 * A paginated list; `PagedList` renders it.
 *
 * Invariant: no item is in it twice. Loaded pages are not refetched automatically, which would move the
 * rows under the reader; a failed next page is, by `recovery.ts`.
 */
import {
  hashKey,
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  type QueryKey,
  useInfiniteQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { host } from '#host';
import { type ItemsOf, nextParam, type PageEnd, type PageParam, pageRows } from './pages.ts';
import { recoveryMs } from './recovery.ts';

export interface PagedQuery<Page, Item, Param extends PageParam = PageParam> extends ItemsOf<
  Page,
  Item
> {
  key: QueryKey;
  /** Throws `ApiError`. */
  fetch: (param: Param, signal: AbortSignal) => Promise<Page>;
  /** Parameters of page 1, where it needs more than its number. */
  first?: Param;
  /** Parameters of the next page; undefined at the end. Default: by the fields of the last page. */
  next?: (pages: readonly Page[], param: Param) => Param | undefined;
  /** Pages of an earlier visit: shown at once, and refetched. */
  kept?: () => InfiniteData<Page, Param> | undefined;
  /** Items are added and removed here while pages are numbered: see `more`. */
  isCounted?: true;
  enabled?: boolean;
  gcTime?: number;
  refetchInterval?: false;
  /** `always`: whenever the page comes back, however fresh the list is. */
  refetchOnWindowFocus?: 'always';
  staleTime?:
    | number
    | 'static'
    | ((query: { state: { data: InfiniteData<Page, Param> | undefined } }) => number | 'static');
  structuralSharing?: boolean | ((before: unknown, now: unknown) => unknown);
}

/** Options of its query, for `prefetchInfiniteQuery` and the query cache. */
export function pagesQuery<Page, Item, Param extends PageParam = PageParam>({
  key,
  fetch,
  items,
  id: _id,
  first,
  next,
  kept,
  isCounted: _isCounted,
  ...options
}: PagedQuery<Page, Item, Param>) {
  return infiniteQueryOptions({
    ...options,
    queryKey: key,
    queryFn: ({ pageParam, signal }) => fetch(pageParam as Param, signal),
    initialPageParam: first ?? ({ pageNo: 1 } as Param),
    getNextPageParam: (page: Page, pages: Page[], param: Param) =>
      next ? next(pages, param) : nextParam(page as PageEnd, items(page).length, param),
    ...(kept && { initialData: kept, initialDataUpdatedAt: 0 }),
  });
}

export type Paged<Page, Item> = ReturnType<typeof usePages<Page, Item>>;

/** The loaded part of the list, and `more` for the next page. */
export function usePages<Page, Item, Param extends PageParam = PageParam>(
  list: PagedQuery<Page, Item, Param>,
) {
  const query = useInfiniteQuery(pagesQuery(list));
  const pages = query.data?.pages;
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the readers of a list are constant
  const rows = useMemo(() => pageRows(pages ?? [], list), [pages]);
  const client = useQueryClient();
  const more = async () => {
    // After a local change the next page number would skip items.
    if (list.isCounted && client.getQueryState(list.key)?.isInvalidated) await query.refetch();
    return query.fetchNextPage({ cancelRefetch: false });
  };
  usePageRecovery(query, more);
  return { query, pages, rows, more, key: hashKey(list.key) };
}

/**
 * Puts this first page in the place of all pages. Race: a page of the old list in flight must not be appended to
 * it, so that one is cancelled.
 */
export async function replacePages(
  client: QueryClient,
  key: QueryKey,
  page: unknown,
  param: PageParam,
): Promise<void> {
  await client.cancelQueries({ queryKey: key, exact: true });
  client.setQueryData<InfiniteData<unknown, PageParam>>(key, {
    pages: [page],
    pageParams: [param],
  });
}

interface Pages {
  isFetchNextPageError: boolean;
  error: unknown;
  errorUpdateCount: number;
  fetchNextPage: (options: { cancelRefetch: boolean }) => unknown;
}

/**
 * Refetches a failed next page automatically, by the intervals of `recovery.ts` and when the network
 * returns. `again`: where a retry is more than the next page.
 */
export function usePageRecovery(
  { isFetchNextPageError, error, errorUpdateCount, fetchNextPage }: Pages,
  // Does not cancel the fetch that the network's return has started.
  again: () => unknown = () => fetchNextPage({ cancelRefetch: false }),
): void {
  useEffect(() => {
    const delayMs = isFetchNextPageError && recoveryMs(error, errorUpdateCount);
    if (delayMs === false) return undefined;
    const timer = setTimeout(again, delayMs);
    const stopListening = host.onNetstate((netstate) => {
      if (netstate) again();
    });
    return () => {
      clearTimeout(timer);
      stopListening();
    };
    // One timer per failure, independent of rerenders.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isFetchNextPageError, error, errorUpdateCount, fetchNextPage]);
}
