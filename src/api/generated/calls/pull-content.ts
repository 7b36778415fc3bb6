// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import type { Endpoint } from '../../endpoint.ts';
import { vAssetCard } from '../shared/asset-card.ts';
import { vBusinessState } from '../shared/business-state.ts';
import { vLocalised } from '../shared/localised.ts';
import type * as ids from '../types.ts';
import type { PullContentBody, PullContentData } from '../types.ts';

export const vCaption = v.object({
    endMs: v.pipe(v.number(), v.integer(), v.minValue(0)),
    startMs: v.pipe(v.number(), v.integer(), v.minValue(0)),
    text: vLocalised
});

export const vContentStore = v.object({
    businessState: v.nullish(vBusinessState),
    distance: v.number(),
    poiId: v.string() as unknown as v.GenericSchema<unknown, ids.PoiId>,
    storeId: v.string() as unknown as v.GenericSchema<unknown, ids.StoreId>,
    storeName: v.string()
});

export const vVideoRecord = v.object({
    algorithmId: v.string(),
    asset: v.nullish(vAssetCard),
    captions: v.array(vCaption),
    color: v.string(),
    contentId: v.string() as unknown as v.GenericSchema<unknown, ids.ContentId>,
    durationMs: v.pipe(v.number(), v.integer(), v.minValue(0)),
    hasSound: v.boolean(),
    height: v.pipe(v.number(), v.integer(), v.minValue(0)),
    previewImageUrl: v.nullish(v.string()),
    rank: v.pipe(v.number(), v.integer(), v.minValue(0)),
    stills: v.nullish(v.array(v.string())),
    store: vContentStore,
    title: vLocalised,
    videoUrl: v.string(),
    width: v.pipe(v.number(), v.integer(), v.minValue(0))
});

export const vPullContentData = v.object({
    algorithmId: v.string(),
    hasMore: v.boolean(),
    queryId: v.string(),
    records: v.array(vVideoRecord),
    titleMap: vLocalised
});

/** A page of videos: explore's feed, or what follows one. */
export const pullContent: Endpoint<PullContentBody, PullContentData> = {
  path: '/digital-food/content/feed/pull_content',
  data: vPullContentData,
};
