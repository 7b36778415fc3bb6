// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';

export const vRefundBlock = v.picklist([
    'PROMISE',
    'AT_EXPIRY',
    'USED',
    'EXPIRED',
    'LOCKED',
    'GIFT_WAITING',
    'GIVEN',
    'REVEALED',
    'REFUNDING',
    'RETURNED'
]);
