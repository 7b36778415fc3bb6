// Made by `npm run gen` from src-tauri/contract; never edited.
import type { Endpoint } from '../../endpoint.ts';
import { vStoreListData } from '../shared/store-list-data.ts';
import type { StoreListBody, StoreListData } from '../types.ts';

/** Popular stores that the list of `originQueryId` has not shown yet. */
export const findByRecommend: Endpoint<StoreListBody, StoreListData> = {
  path: '/market/asset_aggregate_page/find_by_recommend',
  data: vStoreListData,
};
