// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';

export const vBillMode = v.picklist([
    'ALL_IN',
    'TENDER',
    'DISCOUNT'
]);
