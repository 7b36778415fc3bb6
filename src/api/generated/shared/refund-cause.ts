// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';

export const vRefundCause = v.picklist([
    'WISH',
    'EXPIRY',
    'OUTLET',
    'PAYMENT'
]);
