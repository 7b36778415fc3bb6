/**
 * What every call needs to know of the rest of the app, given once by the composition root.
 * `api` sits below session and i18n, so it is told; it does not ask them.
 */
import type { ApiError } from './errors.ts';

/** A call that the server refused for its token, or that still has to get one. */
export interface RefusedCall {
  path: string;
  isLoginRequired: boolean;
  /** Who was logged in when it was sent; undefined for a visitor. */
  userId: string | undefined;
  /** The token that it was sent with. */
  token: string | undefined;
  /** Absent when it has not been sent: the member's token is still to be fetched. */
  error: ApiError | undefined;
  /** Ends the waiting for a login. */
  signal: AbortSignal;
}

/** As whom a recovered call is sent again. A visitor's carries no token although a member is there. */
export type SentAs = 'whoever-is-there' | 'visitor';

export interface ApiContext {
  /** The access token, or undefined for a visitor. */
  accessToken(): string | undefined;
  /** Who is logged in, or undefined for a visitor. */
  memberId(): string | undefined;
  /** Whether a reply that was meant for this user still is: nobody else, and no visitor, has come. */
  isStillFor(userId: string): boolean;
  /** True for a member whose access token is still to be fetched. */
  isTokenDue(): boolean;
  /**
   * Resolves when the call is to be sent again, once, and says as whom; throws `ApiError` when it is
   * not. The session's part of a call; `api` knows no more of it.
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
