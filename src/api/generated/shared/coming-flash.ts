// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';

export const vComingFlash = v.object({
    pageId: v.string(),
    salePrice: v.pipe(v.number(), v.integer(), v.minValue(0)),
    sessionUniqueKey: v.string(),
    startsAt: v.pipe(v.number(), v.integer(), v.minValue(0))
});
