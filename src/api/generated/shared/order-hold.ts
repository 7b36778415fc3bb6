// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';

export const vOrderHold = v.picklist([
    'REFUSED',
    'LOCKED',
    'GIFT_WAITING',
    'REFUNDING',
    'GIVEN',
    'OTHERS'
]);
