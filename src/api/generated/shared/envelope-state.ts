// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';

export const vEnvelopeState = v.picklist([
    'UNUSED',
    'LOCKED',
    'USED',
    'EXPIRED'
]);
