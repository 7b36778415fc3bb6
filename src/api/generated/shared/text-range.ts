// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';

export const vTextRange = v.object({
    length: v.pipe(v.number(), v.integer(), v.minValue(0)),
    start: v.pipe(v.number(), v.integer(), v.minValue(0))
});
