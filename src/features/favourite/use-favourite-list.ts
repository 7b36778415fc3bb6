import { useInfiniteQuery, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { useMemo } from 'react';
import * as v from 'valibot';
import { call } from '../../api/call.ts';
import type { Endpoint } from '../../api/endpoint.ts';
import { vFavouriteStore } from '../../api/generated/calls/favourite-store-list.ts';
import { favouriteStoreList } from '../../api/generated/endpoints.ts';
import type { FavouriteStore, FavouriteStoreListBody } from '../../api/generated/types.ts';
import { readEach } from '../../api/read-each.ts';
import { usePageRecovery } from '../../api/use-page-recovery.ts';
import { currentPoint } from '../location/location.ts';
import { LIST_KEY } from './favourite-store.ts';

const PAGE_SIZE = 20;

const vLoosePage = v.object({
  storeList: v.array(v.unknown()),
  hasMore: v.boolean(),
  totalCount: v.number(),
});
const endpoint: Endpoint<FavouriteStoreListBody, v.InferOutput<typeof vLoosePage>> = {
  path: favouriteStoreList.path,
  data: vLoosePage,
};
// The generated schemas say `| undefined` where the generated types have an optional field.
const storeSchema = vFavouriteStore as v.GenericSchema<unknown, FavouriteStore>;

interface FavouritePage {
  stores: FavouriteStore[];
  hasMore: boolean;
  totalCount: number;
}

/** The stores that the member keeps, latest first, each once. */
export function useFavouriteList(isMember: boolean) {
  const client = useQueryClient();
  const query = useInfiniteQuery({
    queryKey: LIST_KEY,
    queryFn: async ({ pageParam: pageNo, signal }): Promise<FavouritePage> => {
      const body = { pageNo, pageSize: PAGE_SIZE, ...currentPoint() };
      const { storeList, hasMore, totalCount } = await call(endpoint, body, { signal });
      return { stores: readEach(storeSchema, storeList, 'favourite.store'), hasMore, totalCount };
    },
    initialPageParam: 1,
    getNextPageParam: (page, _pages, pageNo: number) =>
      page.hasMore && page.stores.length > 0 ? pageNo + 1 : undefined,
    enabled: isMember,
  });
  const pages = query.data?.pages;
  const rows = useMemo(() => {
    const all = (pages ?? []).flatMap((page) => page.stores);
    return [...new Map(all.map((row) => [row.store.storeId, row])).values()];
  }, [pages]);

  /** They are gone at once; what stood behind them moves up when the pages are asked for anew. */
  const takeOut = (storeIds: ReadonlySet<string>): void => {
    client.setQueryData<InfiniteData<FavouritePage, number>>(
      LIST_KEY,
      (data) =>
        data && {
          ...data,
          pages: data.pages.map((page) => ({
            ...page,
            totalCount: Math.max(0, page.totalCount - storeIds.size),
            stores: page.stores.filter(({ store }) => !storeIds.has(store.storeId)),
          })),
        },
    );
  };

  const more = async (): Promise<void> => {
    // Pages are counted from the start: after a change here the next one would leave stores out.
    if (client.getQueryState(LIST_KEY)?.isInvalidated) await query.refetch();
    await query.fetchNextPage({ cancelRefetch: false });
  };
  usePageRecovery(query, more);
  return { query, rows, total: pages?.at(-1)?.totalCount ?? 0, takeOut, more };
}
