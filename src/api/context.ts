/**
 * What every call needs from the rest of the app, injected once by the composition root: `api` is below
 * session and i18n and cannot import them.
 */
import type { ApiError } from './errors.ts';
import { atom } from '../lib/atom.ts';

/** A call that was refused for its token, or that still needs one. */
export interface RefusedCall {
  path: string;
  isLoginRequired: boolean;
  /** Who was logged in when it was sent; undefined for a visitor. */
  userId: string | undefined;
  /** The access token it was sent with. */
  token: string | undefined;
  /** Absent when it has not been sent yet: the member's token is still to be fetched. */
  error: ApiError | undefined;
  /** Cancels waiting for a login. */
  signal: AbortSignal;
}

/** The identity of the replay. A visitor's call carries no token although a member is logged in. */
export type SentAs = 'current-user' | 'visitor';

export interface ApiContext {
  /** The access token, or undefined for a visitor. */
  accessToken(): string | undefined;
  /** Who is logged in, or undefined for a visitor. */
  memberId(): string | undefined;
  /** Whether this user, who sent the call, is still the current one. */
  isStillFor(userId: string): boolean;
  /** True for a member whose access token is still to be fetched. */
  isTokenDue(): boolean;
  /**
   * The session's part of a call: resolves with the identity of the one replay, or throws `ApiError`
   * when there is none.
   */
  recover(call: RefusedCall): Promise<SentAs>;
  deviceId(): string;
  sessionId(): string;
  locale(): string;
  /** Channel ids 1 to 6; any other value is a source tag (spec home 9). */
  channel(): string;
  sourceTag(): string;
  /** Of the remote push service; absent or empty where there is none (spec home 3 `fcmToken`). */
  pushToken?(): string;
  /** Ids that a native shell put into the first address (spec home 2). */
  nativeIds(): { guid?: string; ouid?: string; apid?: string; duid?: string };
}

let context: ApiContext | undefined;

export function setApiContext(given: ApiContext): void {
  context = given;
}

export function apiContext(): ApiContext {
  if (!context) throw new Error('setApiContext has not been called');
  return context;
}

/**
 * Error reports of `api`; `where` is `area.thing`. Telemetry sends through `api`, so it is above; the
 * composition root injects its function here.
 */
export const apiReport = atom<(where: string, error: unknown) => void>(() => undefined);

/**
 * The device's fingerprint for the risk engine. Absent until a reply asks for it; from then on every call
 * carries it (spec home 3: "optional dfp"). Set by `risk.ts`.
 */
export const fingerprint = atom<string | undefined>(undefined);
