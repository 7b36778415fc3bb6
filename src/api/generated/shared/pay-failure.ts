// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';

export const vPayFailure = v.picklist([
    'DECLINED',
    'EXPIRED',
    'WRONG_AMOUNT'
]);
