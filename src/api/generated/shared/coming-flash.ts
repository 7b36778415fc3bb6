// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import type * as ids from '../types.ts';

export const vComingFlash = v.object({
    pageId: v.string(),
    salePrice: v.pipe(v.number(), v.integer(), v.minValue(0)),
    sessionUniqueKey: v.string() as unknown as v.GenericSchema<unknown, ids.SessionId>,
    startsAt: v.pipe(v.number(), v.integer(), v.minValue(0))
});
