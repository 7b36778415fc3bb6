import { host } from '#host';
import { call } from '../../api/call.ts';
import { ApiError } from '../../api/errors.ts';
import { reportDevice as endpoint } from '../../api/generated/calls/report-device.ts';
import type { DeviceInfo, ClientInfo } from '../../api/generated/types.ts';
import { HostError } from '../../host/errors.ts';
import { currentLocale } from '../../i18n/i18n.ts';
import { usageConsent } from '../../telemetry/consent.ts';
import { reportProblem, track } from '../../telemetry/report.ts';
import { entry } from '../links/entry.ts';
import { storedPushToken } from './stored-keys.ts';
import { isOldIos, readUserAgent } from './user-agent.ts';
import { appInfo } from '../../api/app-info.ts';

async function deviceInfo(): Promise<DeviceInfo> {
  const { brand, model, osType, osVersion, hardwareType } = {
    ...readUserAgent(navigator.userAgent, navigator.maxTouchPoints),
    ...(await byItself()),
  };
  const gaid = usageConsent() === 'granted' ? entry().gaid : '';
  const country = /-([A-Z]{2})\b/.exec(navigator.language)?.[1] ?? '';
  return {
    model,
    brand,
    hardwareType,
    osVersion,
    ...(osType === undefined ? {} : { osType }),
    ...(gaid === '' ? {} : { gaid }),
    height: Math.round(window.screen.height),
    width: Math.round(window.screen.width),
    locale: currentLocale(),
    country,
    timeZone: timeZone(),
  };
}

/** An IANA name. The first date format of a page takes a slow phone 100 ms to make, so it is the last resort. */
function timeZone(): string {
  const { Temporal } = globalThis as { Temporal?: { Now: { timeZoneId: () => string } } };
  return Temporal?.Now.timeZoneId() ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** The native side knows more than the user agent, which browsers reduce more and more. */
async function byItself(): Promise<
  { brand: string; model: string; osVersion: string } | undefined
> {
  // Elsewhere there is only the user agent.
  if (host.kind !== 'APP') return undefined;
  try {
    const { brand, model, osVersion } = await host.deviceInfo();
    return { brand, model, osVersion };
  } catch (error) {
    if (!(error instanceof HostError) || error.code !== -6) reportProblem('device.info', error);
    return undefined;
  }
}

/** At the start: what kind of device this is counts as usage. */
export async function reportDeviceAtStart(): Promise<void> {
  if (usageConsent() === 'granted') await reportDevice();
}

/**
 * Reports the device to the server, in the background: a failure is only reported. True when the
 * server replied, with success or an error.
 */
export async function reportDevice(): Promise<boolean> {
  try {
    const [info, client] = await Promise.all([deviceInfo(), clientInfo()]);
    if (isOldIos(info)) track('old_ios', { osVersion: info.osVersion });
    const fcmToken = storedPushToken.get() ?? '';
    await call(endpoint, { fcmToken, deviceInfo: info, clientInfo: client });
    return true;
  } catch (error) {
    reportProblem('device.report', error);
    return error instanceof ApiError && error.kind !== 'network' && error.kind !== 'timeout';
  }
}

/** Spec home 3 "Client info". The shell may be older than the page that it shows. */
export async function clientInfo(): Promise<ClientInfo> {
  const { id, versionName, versionCode, region } = appInfo;
  const shell = await shellInfo();
  return {
    id: shell?.id ?? id,
    versionName,
    versionCode,
    realVersionName: shell?.versionName ?? versionName,
    region,
  };
}

async function shellInfo(): Promise<{ id: string; versionName: string } | undefined> {
  if (host.kind !== 'APP') return undefined;
  try {
    return await host.appInfo();
  } catch (error) {
    reportProblem('device.app', error);
    return undefined;
  }
}
