// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import type { KeyedEndpoint } from '../../endpoint.ts';
import { vReview } from '../shared/review.ts';
import type { SaveReviewBody, SaveReviewData } from '../types.ts';

export const vSaveReviewData = v.object({
    review: vReview
});

/** Writes or changes a review. Assumption: the specs show the payload, not the path. */
export const saveReview: KeyedEndpoint<SaveReviewBody, SaveReviewData> = {
  path: '/review/save',
  data: vSaveReviewData,
  isLoginRequired: true,
  isKeyed: true,
};
