// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import type { Endpoint } from '../../endpoint.ts';
import { vFilterOption } from '../shared/filter-option.ts';
import { vLocalised } from '../shared/localised.ts';
import { vSearchReading } from '../shared/search-reading.ts';
import { vStoreEntry } from '../shared/store-entry.ts';
import { vTextRange } from '../shared/text-range.ts';
import type * as ids from '../types.ts';
import type { PoiListData, QueryPoiListBody } from '../types.ts';

export const vDishHit = v.object({
    dishName: vLocalised,
    price: v.pipe(v.number(), v.integer(), v.minValue(0))
});

export const vStoreHit = v.object({
    dish: v.nullish(vDishHit),
    nameRanges: v.array(vTextRange),
    poiId: v.string() as unknown as v.GenericSchema<unknown, ids.PoiId>
});

export const vPoiListData = v.object({
    algorithmId: v.string(),
    extOut: v.nullish(v.string()),
    filterOptions: v.array(vFilterOption),
    foundCount: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0))),
    hasMore: v.boolean(),
    hits: v.array(vStoreHit),
    isNoCouponAvailable: v.boolean(),
    poiList: v.array(vStoreEntry),
    queryId: v.string(),
    reading: v.nullish(vSearchReading),
    tagsList: v.array(vLocalised)
});

/** A page of a category, or of what a search finds among the stores. */
export const queryPoiList: Endpoint<QueryPoiListBody, PoiListData> = {
  path: '/homepage/query_poi_list',
  data: vPoiListData,
};
