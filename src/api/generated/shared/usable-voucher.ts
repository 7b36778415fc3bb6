// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import type * as ids from '../types.ts';

export const vUsableVoucher = v.object({
    couponId: v.string() as unknown as v.GenericSchema<unknown, ids.CouponId>,
    number: v.pipe(v.number(), v.integer(), v.minValue(0))
});
