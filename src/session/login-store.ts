/**
 * The one open login request, apart from React so that a failed call of the boot script can open it.
 *
 * Invariant: at most one request is open. Who waits for its end gets it exactly once.
 */
import { atom } from '../lib/atom.ts';
import { listeners } from '../lib/listeners.ts';

export interface LoginRequest {
  /** The action's scene, or `session` when a session ended by itself. */
  readonly scene: string;
  /** Why the former session ended; absent when a visitor wanted something. */
  readonly reason?: 'expired' | 'invalid' | 'frozen';
  /** The server's message for the reason, if any. */
  readonly message?: string;
}

/** Undefined when no login is asked for. Setting it changes what the open one is for. */
export const loginRequest = atom<LoginRequest | undefined>(undefined);

/**
 * Whose session has ended by itself while the request for the next login is open: what is on the screen
 * is still this user's, until another user logs in.
 */
export const lapsedUser = atom<string | undefined>(undefined);

const ended = listeners<string | undefined>();

/** Ends the open request with the user, or undefined when the login was cancelled. */
export function settleLogin(userId: string | undefined): void {
  loginRequest.set(undefined);
  ended.tell(userId);
}

/** The user who logs in next; undefined when the login is cancelled. */
export function nextLogin(): Promise<string | undefined> {
  return new Promise((resolve) => {
    const stop = ended.add((userId) => {
      stop();
      resolve(userId);
    });
  });
}
