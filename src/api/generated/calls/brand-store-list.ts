// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import type { Endpoint } from '../../endpoint.ts';
import { vStoreEntry } from '../shared/store-entry.ts';
import type { BrandStoreListBody, BrandStoreListData } from '../types.ts';

export const vBrandStoreListData = v.object({
    hasMore: v.boolean(),
    poiList: v.array(vStoreEntry)
});

/** The stores of a brand, nearest first. */
export const brandStoreList: Endpoint<BrandStoreListBody, BrandStoreListData> = {
  path: '/brand_pavilion/all_store_list',
  data: vBrandStoreListData,
};
