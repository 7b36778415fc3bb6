import * as v from 'valibot';
import { storedKey } from '../storage/stored-key.ts';
import { vPendingAction } from './pending-action.ts';

const token = v.pipe(v.string(), v.minLength(1), v.maxLength(1024));

/** WEB and PWA only (spec home 3). In the APP no token is ever stored here: see `token.ts`. */
export const storedTokenInfo = storedKey(
  'tokenInfo',
  v.object({ accessToken: token, refreshToken: token, userId: token }),
);
/** APP only: who is logged in, without a token. */
export const storedMemberId = storedKey('memberId', token);
/** APP only: who logged out while the phone could not read the token that the server is to be told. */
export const storedUnreadLogout = storedKey(
  'unreadLogout',
  v.object({ userId: token, everywhere: v.boolean(), atMs: v.number() }),
);
/** Whose session ended by itself last: what is stored in user scope is this person's. */
export const storedLapsedUserId = storedKey('lapsedUserId', token);
/** What a visitor wanted when the login opened, in case the app is killed meanwhile. */
export const storedPendingAction = storedKey('pendingAction', vPendingAction);
