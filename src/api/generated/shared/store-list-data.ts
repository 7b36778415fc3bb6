// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import { vFilterOption } from './filter-option.ts';
import { vLocalised } from './localised.ts';
import { vStoreEntry } from './store-entry.ts';

export const vStoreListData = v.object({
    algorithmId: v.string(),
    extOut: v.nullish(v.string()),
    filterOptions: v.array(vFilterOption),
    hasMore: v.boolean(),
    isNoCouponAvailable: v.boolean(),
    poiList: v.array(vStoreEntry),
    queryId: v.string(),
    tagsList: v.array(vLocalised)
});
