// Made by `npm run gen` from src-tauri/contract; never edited.
import type { Endpoint } from '../../endpoint.ts';
import { vDone } from '../shared/done.ts';
import type { Done, ModerateReviewBody } from '../types.ts';

/** Plays the moderator of reviews. */
export const moderateReview: Endpoint<ModerateReviewBody, Done> = {
  path: '/sandbox/moderate',
  data: vDone,
};
