// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import type { Endpoint } from '../../endpoint.ts';
import type * as ids from '../types.ts';
import type { PlayPayerBody, PlayPayerData } from '../types.ts';

export const vPlayPayerData = v.object({
    paymentId: v.string() as unknown as v.GenericSchema<unknown, ids.PaymentId>,
    referenceList: v.array(v.string())
});

/** Plays the payer of an order, and the provider's notice. */
export const playPayer: Endpoint<PlayPayerBody, PlayPayerData> = {
  path: '/sandbox/payer',
  data: vPlayPayerData,
};
