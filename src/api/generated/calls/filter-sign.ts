// Made by `npm run gen` from src-tauri/contract; never edited.
import type { Endpoint } from '../../endpoint.ts';
import { vFilterOptionsData } from '../shared/filter-options-data.ts';
import type { FilterOptionsData, QueryAllCategoryBody } from '../types.ts';

/** The filters of search and categories. */
export const filterSign: Endpoint<QueryAllCategoryBody, FilterOptionsData> = {
  path: '/homepage/filter_sign',
  data: vFilterOptionsData,
  isForm: true,
};
