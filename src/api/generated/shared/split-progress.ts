// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';

export const vSplitProgress = v.object({
    paidCount: v.pipe(v.number(), v.integer(), v.minValue(0)),
    shareCount: v.pipe(v.number(), v.integer(), v.minValue(0))
});
