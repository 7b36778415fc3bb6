// Made by `npm run gen` from src-tauri/contract; never edited.
import type { Endpoint } from '../../endpoint.ts';
import { vDone } from '../shared/done.ts';
import type { Done, ReportDeviceBody } from '../types.ts';

/** Tells the server which device this is. */
export const reportDevice: Endpoint<ReportDeviceBody, Done> = {
  path: '/device/report',
  data: vDone,
};
