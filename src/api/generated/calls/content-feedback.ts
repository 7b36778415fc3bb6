// Made by `npm run gen` from src-tauri/contract; never edited.
import type { Endpoint } from '../../endpoint.ts';
import { vDone } from '../shared/done.ts';
import type { ContentFeedbackBody, Done } from '../types.ts';

/** "Not interested" and reports of videos. Assumption: the specs have no such call. */
export const contentFeedback: Endpoint<ContentFeedbackBody, Done> = {
  path: '/digital-food/content/feed/feedback',
  data: vDone,
};
