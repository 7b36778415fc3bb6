// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import { vUnreadCount } from './unread-count.ts';

export const vUnreadData = v.object({
    account: vUnreadCount,
    home: vUnreadCount,
    order: vUnreadCount
});
