/**
 * The login that survives its page, validated when it is read: who can write the storage must not
 * be able to open another address with it.
 */
import * as v from 'valibot';
import { appInfo } from '../../api/app-info.ts';
import { clock } from '../../lib/now.ts';
import { reportProblem } from '../../telemetry/report.ts';
import type { PendingLogin } from './login-state.ts';
import { phoneFault } from './phone.ts';
import { storedPendingLogin } from './stored-keys.ts';
import { checkedSendUrl } from './send-url.ts';

/** Decisions "Login": five minutes. A longer life was not written by the app. */
const MAX_LIFE_MS = 5 * 60_000;

const text = (maxLength: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(maxLength));
const timeMs = v.pipe(v.number(), v.finite());
const scene = v.pipe(v.string(), v.maxLength(100));

const vPendingLogin = v.variant('method', [
  v.object({
    method: v.literal('WHATS_APP'),
    scene,
    whatsApp: v.object({
      authCodeKey: text(256),
      codeVerifier: text(128),
      state: text(256),
      sendUrl: v.pipe(
        text(2048),
        v.check((url) => checkedSendUrl(url, appInfo.environment) === url),
      ),
      expiresAtMs: timeMs,
    }),
  }),
  v.object({
    method: v.literal('PHONE_CODE'),
    scene,
    phoneNo: v.pipe(
      text(15),
      v.regex(/^\d+$/),
      v.check((phoneNo) => phoneFault(phoneNo) === undefined),
    ),
    sent: v.object({ expiresAtMs: timeMs, resendAtMs: timeMs }),
  }),
]);

/** The login that a page before this one began; undefined when there is none, or it has expired. */
export function storedLogin(): PendingLogin | undefined {
  const stored = storedPendingLogin.get();
  if (stored === undefined) return undefined;
  const parsed = v.safeParse(vPendingLogin, stored);
  if (!parsed.success) {
    reportProblem('login.pending', new Error(parsed.issues[0].message));
    forgetLogin();
    return undefined;
  }
  const login = parsed.output;
  const { expiresAtMs } = login.method === 'WHATS_APP' ? login.whatsApp : login.sent;
  const leftMs = expiresAtMs - clock.nowMs();
  if (leftMs > 0 && leftMs <= MAX_LIFE_MS) return login;
  forgetLogin();
  return undefined;
}

export function keepLogin(login: PendingLogin): void {
  storedPendingLogin.set(login);
}

export function forgetLogin(): void {
  storedPendingLogin.remove();
}
