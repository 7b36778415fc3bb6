// Made by `npm run gen` from src-tauri/contract; never edited.
import type { Endpoint } from '../../endpoint.ts';
import { vDone } from '../shared/done.ts';
import type { Done, PlayVisitBody } from '../types.ts';

/** Plays a visit to a store with a used voucher. */
export const playVisit: Endpoint<PlayVisitBody, Done> = {
  path: '/sandbox/visit',
  data: vDone,
};
