// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';

export const vFilterType = v.picklist([
    'CATEGORIES',
    'PRICE',
    'COUPON_AVAILABLE',
    'DISCOUNT_STORE',
    'CATEGORY',
    'BOOLEAN'
]);
