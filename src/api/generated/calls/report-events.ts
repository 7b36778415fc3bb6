// Made by `npm run gen` from src-tauri/contract; never edited.
import type { Endpoint } from '../../endpoint.ts';
import { vDone } from '../shared/done.ts';
import type { Done, ReportEventsBody } from '../types.ts';

/** Analytics events. Assumption: the specs name the endpoint, not its path. */
export const reportEvents: Endpoint<ReportEventsBody, Done> = {
  path: '/data-report/events',
  data: vDone,
};
