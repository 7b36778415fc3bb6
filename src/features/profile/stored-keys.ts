import * as v from 'valibot';
import type { UserId } from '../../api/generated/types.ts';
import { vId } from '../../api/id-schema.ts';
import { storedKey } from '../../storage/stored-key.ts';

/** The account tab before the server answers, and without a network. */
export const storedUserInfo = storedKey(
  'my.userInfo',
  v.object({
    userId: vId<UserId>(),
    phoneNo: v.string(),
    countryCode: v.string(),
    userName: v.string(),
    headPortrait: v.string(),
    inviteCode: v.string(),
  }),
);
/** The user has just registered and has not yet saved or skipped the profile. */
export const storedRegistration = storedKey(
  'my.registration',
  v.object({ registryChannel: v.pipe(v.string(), v.maxLength(64)) }),
);
