import * as v from 'valibot';
import { storedKey } from '../../storage/stored-key.ts';

/** Spec home 3: a UUID; one that does not match is reported and still used. */
export const storedDeviceId = storedKey(
  'deviceId',
  v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
);
/** Spec home 3 `fcmToken`: of the remote push service, where the build has one. */
export const storedPushToken = storedKey('pushToken', v.pipe(v.string(), v.maxLength(512)));
