// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';

export const vCouponFrozen = v.object({
    caseNo: v.string(),
    chooseUntil: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0)))
});
