// Made by `npm run gen` from src-tauri/contract; never edited.
import type { Endpoint } from '../../endpoint.ts';
import { vUnreadData } from '../shared/unread-data.ts';
import type { QueryUnreadBody, UnreadData } from '../types.ts';

/** Unread counters of the tabs. Assumption: the specs show the shape, not the path. */
export const queryUnread: Endpoint<QueryUnreadBody, UnreadData> = {
  path: '/digital-food/unread/query',
  data: vUnreadData,
};
