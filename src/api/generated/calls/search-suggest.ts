// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import type { Endpoint } from '../../endpoint.ts';
import { vBusinessState } from '../shared/business-state.ts';
import { vTextRange } from '../shared/text-range.ts';
import type * as ids from '../types.ts';
import type { SearchSuggestBody, SearchSuggestData } from '../types.ts';

export const vSuggestedStore = v.object({
    businessDistrictName: v.string(),
    businessState: vBusinessState,
    distance: v.number(),
    poiId: v.string() as unknown as v.GenericSchema<unknown, ids.PoiId>
});

export const vSuggestionKind = v.picklist([
    'DISH',
    'CATEGORY',
    'BRAND',
    'MALL',
    'AREA',
    'STORE'
]);

export const vSearchSuggestion = v.object({
    id: v.string(),
    kind: vSuggestionKind,
    ranges: v.array(vTextRange),
    store: v.nullish(vSuggestedStore),
    text: v.string()
});

export const vSearchSuggestData = v.object({
    suggestions: v.array(vSearchSuggestion)
});

/** What a text that is being typed may become. Assumption: discovery 1. */
export const searchSuggest: Endpoint<SearchSuggestBody, SearchSuggestData> = {
  path: '/homepage/search_suggest',
  data: vSearchSuggestData,
};
