/**
 * The calls that begin, renew and end a session. They carry no access token, and their errors go to the
 * caller without recovery: spec home 8 exempts `checkSlider` and `sendCode` from the handling of
 * frozen users, and a refused refresh must not trigger a refresh.
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
