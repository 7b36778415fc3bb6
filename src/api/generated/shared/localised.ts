// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';

export const vLocalised = v.object({
    'en-US': v.nullish(v.string()),
    'id-ID': v.nullish(v.string()),
    'zh-CN': v.nullish(v.string())
});
