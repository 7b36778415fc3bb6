import { useQueryClient, type InfiniteData } from '@tanstack/react-query';
import * as v from 'valibot';
import { call } from '../../api/call.ts';
import {
  favouriteStoreList,
  vFavouriteStore,
} from '../../api/generated/calls/favourite-store-list.ts';
import type { FavouriteStoreListData } from '../../api/generated/types.ts';
import { eachOf, tolerant } from '../../api/tolerant.ts';
import { usePages } from '../../api/use-pages.ts';
import { currentPoint } from '../location/location.ts';
import { LIST_KEY } from './favourite-store.ts';

const PAGE_SIZE = 20;

const endpoint = tolerant(favouriteStoreList, {
  storeList: eachOf(vFavouriteStore, 'favourite.store'),
  hasMore: v.boolean(),
  totalCount: v.number(),
});

/** Favourite stores, latest first. */
export function useFavouriteList(isMember: boolean) {
  const client = useQueryClient();
  const list = usePages({
    key: LIST_KEY,
    fetch: ({ pageNo }, signal) =>
      call(endpoint, { pageNo, pageSize: PAGE_SIZE, ...currentPoint() }, { signal }),
    items: (page) => page.storeList,
    id: ({ store }) => store.storeId,
    isCounted: true,
    enabled: isMember,
  });

  /** Removes them from the cached pages; a refetch then moves the following rows up. */
  const takeOut = (storeIds: ReadonlySet<string>): void => {
    client.setQueryData<InfiniteData<FavouriteStoreListData>>(
      LIST_KEY,
      (data) =>
        data && {
          ...data,
          pages: data.pages.map((page) => ({
            ...page,
            totalCount: Math.max(0, page.totalCount - storeIds.size),
            storeList: page.storeList.filter(({ store }) => !storeIds.has(store.storeId)),
          })),
        },
    );
  };
  return { ...list, total: list.pages?.at(-1)?.totalCount ?? 0, takeOut };
}
