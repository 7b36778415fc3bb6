// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';

export const vRedemptionStatus = v.picklist([
    'OPEN',
    'SCANNED',
    'CONFIRMED',
    'REJECTED',
    'LAPSED',
    'UNDONE',
    'REFUSED'
]);
