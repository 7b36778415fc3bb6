// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import type { Endpoint } from '../../endpoint.ts';
import type { SendCodeBody, SentCodeData } from '../types.ts';

export const vSentCodeData = v.object({
    expiresInS: v.pipe(v.number(), v.integer(), v.minValue(0)),
    resendInS: v.pipe(v.number(), v.integer(), v.minValue(0))
});

/** Sends a 6-digit code to a phone. */
export const sendCode: Endpoint<SendCodeBody, SentCodeData> = {
  path: '/account/sendCode',
  data: vSentCodeData,
};
