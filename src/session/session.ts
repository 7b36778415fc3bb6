/**
 * Who is logged in, the one login gate, and the logout.
 *
 * Invariant: logged in means that token info exists (spec home 4). Only `session/` knows tokens;
 * what refreshes, ends or begins a session is loaded when it is needed.
 */
import { host } from '#host';
import { useSyncExternalStore } from 'react';
import { storage } from '../storage/storage.ts';
import { clock } from '../lib/now.ts';
import { reportProblem, track } from '../telemetry/report.ts';
import { doGatedAction, type GatedAction, keepPendingAction } from './gated-action.ts';
import { loginRequest } from './login-store.ts';
import { storedMemberId, storedTokenInfo } from './stored-keys.ts';
import { memberId, PENDING_LOGOUT } from './token.ts';

export function isLoggedIn(): boolean {
  return memberId() !== undefined;
}

/** The member's id; undefined for a visitor. */
export function userId(): string | undefined {
  return memberId();
}

/**
 * Called after a login, a logout or a change of user, in this tab or another; not after a refresh.
 */
export function onSessionChange(listener: () => void): () => void {
  let before = memberId();
  return storage.onChange((key) => {
    if (key !== storedTokenInfo.name && key !== storedMemberId.name) return;
    const now = memberId();
    if (now === before) return;
    before = now;
    listener();
  });
}

export function useIsLoggedIn(): boolean {
  return useSyncExternalStore(onSessionChange, isLoggedIn);
}

/**
 * The one login gate: does the action for a member. A visitor is asked to log in first; then it is
 * done, and if the visitor does not log in, it is not.
 */
function require(scene: string, action: GatedAction): void {
  if (isLoggedIn()) {
    doGatedAction(action);
    return;
  }
  track('login_required', { scene });
  keepPendingAction(scene, action);
  loginRequest.set({ scene });
}

/**
 * Ends the session on this device at once, also without a network; nothing of the user remains.
 * `everywhere` ends the others too. `later`: the server could not be told yet and will be, once.
 */
async function logout(options: { everywhere: boolean }): Promise<'told' | 'later'> {
  const { endSession } = await import('./end-session.ts').catch(() => ({ endSession: forget }));
  return endSession(options);
}

/** Fallback for when `end-session.ts` cannot be loaded without a network. */
async function forget({ everywhere }: { everywhere: boolean }): Promise<'later'> {
  const refreshToken = storedTokenInfo.get()?.refreshToken;
  storage.removeUserScope();
  const pending = { refreshToken, everywhere, atMs: clock.nowMs() };
  await host.secrets
    .write(PENDING_LOGOUT, JSON.stringify(pending))
    .catch((error: unknown) => reportProblem('session.logout', error));
  return 'later';
}

export const session = { require, logout };
