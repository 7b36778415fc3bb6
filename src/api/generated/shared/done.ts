// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';

export const vDone = v.object({
    count: v.pipe(v.number(), v.integer(), v.minValue(0))
});
