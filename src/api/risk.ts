/**
 * The risk check of spec home 7: a call whose reply asks for it is replayed under `/risk` + path, with
 * the device's fingerprint. Loaded on demand.
 */
import { apiContext, fingerprint } from './context.ts';
import type { AnyEndpoint } from './endpoint.ts';
import { getDeviceInfo } from './generated/calls/get-device-info.ts';
import { type ExchangeOptions, jsonSender, REQUEST_TIMEOUT_MS, type Sender } from './sender.ts';
import { storedFingerprint } from './stored-keys.ts';

/** Sends a call; passed by the only caller. */
type Exchange = <Body, Data>(
  endpoint: AnyEndpoint<Body, Data>,
  sender: Sender,
  options: ExchangeOptions,
) => Promise<Data>;

/** The path of the replay. Fetches the fingerprint once per device. */
export async function riskPath(
  path: string,
  signal: AbortSignal,
  exchange: Exchange,
): Promise<string> {
  const deviceId = apiContext().deviceId();
  const kept = storedFingerprint.get();
  let dfp = kept?.deviceId === deviceId ? kept.dfp : undefined;
  if (dfp === undefined) {
    const sender = jsonSender({}, REQUEST_TIMEOUT_MS);
    dfp = (await exchange(getDeviceInfo, sender, { signal })).deviceId;
    storedFingerprint.set({ deviceId, dfp });
  }
  fingerprint.set(dfp);
  return `/risk${path}`;
}

/** The server refused it: the next check fetches another. */
export function forgetFingerprint(): void {
  fingerprint.set(undefined);
  storedFingerprint.remove();
}
