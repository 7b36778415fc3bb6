/**
 * The one open login request, apart from React so that a failed call of the boot script can raise it.
 *
 * Invariant: at most one request is open. Whoever waits for it hears of its end exactly once.
 */
export interface LoginRequest {
  /** Why: the action's scene, or `session` when a session ended by itself. */
  readonly scene: string;
  /** The session that there was has ended; absent when a visitor wanted something. */
  readonly reason?: 'expired' | 'invalid' | 'frozen';
  /** The server's words for it, if it had any. */
  readonly message?: string;
}

let request: LoginRequest | undefined;
/** Whose session has ended by itself while the request for the next login is open. */
let lapsed: string | undefined;
const listeners = new Set<() => void>();
const waiting = new Set<(userId: string | undefined) => void>();

export function loginRequest(): LoginRequest | undefined {
  return request;
}

/** Hears of each change of `loginRequest`. */
export function onLoginRequest(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whose session ended by itself: what is on the screen is still this user's, until somebody else comes. */
export function lapsedUser(): string | undefined {
  return lapsed;
}

export function setLapsedUser(userId: string | undefined): void {
  lapsed = userId;
}

/** Opens the request, or changes what the open one is for. */
export function openLogin(wanted: LoginRequest): void {
  request = wanted;
  for (const listener of listeners) listener();
}

/** Ends the open request. Whoever waits gets the user, or undefined when the login was cancelled. */
export function settleLogin(userId: string | undefined): void {
  const hasChanged = request !== undefined;
  request = undefined;
  const told = [...waiting];
  waiting.clear();
  for (const tell of told) tell(userId);
  if (hasChanged) for (const listener of listeners) listener();
}

/** The user who logs in next; undefined when the login is cancelled. */
export function nextLogin(): Promise<string | undefined> {
  return new Promise((resolve) => {
    waiting.add(resolve);
  });
}
