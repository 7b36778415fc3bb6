// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import type * as ids from '../types.ts';

export const vUserInfo = v.object({
    countryCode: v.string(),
    headPortrait: v.string(),
    inviteCode: v.string(),
    phoneNo: v.string(),
    userId: v.string() as unknown as v.GenericSchema<unknown, ids.UserId>,
    userName: v.string()
});
