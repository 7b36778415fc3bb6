// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import type { Endpoint } from '../../endpoint.ts';
import { vStoreEntry } from '../shared/store-entry.ts';
import type { QueryRecommendPoiBody, RecommendPoiData } from '../types.ts';

export const vRecommendPoiData = v.object({
    algorithmId: v.string(),
    hasMore: v.boolean(),
    poiList: v.array(vStoreEntry),
    queryId: v.string()
});

/** Near stores that the list of `originQueryId` does not have. */
export const queryRecommendPoi: Endpoint<QueryRecommendPoiBody, RecommendPoiData> = {
  path: '/digital-food/homepage/query_recommend_poi',
  data: vRecommendPoiData,
};
