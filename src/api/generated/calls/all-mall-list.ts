// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import type { Endpoint } from '../../endpoint.ts';
import { vMallEntry } from '../shared/mall-entry.ts';
import type { AllMallListBody, AllMallListData } from '../types.ts';

export const vAllMallListData = v.object({
    dataSource: v.array(vMallEntry),
    hasMore: v.boolean(),
    queryId: v.string()
});

/** A page of the malls. */
export const allMallList: Endpoint<AllMallListBody, AllMallListData> = {
  path: '/digital-food/local_life/home/mall/all_mall_list',
  data: vAllMallListData,
};
