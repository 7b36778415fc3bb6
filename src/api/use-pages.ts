/**
 * A list that the server gives page by page; `PagedList` shows it.
 *
 * Invariant: nothing is in it twice. Pages that are there are not fetched again by themselves, which
 * would shuffle what one is reading; a next page that failed is, as `recovery.ts` says.
 */
import {
  hashKey,
  type InfiniteData,
  infiniteQueryOptions,
  type QueryKey,
  useInfiniteQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useMemo } from 'react';
import { type ItemsOf, nextParam, type PageEnd, type PageParam, pageRows } from './pages.ts';
import { usePageRecovery } from './use-page-recovery.ts';

export interface PagedQuery<Page, Item, Param extends PageParam = PageParam> extends ItemsOf<
  Page,
  Item
> {
  key: QueryKey;
  /** Throws `ApiError`. */
  fetch: (param: Param, signal: AbortSignal) => Promise<Page>;
  /** Page 1, where its number does not say all. */
  first?: Param;
  /** What to ask for after these pages; undefined at the end. Without it the last page says so. */
  next?: (pages: readonly Page[], param: Param) => Param | undefined;
  /** What an earlier visit has left: shown at once, and fetched anew. */
  kept?: () => InfiniteData<Page, Param> | undefined;
  /** Its items come and go here while its pages are counted: see `more`. */
  isCounted?: true;
  enabled?: boolean;
  gcTime?: number;
  refetchInterval?: false;
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

/** The list as far as it is loaded, and the way on. */
export function usePages<Page, Item, Param extends PageParam = PageParam>(
  list: PagedQuery<Page, Item, Param>,
) {
  const query = useInfiniteQuery(pagesQuery(list));
  const pages = query.data?.pages;
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- how a list is read never changes
  const rows = useMemo(() => pageRows(pages ?? [], list), [pages]);
  const client = useQueryClient();
  const more = async (): Promise<void> => {
    // After a change here the next number would leave items out.
    if (list.isCounted && client.getQueryState(list.key)?.isInvalidated) await query.refetch();
    await query.fetchNextPage({ cancelRefetch: false });
  };
  usePageRecovery(query, more);
  return { query, pages, rows, more, key: hashKey(list.key) };
}
