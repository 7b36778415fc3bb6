// Made by `npm run gen` from src-tauri/contract; never edited.
import type { Endpoint } from '../../endpoint.ts';
import { vDone } from '../shared/done.ts';
import type { CancelFavouriteBody, Done } from '../types.ts';

/** Removes one store from the favourites. Assumption: the specs show the payload, not the path. */
export const cancelFavourite: Endpoint<CancelFavouriteBody, Done> = {
  path: '/digital-food/interaction/favourite/cancel',
  data: vDone,
  isLoginRequired: true,
};
