// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import type { Endpoint } from '../../endpoint.ts';
import type { AuthCodeData, GetAuthCodeBody } from '../types.ts';

export const vAuthCodeData = v.object({
    authCodeKey: v.string(),
    expiresInS: v.pipe(v.number(), v.integer(), v.minValue(0)),
    message: v.string(),
    phoneNo: v.string(),
    sendUrl: v.string(),
    state: v.string()
});

/** Begins a WhatsApp login. Assumption: the specs name the step, not its path. */
export const getAuthCode: Endpoint<GetAuthCodeBody, AuthCodeData> = {
  path: '/account/getAuthCode',
  data: vAuthCodeData,
};
