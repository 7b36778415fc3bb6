import { host } from '#host';
import { appInfo } from '../../api/app-info.ts';
import type { ClientInfo } from '../../api/generated/types.ts';
import { reportProblem } from '../../telemetry/report.ts';

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
