// Made by `npm run gen` from src-tauri/contract; never edited.
import type { Endpoint } from '../../endpoint.ts';
import { vDone } from '../shared/done.ts';
import type { Done, FavouriteListBody } from '../types.ts';

/** Adds stores to the favourites. */
export const saveFavourite: Endpoint<FavouriteListBody, Done> = {
  path: '/digital-food/interaction/favourite/save',
  data: vDone,
  isLoginRequired: true,
};
