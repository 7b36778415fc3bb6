// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import type { Endpoint } from '../../endpoint.ts';
import type { DeviceInfoData, GetDeviceInfoBody } from '../types.ts';

export const vDeviceInfoData = v.object({
    deviceId: v.string()
});

/** The fingerprint that risk-checked replays carry as `dfp`. */
export const getDeviceInfo: Endpoint<GetDeviceInfoBody, DeviceInfoData> = {
  path: '/risk/getDeviceInfo',
  data: vDeviceInfoData,
};
