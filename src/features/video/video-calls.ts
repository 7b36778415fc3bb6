/** The call of videos; the boot script starts the first before React is loaded. Spec home 5, 9. */
import * as v from 'valibot';
import { pullContent, vVideoRecord } from '../../api/generated/calls/pull-content.ts';
import { vAssetCard } from '../../api/generated/shared/asset-card.ts';
import { vLocalised } from '../../api/generated/shared/localised.ts';
import type { ContentScene } from '../../api/generated/types.ts';
import type { PageParam } from '../../api/pages.ts';
import { eachOf, orNone, tolerant } from '../../api/tolerant.ts';
import type { Point } from '../location/start-point.ts';

/** Spec home 9, of both scenes. */
export const VIDEO_PAGE_SIZE = 10;

/** A voucher that cannot be read is left out; its video stays. */
const vRecord = v.object({ ...vVideoRecord.entries, asset: orNone(vAssetCard, 'video.asset') });

export const feedEndpoint = tolerant(pullContent, {
  titleMap: vLocalised,
  records: eachOf(vRecord, 'video.record'),
  hasMore: v.boolean(),
  queryId: v.string(),
  algorithmId: v.string(),
});

export interface VideoParam extends PageParam {
  queryId: string;
  point: Point;
}

/** What is asked of the feed: explore's, or what is related to a video, itself first. */
export interface VideoChoice {
  scene: ContentScene;
  contentId: string;
}

export const EXPLORE: VideoChoice = { scene: 'HOME_PAGE_COLUMNS', contentId: '' };

/** The player's: without a video explore's feed. */
export const relatedTo = (contentId: string): VideoChoice =>
  contentId === '' ? EXPLORE : { scene: 'HOME_PAGE_RELATED', contentId };

export const videosCall = (
  { scene, contentId }: VideoChoice,
  { pageNo, queryId, point }: VideoParam,
) => ({
  endpoint: feedEndpoint,
  body: { scene, pageNo, pageSize: VIDEO_PAGE_SIZE, contentId, queryId, ...point },
});
