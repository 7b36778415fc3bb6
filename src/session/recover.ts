/**
 * What becomes of a call whose token the server refused. Spec home 4 "Session", 8; decisions
 * "Wire".
 *
 * Resolves when the call is to be sent again, once: with the token of that moment, or as a
 * visitor's while the account service gives no new one and the call needs no member. Throws
 * `ApiError` otherwise: the refresh's own error when it got no answer (a lost network is never a
 * logout), or `session` when no user, or another one, logged in. A call of a former user never
 * ends, revives or uses the current session: its own user and token are compared with it.
 */
import type { RefusedCall, SentAs } from '../api/context.ts';
import { ApiError, isSessionCode } from '../api/errors.ts';
import * as codes from '../api/generated/codes.ts';
import { keepForLapsed } from './keep-tokens.ts';
import { lapsedUser, loginRequest, type LoginRequest, nextLogin } from './login-store.ts';
import { refreshOnce } from './refresh.ts';
import { accessToken, memberId } from './token.ts';
import { recoveryMs } from '../api/recovery.ts';
import { atom } from '../lib/atom.ts';
import { reportProblem } from '../telemetry/report.ts';
import { noteAnswersChanged } from './personal.ts';

/**
 * How long a call that needs no member waits for new tokens. A refresh on a slow network takes half
 * a second.
 */
const OPEN_CALL_PATIENCE_MS = 3000;

export async function recover(call: RefusedCall): Promise<SentAs> {
  const { error, userId, isLoginRequired } = call;
  if (userId !== undefined && isCurrent(call)) {
    if (error === undefined || error.code === codes.TOKEN_EXPIRED) {
      if (isLoginRequired) await renew(userId, call);
      else if (!(await isRenewedInTime(userId, call))) return 'visitor';
    } else {
      lapse(userId, error);
    }
  }
  await untilAllowed(call);
  return 'current-user';
}

/**
 * Home does not depend on the account service: without new tokens its calls go out as a visitor's.
 */
async function isRenewedInTime(userId: string, call: RefusedCall): Promise<boolean> {
  if (isRenewing(userId)) return false;
  const renewing = renew(userId, call);
  const patience = new Promise<false>((resolve) => {
    setTimeout(() => resolve(false), OPEN_CALL_PATIENCE_MS);
  });
  const isInTime = await Promise.race([
    renewing.then(
      () => true,
      () => false,
    ),
    patience,
  ]);
  if (!isInTime)
    void keepRenewing({ userId, rejected: call.token }, renewing, () => renew(userId, call));
  return isInTime;
}

function isCurrent({ userId, token }: RefusedCall): boolean {
  return memberId() === userId && accessToken() === token;
}

async function renew(userId: string, call: RefusedCall): Promise<void> {
  try {
    await refreshOnce(userId, call.token);
  } catch (error) {
    if (!(error instanceof ApiError) || !isRefusal(error)) throw error;
    if (isCurrent(call)) lapse(userId, error);
  }
}

/** An error about the token or the account, not a temporary one. */
function isRefusal({ kind, code }: ApiError): boolean {
  return (
    kind === 'session' || (kind === 'business' && (isSessionCode(code) || code.startsWith('03102')))
  );
}

/** The session has ended by itself: forgets the tokens and asks for a login with the reason. */
function lapse(userId: string, { code, message }: ApiError): void {
  lapsedUser.set(userId);
  keepForLapsed(userId);
  const open = loginRequest.get();
  const reason = reasonOf(code);
  loginRequest.set({
    scene: open?.scene ?? 'session',
    reason,
    ...(reason === 'frozen' && message !== '' ? { message } : {}),
  });
}

function reasonOf(code: string): NonNullable<LoginRequest['reason']> {
  if (code === codes.USER_FROZEN) return 'frozen';
  return code === codes.TOKEN_EXPIRED ? 'expired' : 'invalid';
}

async function untilAllowed(call: RefusedCall): Promise<void> {
  const now = memberId();
  if (now !== undefined && (now === call.userId || call.userId === undefined)) return;
  if (!call.isLoginRequired) {
    // Home never waits for a dialog: what a visitor may see is requested as one, at once.
    if (call.userId !== undefined) return;
    throw refused(call);
  }
  if (now !== undefined) throw refused(call);
  if (call.userId === undefined) {
    if (!loginRequest.get()) loginRequest.set({ scene: 'session' });
  } else if (lapsedUser.get() !== call.userId) {
    throw refused(call);
  }
  const next = await untilLogin(call.signal);
  if (next === undefined || (call.userId !== undefined && next !== call.userId))
    throw refused(call);
}

async function untilLogin(signal: AbortSignal): Promise<string | undefined> {
  const cancelled = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new ApiError('cancelled')));
  });
  return Promise.race([nextLogin(), cancelled]);
}

function refused({ error }: RefusedCall): ApiError {
  return new ApiError('session', error?.code, error?.message);
}

const renewedFor = atom<string | undefined>(undefined);

/** True while a loop runs for this user: other calls need not wait for a refresh. */
function isRenewing(userId: string): boolean {
  return renewedFor.get() === userId;
}

/**
 * Retries the refresh in the background for calls that were sent as a visitor's because the account
 * service did not answer.
 *
 * Invariant: at most one loop for a user. It ends when the tokens are new, when the session is
 * over, or at an error that a retry cannot fix; the next such call starts another loop.
 *
 * `first` is the attempt that is in flight; `renew` starts another one. Both reject while the
 * service does not answer, and resolve when the user's tokens are new or the session is over.
 */
async function keepRenewing(
  { userId, rejected }: { userId: string; rejected: string | undefined },
  first: Promise<void>,
  renew: () => Promise<void>,
): Promise<void> {
  if (isRenewing(userId)) return;
  renewedFor.set(userId);
  const isOpen = () =>
    renewedFor.get() === userId && memberId() === userId && accessToken() === rejected;
  let attempt = first;
  for (let failures = 1; ; failures += 1) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- one after the other is what a retry is
      await attempt;
      break;
    } catch (error) {
      const delayMs = recoveryMs(error, failures);
      if (failures === 1 || delayMs === false) reportProblem('session.renew', error);
      if (delayMs === false) break;
      // oxlint-disable-next-line no-await-in-loop
      await new Promise((resolve) => setTimeout(resolve, delayMs));
      // A call that needs the member, or another tab, may have been faster.
      if (!isOpen()) break;
      attempt = renew();
    }
  }
  if (renewedFor.get() !== userId) return;
  renewedFor.set(undefined);
  if (memberId() === userId && accessToken() !== rejected) noteAnswersChanged();
}
