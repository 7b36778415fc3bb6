// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import type { Endpoint } from '../../endpoint.ts';
import { vMallFloorCount } from '../shared/mall-floor-count.ts';
import { vStoreEntry } from '../shared/store-entry.ts';
import type { MallStoreListBody, MallStoreListData } from '../types.ts';

export const vMallStoreListData = v.object({
    floorList: v.array(vMallFloorCount),
    hasMore: v.boolean(),
    poiList: v.array(vStoreEntry)
});

/** A page of the stores of a mall or of one of its floors. Assumption: as above. */
export const mallStoreList: Endpoint<MallStoreListBody, MallStoreListData> = {
  path: '/digital-food/local_life/home/mall/mall_store_list',
  data: vMallStoreListData,
};
