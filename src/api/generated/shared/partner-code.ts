// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';

export const vPartnerCode = v.object({
    code: v.nullish(v.string()),
    linkUrl: v.nullish(v.string()),
    pin: v.nullish(v.string())
});
