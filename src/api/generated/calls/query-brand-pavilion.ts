// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import type { Endpoint } from '../../endpoint.ts';
import { vBrandEntry } from '../shared/brand-entry.ts';
import { vLocalised } from '../shared/localised.ts';
import { vShareInfo } from '../shared/share-info.ts';
import type { BrandPavilionData, QueryBrandPavilionBody } from '../types.ts';

export const vHeadBanner = v.object({
    backgroundColor: v.string(),
    bannerImageUrlMap: vLocalised,
    bannerJumpUrlMap: vLocalised,
    name: vLocalised
});

export const vBrandPavilionData = v.object({
    brand: v.array(vBrandEntry),
    hasMore: v.boolean(),
    headBanner: v.nullish(vHeadBanner),
    shareInfo: vShareInfo
});

/** A page of the brand pavilion. */
export const queryBrandPavilion: Endpoint<QueryBrandPavilionBody, BrandPavilionData> = {
  path: '/brand_pavilion/query_brand_pavilion_info',
  data: vBrandPavilionData,
};
