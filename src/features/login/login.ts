/** The app's one login: `login-runner.ts` with the real calls, host, storage and session. */
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
import { cancelLogin, finishLogin, resumeLogin } from '../../session/login-request.ts';
import { loginRequest } from '../../session/login-store.ts';
import { isLoggedIn } from '../../session/session.ts';
import { storage } from '../../storage/storage.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { toast } from '../../ui/toast.ts';
import { entry } from '../links/entry.ts';
import type { Credentials } from './login-state.ts';
import { forgetLogin, keepLogin, storedLogin } from './pending.ts';
import { COUNTRY_CODE } from './phone.ts';
import { problemText } from './problem-text.ts';
import { tellRegistered } from './registered.ts';
import { runLogin } from './login-runner.ts';
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

/**
 * Resolves after `durationMs` while visible, at once when the app comes to the front or the network
 * is back, and on abort. A hidden page does not poll.
 */
export function nextLook(durationMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const seen = () => {
      if (document.visibilityState === 'visible') end();
    };
    // Elapsed while hidden: coming to the front ends it.
    const timer = setTimeout(seen, durationMs);
    function end(): void {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', seen);
      window.removeEventListener('focus', end);
      window.removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      resolve();
    }
    document.addEventListener('visibilitychange', seen);
    window.addEventListener('focus', end);
    window.addEventListener('online', end);
    signal.addEventListener('abort', end);
    if (signal.aborted) end();
  });
}

/**
 * Connects the machine: the session's request opens and closes it, and a stopped login continues
 * when the app comes to the front or the network is back. Gives a function that disconnects it.
 */
export function followLogin(): () => void {
  // A login that a page before this one began, while the user is not logged in.
  if (storedLogin()) resumeLogin();
  const follow = (): void =>
    login.send(
      loginRequest.get() ? { type: 'asked', pending: storedLogin() } : { type: 'request-ended' },
    );
  const returned = (): void => {
    if (document.visibilityState === 'visible') login.send({ type: 'returned' });
  };
  follow();
  const stop = loginRequest.subscribe(follow);
  document.addEventListener('visibilitychange', returned);
  window.addEventListener('online', returned);
  return () => {
    stop();
    document.removeEventListener('visibilitychange', returned);
    window.removeEventListener('online', returned);
  };
}
