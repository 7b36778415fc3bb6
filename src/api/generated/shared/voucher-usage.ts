// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';

export const vVoucherUsage = v.object({
    blackoutDateList: v.array(v.string()),
    dayList: v.array(v.pipe(v.number(), v.integer(), v.minValue(0))),
    endTime: v.nullish(v.string()),
    orderFoodTypeList: v.array(v.pipe(v.number(), v.integer(), v.minValue(0))),
    perVisitLimit: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0))),
    startTime: v.nullish(v.string()),
    validUntil: v.string()
});
