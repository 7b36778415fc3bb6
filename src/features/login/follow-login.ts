import { resumeLogin } from '../../session/login-request.ts';
import { loginRequest } from '../../session/login-store.ts';
import { login } from './login.ts';
import { storedLogin } from './pending.ts';

/**
 * Connects the machine: the session's request opens and closes it, and a stopped login continues
 * when the app comes to the front or the network is back. Gives a function that disconnects it.
 */
export function followLogin(): () => void {
  // Of a page before this one, while nobody has logged in.
  if (storedLogin()) resumeLogin();
  const follow = (): void =>
    login.send(
      loginRequest.get() ? { type: 'asked', pending: storedLogin() } : { type: 'request-ended' },
    );
  const returned = (): void => {
    if (document.visibilityState === 'visible') login.send({ type: 'returned' });
  };
  follow();
  const stop = loginRequest.subscribe(follow);
  document.addEventListener('visibilitychange', returned);
  window.addEventListener('online', returned);
  return () => {
    stop();
    document.removeEventListener('visibilitychange', returned);
    window.removeEventListener('online', returned);
  };
}
