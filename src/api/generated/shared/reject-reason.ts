// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';

export const vRejectReason = v.picklist([
    'TERMS',
    'SOLD_OUT',
    'CLOSING',
    'GUEST',
    'OTHER'
]);
