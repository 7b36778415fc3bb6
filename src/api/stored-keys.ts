import * as v from 'valibot';
import { storedKey } from '../storage/stored-key.ts';

/** The fingerprint from `/risk/getDeviceInfo` (spec home 7). */
export const storedFingerprint = storedKey(
  'fingerprint',
  v.object({ deviceId: v.string(), dfp: v.pipe(v.string(), v.minLength(1), v.maxLength(256)) }),
);
/** The remote flags, written by `features/remote-config` and read for the risk replay. Spec home 7. */
export const storedRiskPaths = storedKey('riskPaths', v.array(v.string()), { maxLength: 65_536 });
