import { resumeLogin } from '../../session/login-request.ts';
import { loginRequest } from '../../session/login-store.ts';
import { login } from './login.ts';
import { storedLogin } from './pending.ts';

/**
 * What happens outside the login's screens: the session's request opens and closes the machine, and a
 * login that stopped goes on when the app comes to the front or the network is back. Gives a function
 * that stops following.
 */
export function followLogin(): () => void {
  // One that a page before this one began, for whoever is still a visitor.
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
