// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';

export const vGiftStatus = v.picklist([
    'WAITING',
    'CLAIMED',
    'TAKEN_BACK',
    'EXPIRED',
    'GIVEN_BACK'
]);
