// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';

export const vPriceInfo = v.object({
    discountRatio: v.pipe(v.number(), v.integer(), v.minValue(0)),
    lowest30: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0))),
    originalPrice: v.pipe(v.number(), v.integer(), v.minValue(0)),
    salePrice: v.pipe(v.number(), v.integer(), v.minValue(0))
});
