// Made by `npm run gen` from src-tauri/contract; never edited.
import type { Endpoint } from '../../endpoint.ts';
import { vFilterOptionsData } from '../shared/filter-options-data.ts';
import type { FilterOptionsData, QueryAllCategoryBody } from '../types.ts';

/** The filters of the store lists. */
export const queryAllCategory: Endpoint<QueryAllCategoryBody, FilterOptionsData> = {
  path: '/market/asset_aggregate_page/query_all_category',
  data: vFilterOptionsData,
};
