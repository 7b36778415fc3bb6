/**
 * The calls that begin, renew and end a session. They carry no access token, and whatever they answer
 * goes to their caller as it is: spec home 8 exempts `checkSlider` and `sendCode` from the handling of
 * frozen users, and a refresh that is refused must not be refreshed.
 */
const PATHS: ReadonlySet<string> = new Set([
  '/account/checkSlider',
  '/account/getAuthCode',
  '/account/login',
  '/account/logout',
  '/account/queryAuthCode',
  '/account/refreshToken',
  '/account/sendCode',
]);

export function isLoginCall(path: string): boolean {
  return PATHS.has(path);
}
