// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';

export const vOrderStatus = v.picklist([
    'WAIT_PAY',
    'CLOSED',
    'TO_BE_REDEEMED',
    'REDEEMED',
    'COMPLETED',
    'REFUNDED'
]);
