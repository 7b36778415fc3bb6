// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';

export const vPriceSource = v.picklist([
    'NORMAL',
    'FLASH_SALE',
    'BARGAIN'
]);
