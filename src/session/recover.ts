/**
 * What becomes of a call whose token the server refused. Spec home 4 "Session", 8; decisions
 * "Wire".
 *
 * Resolves when the call is to be sent again, once: with the token of that moment, or as a
 * visitor's while the account service gives no new one and the call needs no member. Throws
 * `ApiError` otherwise: the refresh's own error when it got no answer (a lost network is never a
 * logout), or `session` when nobody, or somebody else, logged in. A call of a former user never
 * ends, revives or uses the current session: its own user and token are compared with it.
 */
import type { RefusedCall, SentAs } from '../api/context.ts';
import { ApiError, isSessionCode, sessionCodes } from '../api/errors.ts';
import { isRenewing, keepRenewing } from './keep-renewing.ts';
import { keepForLapsed } from './keep-tokens.ts';
import { lapsedUser, loginRequest, type LoginRequest, nextLogin } from './login-store.ts';
import { refreshOnce } from './refresh.ts';
import { accessToken, memberId } from './token.ts';

/**
 * How long a call that needs no member waits for new tokens. A refresh on a slow network takes half
 * a second.
 */
const OPEN_CALL_PATIENCE_MS = 3000;

export async function recover(call: RefusedCall): Promise<SentAs> {
  const { error, userId, isLoginRequired } = call;
  if (userId !== undefined && isCurrent(call)) {
    if (error === undefined || error.code === sessionCodes.expired) {
      if (isLoginRequired) await renew(userId, call);
      else if (!(await isRenewedInTime(userId, call))) return 'visitor';
    } else {
      lapse(userId, error);
    }
  }
  await untilAllowed(call);
  return 'whoever-is-there';
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
  if (code === sessionCodes.frozen) return 'frozen';
  return code === sessionCodes.expired ? 'expired' : 'invalid';
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
