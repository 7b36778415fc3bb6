// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';

export const vStoreTrust = v.object({
    joinedOn: v.string(),
    soldCount: v.pipe(v.number(), v.integer(), v.minValue(0)),
    verifiedOn: v.nullish(v.string())
});
