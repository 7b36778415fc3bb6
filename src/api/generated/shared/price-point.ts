// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';

export const vPricePoint = v.object({
    fromMs: v.pipe(v.number(), v.integer(), v.minValue(0)),
    price: v.pipe(v.number(), v.integer(), v.minValue(0))
});
