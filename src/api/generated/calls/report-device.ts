// Made by `npm run gen` from src-tauri/contract; never edited.
import type { Endpoint } from '../../endpoint.ts';
import { vDone } from '../shared/done.ts';
import type { Done, ReportDeviceBody } from '../types.ts';

/** Reports the device and the app on it. */
export const reportDevice: Endpoint<ReportDeviceBody, Done> = {
  path: '/device/report',
  data: vDone,
};
