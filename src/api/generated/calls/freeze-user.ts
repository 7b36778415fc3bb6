// Made by `npm run gen` from src-tauri/contract; never edited.
import type { Endpoint } from '../../endpoint.ts';
import { vDone } from '../shared/done.ts';
import type { Done, FreezeUserBody } from '../types.ts';

/** Freezes a user, or thaws one. */
export const freezeUser: Endpoint<FreezeUserBody, Done> = {
  path: '/sandbox/freeze',
  data: vDone,
};
