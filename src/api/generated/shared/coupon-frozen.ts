// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import type * as ids from '../types.ts';

export const vCouponFrozen = v.object({
    caseNo: v.string() as unknown as v.GenericSchema<unknown, ids.CaseNo>,
    chooseUntil: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0)))
});
