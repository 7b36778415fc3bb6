// Made by `npm run gen` from src-tauri/contract; never edited.
import type { Endpoint } from '../../endpoint.ts';
import { vDone } from '../shared/done.ts';
import type { Done, FavouriteListBody } from '../types.ts';

/** Removes stores from the favourites. */
export const batchCancelFavourite: Endpoint<FavouriteListBody, Done> = {
  path: '/digital-food/interaction/favourite/batch_cancel',
  data: vDone,
  isLoginRequired: true,
};
