// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import type { Endpoint } from '../../endpoint.ts';
import type { PlayEnvelopeOfferBody, PlayEnvelopeOfferData } from '../types.ts';

export const vPlayEnvelopeOfferData = v.object({
    token: v.string()
});

/** Plays operations: a red envelope by code and link. */
export const playEnvelopeOffer: Endpoint<PlayEnvelopeOfferBody, PlayEnvelopeOfferData> = {
  path: '/sandbox/envelope_offer',
  data: vPlayEnvelopeOfferData,
};
