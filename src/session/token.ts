/**
 * The tokens themselves, apart from React so that the boot script can use them. Only for `session`
 * and the composition root.
 *
 * WEB and PWA: `tokenInfo` in local storage, as spec home 3 says. APP: the access token in memory
 * only, the refresh token in `host.secrets`, and the user's id alone in the key-value store. What
 * writes them is `keep-tokens.ts`, which the first load does not need.
 */
import { host } from '#host';
import { atom } from '../lib/atom.ts';
import { storedMemberId, storedTokenInfo } from './stored-keys.ts';
import { lapsedUser } from './login-store.ts';

/**
 * The name of the secret that holds a logout which the server does not know of yet; see
 * `end-session.ts`.
 */
export const PENDING_LOGOUT = 'pendingLogout';

/** The APP's access token of this run. */
export const tokenInMemory = atom<string | undefined>(undefined);

/** The access token for the request core; undefined for a visitor. */
export function accessToken(): string | undefined {
  return host.can.keepSecrets ? tokenInMemory.get() : storedTokenInfo.get()?.accessToken;
}

/** Who is logged in; undefined for a visitor. Logged in means that token info exists (spec home 4). */
export function memberId(): string | undefined {
  return host.can.keepSecrets ? storedMemberId.get() : storedTokenInfo.get()?.userId;
}

/** The user, or the one whose session has just ended by itself and who may come back to it. */
export function isStillFor(userId: string): boolean {
  return (memberId() ?? lapsedUser.get()) === userId;
}

/** A member of the APP begins each run without an access token. */
export function isTokenDue(): boolean {
  return accessToken() === undefined && memberId() !== undefined;
}
