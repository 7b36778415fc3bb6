// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import type { Endpoint } from '../../endpoint.ts';
import { vLocalised } from '../shared/localised.ts';
import { vShareInfo } from '../shared/share-info.ts';
import type * as ids from '../types.ts';
import type { RankListBody, RankListData } from '../types.ts';

export const vRankEntry = v.object({
    countedAtMs: v.pipe(v.number(), v.integer(), v.minValue(0)),
    howCounted: vLocalised,
    rankId: v.string() as unknown as v.GenericSchema<unknown, ids.RankId>,
    rankName: vLocalised,
    shareInfo: vShareInfo,
    storeCount: v.pipe(v.number(), v.integer(), v.minValue(0)),
    tabName: vLocalised
});

export const vRankListData = v.object({
    rankList: v.array(vRankEntry)
});

/** The rankings. */
export const rankList: Endpoint<RankListBody, RankListData> = {
  path: '/digital-food/rank/rank_list',
  data: vRankListData,
};
