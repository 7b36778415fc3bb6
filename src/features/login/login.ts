/** The app's one login: `run-login.ts` with the real calls, host, storage and session. */
import { host } from '#host';
import { appInfo } from '../../api/app-info.ts';
import { attempts } from '../../api/keyed/attempts.ts';
import { call } from '../../api/call.ts';
import { apiContext } from '../../api/context.ts';
import { checkSlider } from '../../api/generated/calls/check-slider.ts';
import { getAuthCode } from '../../api/generated/calls/get-auth-code.ts';
import { login as loginCall } from '../../api/generated/calls/login.ts';
import { queryAuthCode } from '../../api/generated/calls/query-auth-code.ts';
import { sendCode } from '../../api/generated/calls/send-code.ts';
import type { LoginBody, LoginData } from '../../api/generated/types.ts';
import { text } from '../../i18n/i18n.ts';
import { clock } from '../../lib/now.ts';
import { storedAction } from '../../session/gated-action.ts';
import { cancelLogin, finishLogin } from '../../session/login-request.ts';
import { loginRequest } from '../../session/login-store.ts';
import { isLoggedIn } from '../../session/session.ts';
import { storage } from '../../storage/storage.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { toast } from '../../ui/toast.ts';
import { entry } from '../links/entry.ts';
import type { Credentials } from './login-state.ts';
import { nextLook } from './next-look.ts';
import { forgetLogin, keepLogin } from './pending.ts';
import { COUNTRY_CODE } from './phone.ts';
import { problemText } from './problem-text.ts';
import { tellRegistered } from './registered.ts';
import { runLogin } from './run-login.ts';
import { checkedSendUrl } from './send-url.ts';
import { storedTokenInfo } from '../../session/stored-keys.ts';

const LOCK = 'jajan.login';

export const login = runLogin({
  getAuthCode: (codeChallenge, signal) => call(getAuthCode, { codeChallenge }, { signal }),
  queryAuthCode: (authCodeKey, signal) => call(queryAuthCode, { authCodeKey }, { signal }),
  checkSlider: (body, signal) => call(checkSlider, body, { signal }),
  sendCode: (body, signal) => call(sendCode, body, { signal }),
  inTurn,
  logIn: async (credentials, sliderToken, signal) => {
    // The lock may be granted before the storage event of what another tab did under it.
    if (!host.can.keepSecrets) await storage.reread(storedTokenInfo.name);
    return isLoggedIn() ? undefined : logIn(credentials, sliderToken, signal);
  },
  checkSendUrl: (sendUrl) => checkedSendUrl(sendUrl, appInfo.environment),
  openWhatsApp: (sendUrl) => host.openWhatsApp(sendUrl),
  canBeBlocked: host.kind !== 'APP',
  nextLook,
  keep: keepLogin,
  forget: forgetLogin,
  scene,
  finish,
  cancel: cancelLogin,
  tell: (problem) => toast(problemText(problem)),
  report: reportProblem,
  nowMs: () => clock.nowMs(),
});

function scene(): string {
  return loginRequest.get()?.scene ?? '';
}

/**
 * Two tabs that see the same message log in one after the other, and the second finds a session.
 */
async function inTurn(work: () => Promise<void>): Promise<void> {
  // Absent before Safari 15.4: there the server refuses the second as used.
  return 'locks' in navigator ? navigator.locks.request(LOCK, work) : work();
}

const logInOnce = attempts(loginCall);

function logIn(
  credentials: Credentials,
  sliderToken: string | undefined,
  signal: AbortSignal,
): Promise<LoginData> {
  const body: LoginBody = {
    identityType: appInfo.identityType,
    cpType: appInfo.cpType,
    browserId: apiContext().deviceId(),
    loginType: credentials.method,
    ...proofOf(credentials),
    ...(sliderToken && { sliderToken }),
    loginSource: host.kind,
    registryChannel: apiContext().sourceTag(),
    shareMethod: entry().shareMethod,
    ...(entry().inviteCode && { inviteCode: entry().inviteCode }),
    scene: scene(),
  };
  return logInOnce(body, { signal });
}

function proofOf(credentials: Credentials): Partial<LoginBody> {
  if (credentials.method === 'PHONE_CODE')
    return {
      countryCode: COUNTRY_CODE,
      phoneNo: credentials.phoneNo,
      code: credentials.code,
    };
  const { authCodeKey, codeVerifier } = credentials.pending;
  return { authCodeKey, codeVerifier };
}

/** Spec home 4: token stored, toast login success, success callback. */
async function finish(data: LoginData): Promise<void> {
  // Continued, and dropped, as soon as the tokens are stored.
  const begun = storedAction()?.action.kind ?? 'none';
  await finishLogin(data);
  toast(text('login.success'));
  if (data.userType === 'REGISTER') tellRegistered({ hasBegun: begun !== 'none' });
}
