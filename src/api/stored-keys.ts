import * as v from 'valibot';
import { storedKey } from '../storage/stored-key.ts';

/** What `/risk/getDeviceInfo` gave this device (spec home 7). */
export const storedFingerprint = storedKey(
  'fingerprint',
  v.object({ deviceId: v.string(), dfp: v.pipe(v.string(), v.minLength(1), v.maxLength(256)) }),
);
/** Of the remote flags, which `features/remote-config` writes: the risk replay reads them. Spec home 7. */
export const storedRiskPaths = storedKey('riskPaths', v.array(v.string()), { maxLength: 65_536 });
