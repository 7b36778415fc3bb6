// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import type { Endpoint } from '../../endpoint.ts';
import { vFilterOption } from '../shared/filter-option.ts';
import type { FilterOptionsData, QueryAllCategoryBody } from '../types.ts';

export const vFilterOptionsData = v.object({
    filterOptions: v.array(vFilterOption)
});

/** The filters of the store lists. */
export const queryAllCategory: Endpoint<QueryAllCategoryBody, FilterOptionsData> = {
  path: '/market/asset_aggregate_page/query_all_category',
  data: vFilterOptionsData,
};
