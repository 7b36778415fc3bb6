// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';

export const vPurchaseLimits = v.object({
    orderUseLimitNum: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0))),
    purchasableCount: v.pipe(v.number(), v.integer(), v.minValue(0)),
    receiveTimesDailyLimit: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0))),
    receiveTimesLimit: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0)))
});
