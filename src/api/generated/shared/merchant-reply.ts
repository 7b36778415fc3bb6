// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';

export const vMerchantReply = v.object({
    content: v.string(),
    createTime: v.pipe(v.number(), v.integer(), v.minValue(0))
});
