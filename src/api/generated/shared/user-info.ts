// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';

export const vUserInfo = v.object({
    countryCode: v.string(),
    headPortrait: v.string(),
    inviteCode: v.string(),
    phoneNo: v.string(),
    userId: v.string(),
    userName: v.string()
});
