// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import type { Endpoint } from '../../endpoint.ts';
import type * as ids from '../types.ts';
import type { FavouriteIdsBody, FavouriteIdsData } from '../types.ts';

export const vFavouriteIdsData = v.object({
    businessIdList: v.array(v.string() as unknown as v.GenericSchema<unknown, ids.StoreId>)
});

/** Their ids, for the hearts on cards. Assumption: the specs show no such call. */
export const favouriteIds: Endpoint<FavouriteIdsBody, FavouriteIdsData> = {
  path: '/digital-food/interaction/favourite/store_ids',
  data: vFavouriteIdsData,
  isLoginRequired: true,
};
