// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import type { Endpoint } from '../../endpoint.ts';
import { vCriteriaScore } from '../shared/criteria-score.ts';
import { vReview } from '../shared/review.ts';
import type { ReviewListBody, ReviewListData } from '../types.ts';

export const vReviewFilter = v.picklist([
    'ALL',
    'WITH_PHOTOS',
    'VERIFIED',
    'GOOD',
    'CRITICAL'
]);

export const vFilterCount = v.object({
    count: v.pipe(v.number(), v.integer(), v.minValue(0)),
    filter: vReviewFilter
});

export const vReviewSummary = v.object({
    criteriaScores: v.array(vCriteriaScore),
    filterCounts: v.array(vFilterCount),
    histogram: v.array(v.pipe(v.number(), v.integer(), v.minValue(0))),
    score: v.number()
});

export const vReviewListData = v.object({
    cursor: v.nullish(v.string()),
    data: v.array(vReview),
    summary: v.nullish(vReviewSummary),
    totalCount: v.pipe(v.number(), v.integer(), v.minValue(0))
});

/** Reviews of a store. */
export const reviewList: Endpoint<ReviewListBody, ReviewListData> = {
  path: '/review/list',
  data: vReviewListData,
};
