// Made by `npm run gen` from src-tauri/contract; never edited.
import type { KeyedEndpoint } from '../../endpoint.ts';
import { vDone } from '../shared/done.ts';
import type { DeleteReviewBody, Done } from '../types.ts';

/** Deletes the caller's own review. */
export const deleteReview: KeyedEndpoint<DeleteReviewBody, Done> = {
  path: '/review/delete',
  data: vDone,
  isLoginRequired: true,
  isKeyed: true,
};
