import { randomId } from '../../host/random-id.ts';
import { isUuid } from '../../lib/uuid.ts';
import { storedDeviceId } from './stored-keys.ts';
import { reportProblem } from '../../telemetry/report.ts';

let known: string | undefined;

/**
 * The device id: a UUID, made once and stored. Spec home 3: an id that does not match is reported,
 * once, and still used. It is an identifier, not a credential: the server does not trust it.
 */
export function deviceId(): string {
  if (known !== undefined) return known;
  const stored = storedDeviceId.get();
  known = stored ?? randomId();
  if (stored === undefined) storedDeviceId.set(known);
  else if (!isUuid(stored)) reportProblem('device.deviceId', new Error('not a UUID'));
  return known;
}
