/**
 * Logout by the user. Works without a network: this device forgets at once, and the server is told
 * later, once.
 */
import { host } from '#host';
import { call } from '../api/call.ts';
import { ApiError } from '../api/errors.ts';
import { logout } from '../api/generated/calls/logout.ts';
import type { LogoutBody } from '../api/generated/types.ts';
import { clock } from '../lib/now.ts';
import { reportProblem } from '../telemetry/report.ts';
import { dropSecret, forgetUser, refreshTokenOf } from './keep-tokens.ts';
import { storedUnreadLogout } from './stored-keys.ts';
import { memberId, PENDING_LOGOUT } from './token.ts';

/** By then the refresh token has expired by itself (30 days), or nearly. */
const KEPT_MS = 7 * 24 * 3_600_000;

export async function endSession({
  everywhere,
}: {
  everywhere: boolean;
}): Promise<'told' | 'later'> {
  const userId = memberId();
  if (userId === undefined) return 'told';
  let refreshToken: string | undefined;
  try {
    refreshToken = await refreshTokenOf(userId);
  } catch (error) {
    reportProblem('session.logout', error);
    // Unreadable is not absent: the session goes on at the server until the token has been read.
    forgetUser({ keepsSecret: true });
    storedUnreadLogout.set({ userId, everywhere, atMs: clock.nowMs() });
    return 'later';
  }
  forgetUser();
  return refreshToken === undefined ? 'told' : tell({ refreshToken, everywhere });
}

async function tell(body: LogoutBody): Promise<'told' | 'later'> {
  try {
    await call(logout, body);
    return 'told';
  } catch (error) {
    reportProblem('session.logout', error);
    if (!(error instanceof ApiError) || !mayPass(error)) return 'told';
  }
  try {
    // Among the secrets: who can read it there could read the token before as well.
    await host.secrets.write(PENDING_LOGOUT, JSON.stringify({ ...body, atMs: clock.nowMs() }));
    const stop = host.onNetstate((netstate) => {
      if (netstate === 0) return;
      stop();
      void tellPendingLogout();
    });
  } catch (error) {
    reportProblem('session.logout', error);
  }
  return 'later';
}

/** No reply, or an error that passes; any other refusal is final. */
function mayPass({ kind, code }: ApiError): boolean {
  return kind === 'business' ? code.startsWith('9000') : kind !== 'session';
}

/** Reads now what a logout could not read. A login since then has replaced it. */
async function tellUnreadLogout(): Promise<void> {
  const unread = storedUnreadLogout.get();
  if (!unread) return;
  const isOver = memberId() !== undefined || clock.nowMs() - unread.atMs > KEPT_MS;
  const refreshToken = isOver ? undefined : await refreshTokenOf(unread.userId);
  // A login during the read has written its own.
  if (memberId() === undefined) dropSecret();
  storedUnreadLogout.remove();
  if (refreshToken !== undefined) await tell({ refreshToken, everywhere: unread.everywhere });
}

/** Sends a logout that could not be sent when it happened. Never rejects. */
export async function tellPendingLogout(): Promise<void> {
  try {
    await tellUnreadLogout();
    const text = await host.secrets.read(PENDING_LOGOUT);
    if (text === undefined) return;
    const body = parse(text);
    // `tell` stores it again when it fails.
    if (!body || (await tell(body)) === 'told') await host.secrets.remove(PENDING_LOGOUT);
  } catch (error) {
    reportProblem('session.pendingLogout', error);
  }
}

function parse(text: string): LogoutBody | undefined {
  try {
    const { refreshToken, everywhere, atMs } = JSON.parse(text) as Record<string, unknown>;
    if (typeof refreshToken !== 'string' || typeof atMs !== 'number') return undefined;
    if (clock.nowMs() - atMs > KEPT_MS) return undefined;
    return { refreshToken, everywhere: everywhere === true };
  } catch {
    // Reported without the text: JavaScript engines quote it in their error.
    reportProblem('session.pendingLogout', new Error('not JSON'));
    return undefined;
  }
}
