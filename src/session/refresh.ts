/**
 * A new pair of tokens: one refresh for each rejected token, for all callers in all tabs.
 *
 * Invariant: the reply is stored only if the session is still the one that asked. After a logout,
 * or for another user, it is ignored.
 */
import { host } from '#host';
import { appInfo } from '../api/app-info.ts';
import { call } from '../api/call.ts';
import { ApiError } from '../api/errors.ts';
import { refreshToken as endpoint } from '../api/generated/calls/refresh-token.ts';
import * as codes from '../api/generated/codes.ts';
import type { TokenInfo } from '../api/generated/types.ts';
import { storage } from '../storage/storage.ts';
import { refreshTokenOf, renewTokens } from './keep-tokens.ts';
import { accessToken, memberId } from './token.ts';
import { storedTokenInfo } from './stored-keys.ts';

/**
 * The server gives the same successor for 30 s (decisions "Wire"), so a lost reply is retried
 * within them: three times 8 s instead of once 20 s.
 */
const ATTEMPT_TIMEOUT_MS = 8000;
const PAUSES_MS = [300, 1500];
/** A tab that the system froze meanwhile may hold the lock; then the server's 30 s replace it. */
const LOCK_PATIENCE_MS = 10_000;

const inFlight = new Map<string, Promise<void>>();

/**
 * Resolves when `rejected` is no longer the user's access token, for any reason; read it again
 * then. Throws `ApiError`: `business` and `session` mean that the server refused, the others that
 * it did not answer.
 */
export function refreshOnce(userId: string, rejected: string | undefined): Promise<void> {
  const key = `${userId} ${rejected ?? ''}`;
  const started = inFlight.get(key);
  if (started) return started;
  const refreshing = inTurn(() => refresh(userId, rejected)).finally(() => inFlight.delete(key));
  inFlight.set(key, refreshing);
  return refreshing;
}

async function refresh(userId: string, rejected: string | undefined): Promise<void> {
  const isStill = () => memberId() === userId && accessToken() === rejected;
  // Another tab may have been faster.
  if (!host.can.keepSecrets) await storage.reread(storedTokenInfo.name);
  if (!isStill()) return;
  const refreshToken = await keptTokenOf(userId);
  if (!isStill()) return;
  if (refreshToken === undefined) throw new ApiError('session', codes.SESSION_INVALID);
  const info = await ask(refreshToken);
  if (!isStill()) return;
  if (info.userId !== userId) throw new ApiError('malformed', '', 'refresh: another user');
  await renewTokens(info);
}

/** A store that does not answer is as little a logout as a server that does not. */
async function keptTokenOf(userId: string): Promise<string | undefined> {
  try {
    return await refreshTokenOf(userId);
  } catch (error) {
    throw new ApiError('timeout', '', 'refresh: the secret cannot be read now', { cause: error });
  }
}

async function ask(refreshToken: string): Promise<TokenInfo> {
  const { identityType, cpType } = appInfo;
  for (const pauseMs of PAUSES_MS) {
    try {
      return await send();
    } catch (error) {
      if (!(error instanceof ApiError) || !isLost(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
  return send();

  function send(): Promise<TokenInfo> {
    const body = { refreshToken, identityType, cpType };
    return call(endpoint, body, { timeoutMs: ATTEMPT_TIMEOUT_MS });
  }
}

/** The server may have refreshed although its reply was lost. */
function isLost({ kind }: ApiError): boolean {
  return kind === 'network' || kind === 'timeout' || kind === 'malformed';
}

/** One tab at a time, where the browser has locks (iOS 15.0 to 15.3 has none). */
async function inTurn(work: () => Promise<void>): Promise<void> {
  // oxlint-disable-next-line typescript/no-unnecessary-condition -- absent in old web views
  if (!navigator.locks) return work();
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), LOCK_PATIENCE_MS);
  let hasBegun = false;
  const begin = () => {
    hasBegun = true;
    clearTimeout(timer);
    return work();
  };
  try {
    await navigator.locks.request('jajan.refresh', { signal: patience.signal }, begin);
  } catch (error) {
    if (hasBegun) throw error;
    await work();
  } finally {
    clearTimeout(timer);
  }
}
