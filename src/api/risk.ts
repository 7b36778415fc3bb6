/**
 * The risk check of spec home 7: a call whose reply asks for it is sent again under `/risk` + path,
 * with the device's fingerprint. Loaded when a reply asks.
 */
import { apiContext } from './context.ts';
import { fingerprint } from './fingerprint.ts';
import type { Endpoint } from './endpoint.ts';
import { getDeviceInfo } from './generated/calls/get-device-info.ts';
import { type ExchangeOptions, jsonSender, REQUEST_TIMEOUT_MS, type Sender } from './sender.ts';
import { storedFingerprint } from './stored-keys.ts';
import { randomId } from '../host/random-id.ts';

/** What sends a call; given by who asks, because that is its only user. */
type Exchange = <Body, Data>(
  endpoint: Endpoint<Body, Data>,
  sender: Sender,
  options: ExchangeOptions,
) => Promise<Data>;

/** Where the call is to be sent again. The fingerprint is asked for once for each device. */
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
    const options = { signal, idempotencyKey: randomId() };
    dfp = (await exchange(getDeviceInfo, sender, options)).deviceId;
    storedFingerprint.set({ deviceId, dfp });
  }
  fingerprint.set(dfp);
  return `/risk${path}`;
}

/** The server does not know it any more: the next check asks for another. */
export function forgetFingerprint(): void {
  fingerprint.set(undefined);
  storedFingerprint.remove();
}
