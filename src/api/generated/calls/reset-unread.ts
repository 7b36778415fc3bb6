// Made by `npm run gen` from src-tauri/contract; never edited.
import type { Endpoint } from '../../endpoint.ts';
import { vUnreadData } from '../shared/unread-data.ts';
import type { ResetUnreadBody, UnreadData } from '../types.ts';

/** Sets the counters of one tab to zero. Assumption: as above. */
export const resetUnread: Endpoint<ResetUnreadBody, UnreadData> = {
  path: '/digital-food/unread/reset',
  data: vUnreadData,
};
