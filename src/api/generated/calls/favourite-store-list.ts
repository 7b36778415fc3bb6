// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import type { Endpoint } from '../../endpoint.ts';
import { vStoreEntry } from '../shared/store-entry.ts';
import type { FavouriteStoreListBody, FavouriteStoreListData } from '../types.ts';

export const vFavouriteStore = v.object({
    isGone: v.boolean(),
    store: vStoreEntry
});

export const vFavouriteStoreListData = v.object({
    hasMore: v.boolean(),
    storeList: v.array(vFavouriteStore),
    totalCount: v.pipe(v.number(), v.integer(), v.minValue(0))
});

/** The user's favourite stores. */
export const favouriteStoreList: Endpoint<FavouriteStoreListBody, FavouriteStoreListData> = {
  path: '/digital-food/interaction/favourite/store_list',
  data: vFavouriteStoreListData,
  isLoginRequired: true,
};
