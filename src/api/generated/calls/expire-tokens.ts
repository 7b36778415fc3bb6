// Made by `npm run gen` from src-tauri/contract; never edited.
import type { Endpoint } from '../../endpoint.ts';
import { vDone } from '../shared/done.ts';
import type { Done, ExpireTokensBody } from '../types.ts';

/** Expires tokens of a user. */
export const expireTokens: Endpoint<ExpireTokensBody, Done> = {
  path: '/sandbox/expire_tokens',
  data: vDone,
};
