// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import type { Endpoint } from '../../endpoint.ts';
import { vFilterOption } from '../shared/filter-option.ts';
import { vStoreEntry } from '../shared/store-entry.ts';
import type * as ids from '../types.ts';
import type { RankDetailListBody, RankDetailListData } from '../types.ts';

export const vRankDetailListData = v.object({
    algorithmId: v.string(),
    countedAtMs: v.pipe(v.number(), v.integer(), v.minValue(0)),
    filterOptions: v.array(vFilterOption),
    hasMore: v.boolean(),
    isNoCouponAvailable: v.boolean(),
    poiList: v.array(vStoreEntry),
    rankId: v.string() as unknown as v.GenericSchema<unknown, ids.RankId>
});

/** The stores of a ranking. */
export const rankDetailList: Endpoint<RankDetailListBody, RankDetailListData> = {
  path: '/digital-food/rank/rank_detail_list',
  data: vRankDetailListData,
};
