// Made by `npm run gen` from src-tauri/contract; never edited.
import type { Endpoint } from '../../endpoint.ts';
import { vDone } from '../shared/done.ts';
import type { Done, LogoutBody } from '../types.ts';

/** Ends this session, or all of the user's. Assumption: the specs name no call. */
export const logout: Endpoint<LogoutBody, Done> = {
  path: '/account/logout',
  data: vDone,
};
