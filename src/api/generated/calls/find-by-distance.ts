// Made by `npm run gen` from src-tauri/contract; never edited.
import type { Endpoint } from '../../endpoint.ts';
import { vStoreListData } from '../shared/store-list-data.ts';
import type { StoreListBody, StoreListData } from '../types.ts';

/** Stores within `distance` km, nearest first. */
export const findByDistance: Endpoint<StoreListBody, StoreListData> = {
  path: '/market/asset_aggregate_page/find_by_distance',
  data: vStoreListData,
};
