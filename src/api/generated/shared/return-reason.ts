// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';

export const vReturnReason = v.picklist([
    'LATE',
    'SECOND',
    'WRONG_AMOUNT',
    'SPLIT_ENDED'
]);
