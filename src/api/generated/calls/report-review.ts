// Made by `npm run gen` from src-tauri/contract; never edited.
import type { KeyedEndpoint } from '../../endpoint.ts';
import { vDone } from '../shared/done.ts';
import type { Done, ReportReviewBody } from '../types.ts';

/** Reports a review to the moderator. Assumption: B9. */
export const reportReview: KeyedEndpoint<ReportReviewBody, Done> = {
  path: '/review/report',
  data: vDone,
  isLoginRequired: true,
  isKeyed: true,
};
