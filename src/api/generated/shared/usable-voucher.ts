// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';

export const vUsableVoucher = v.object({
    couponId: v.string(),
    number: v.pipe(v.number(), v.integer(), v.minValue(0))
});
