// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import type { Endpoint } from '../../endpoint.ts';
import type { AuthCodeStatusData, QueryAuthCodeBody } from '../types.ts';

export const vAuthCodeStatus = v.picklist([
    'WAITING',
    'ARRIVED',
    'EXPIRED'
]);

export const vAuthCodeStatusData = v.object({
    status: vAuthCodeStatus
});

/** Whether the WhatsApp message with this key has arrived. Assumption: as above. */
export const queryAuthCode: Endpoint<QueryAuthCodeBody, AuthCodeStatusData> = {
  path: '/account/queryAuthCode',
  data: vAuthCodeStatusData,
};
