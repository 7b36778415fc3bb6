/**
 * The risk check of spec home 7: a call whose reply asks for it is sent again under `/risk` + path,
 * with the device's fingerprint. Loaded when a reply asks.
 */
import { storage } from '../storage/storage.ts';
import { call } from './call.ts';
import { apiContext } from './context.ts';
import { setFingerprint } from './fingerprint.ts';
import { getDeviceInfo } from './generated/endpoints.ts';

/** Where the call is to be sent again. The fingerprint is asked for once for each device. */
export async function riskPath(path: string, signal: AbortSignal): Promise<string> {
  const deviceId = apiContext().deviceId();
  const kept = storage.get('fingerprint');
  let dfp = kept?.deviceId === deviceId ? kept.dfp : undefined;
  if (dfp === undefined) {
    dfp = (await call(getDeviceInfo, {}, { signal })).deviceId;
    storage.set('fingerprint', { deviceId, dfp });
  }
  setFingerprint(dfp);
  return `/risk${path}`;
}

/** The server does not know it any more: the next check asks for another. */
export function forgetFingerprint(): void {
  setFingerprint(undefined);
  storage.remove('fingerprint');
}
