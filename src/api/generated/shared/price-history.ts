// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import { vPricePoint } from './price-point.ts';

export const vPriceHistory = v.object({
    knownDays: v.pipe(v.number(), v.integer(), v.minValue(0)),
    lowest30: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0))),
    lowestAtMs: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0))),
    pointList: v.array(vPricePoint)
});
