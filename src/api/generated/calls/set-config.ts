// Made by `npm run gen` from src-tauri/contract; never edited.
import type { Endpoint } from '../../endpoint.ts';
import { vDone } from '../shared/done.ts';
import type { ConfigEntry, Done } from '../types.ts';

/** Changes one value of the remote configuration. */
export const setConfig: Endpoint<ConfigEntry, Done> = {
  path: '/sandbox/config',
  data: vDone,
};
