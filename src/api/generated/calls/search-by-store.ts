// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import type { Endpoint } from '../../endpoint.ts';
import { vAssetCard } from '../shared/asset-card.ts';
import { vSearchReading } from '../shared/search-reading.ts';
import { vTextRange } from '../shared/text-range.ts';
import type * as ids from '../types.ts';
import type { AssetListData, PoiListQuery } from '../types.ts';

export const vLocalisedRanges = v.object({
    'en-US': v.array(vTextRange),
    'id-ID': v.array(vTextRange),
    'zh-CN': v.array(vTextRange)
});

export const vAssetHit = v.object({
    distance: v.number(),
    nameRanges: vLocalisedRanges,
    skuId: v.string() as unknown as v.GenericSchema<unknown, ids.SkuId>,
    storeRanges: v.array(vTextRange)
});

export const vAssetListData = v.object({
    activityId: v.nullish(v.string()),
    algorithmId: v.string(),
    assetList: v.array(vAssetCard),
    foundCount: v.pipe(v.number(), v.integer(), v.minValue(0)),
    hasMore: v.boolean(),
    hits: v.array(vAssetHit),
    isNoCouponAvailable: v.boolean(),
    queryId: v.string(),
    reading: v.nullish(vSearchReading)
});

/** A page of the vouchers that a search finds. Assumption: home 7 shows the path only. */
export const searchByStore: Endpoint<PoiListQuery, AssetListData> = {
  path: '/homepage/search_by_store',
  data: vAssetListData,
};
