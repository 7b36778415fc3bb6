// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';

export const vDayPartTime = v.object({
    channelCode: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0))),
    dayPartCode: v.string(),
    endTime: v.string(),
    isBusinessHours: v.boolean(),
    startTime: v.string()
});
