import * as v from 'valibot';
import { storedKey } from '../storage/stored-key.ts';
import { pathnames } from '../paths.ts';

const vPath = v.object({
  pathname: v.picklist(Object.values(pathnames)) as v.GenericSchema<unknown, string>,
  search: v.pipe(v.string(), v.maxLength(1024), v.regex(/^(?:\?[^#\s\\]*)?$/)),
});

/**
 * The gated actions as they are stored. A closed list: what is continued after a login can only be
 * one of these, also after the storage was tampered with, and none of them pays, claims or deletes.
 */
const vGatedAction = v.variant('kind', [
  /** The login itself was all that was wanted. */
  v.object({ kind: v.literal('none') }),
  /** Opens a screen of the app. */
  v.object({ kind: v.literal('open-route'), to: vPath }),
  /** Opens an external page; `resolveLink` checks it again then. */
  v.object({
    kind: v.literal('open-external'),
    url: v.pipe(v.string(), v.maxLength(1024)),
  }),
  /** Switches home's "coupon available" filter on, by the key of its one node. */
  v.object({
    kind: v.literal('filter-coupon-available'),
    key: v.pipe(v.string(), v.maxLength(64)),
  }),
  /** The same on the list that the login was asked for on. */
  v.object({
    kind: v.literal('list-coupon-available'),
    key: v.pipe(v.string(), v.maxLength(64)),
  }),
]);

const vPendingAction = v.object({
  /** Why the login was asked for; for its title and the login call. */
  scene: v.pipe(v.string(), v.maxLength(100)),
  action: vGatedAction,
  /** Milliseconds since the epoch, by the app's clock. */
  atMs: v.number(),
});

export type PendingAction = v.InferOutput<typeof vPendingAction>;

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
