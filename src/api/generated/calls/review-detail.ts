// Made by `npm run gen` from src-tauri/contract; never edited.
import type { Endpoint } from '../../endpoint.ts';
import { vReview } from '../shared/review.ts';
import type { Review, ReviewDetailBody } from '../types.ts';

/** One review. Assumption: the specs name the screen, not the call. */
export const reviewDetail: Endpoint<ReviewDetailBody, Review> = {
  path: '/review/detail',
  data: vReview,
};
