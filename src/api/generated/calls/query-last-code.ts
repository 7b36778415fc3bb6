// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import type { Endpoint } from '../../endpoint.ts';
import type { LastCodeBody, LastCodeData } from '../types.ts';

export const vLastCodeData = v.object({
    code: v.nullish(v.string())
});

/** The last code that a phone was sent. */
export const queryLastCode: Endpoint<LastCodeBody, LastCodeData> = {
  path: '/sandbox/last_code',
  data: vLastCodeData,
};
