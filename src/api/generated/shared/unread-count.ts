// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';

export const vUnreadCount = v.object({
    items: v.record(v.string(), v.pipe(v.number(), v.integer(), v.minValue(0))),
    totalUnread: v.pipe(v.number(), v.integer(), v.minValue(0))
});
