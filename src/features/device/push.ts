/**
 * Remote push, behind one interface: `host.pushToken`, which a build with a push service implements.
 * Decisions "Native": `fcmToken` is sent when a token exists, and no Firebase file is needed to build.
 * Spec home 8: a failed registration is only reported.
 */
import { host } from '#host';
import { reportProblem } from '../../telemetry/report.ts';
import { storedPushToken } from './stored-keys.ts';
import { reportDevice } from './report-device.ts';

/** Call once, after the first screen. Sends a new token to the server. */
export async function registerPush(): Promise<void> {
  if (!host.pushToken) return;
  try {
    const token = await host.pushToken();
    if (token === undefined || token === storedPushToken.get()) return;
    storedPushToken.set(token);
    await reportDevice();
  } catch (error) {
    reportProblem('push.register', error);
  }
}
