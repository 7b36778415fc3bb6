// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';

export const vProductType = v.picklist(['CASH_COUPON', 'GROUP_COUPON']);
