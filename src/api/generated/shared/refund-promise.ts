// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';

export const vRefundPromise = v.picklist([
    'ANY_TIME',
    'AT_EXPIRY',
    'NONE'
]);
