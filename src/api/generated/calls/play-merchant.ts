// Made by `npm run gen` from src-tauri/contract; never edited.
import type { Endpoint } from '../../endpoint.ts';
import { vDone } from '../shared/done.ts';
import type { Done, PlayMerchantBody } from '../types.ts';

/** Plays the merchant of a voucher: stock, price, off sale, flash sale. */
export const playMerchant: Endpoint<PlayMerchantBody, Done> = {
  path: '/sandbox/merchant',
  data: vDone,
};
