/**
 * What the ordering host is told of a member: the `uk` of spec merchant 2, "stored token info".
 *
 * Invariant: the access token and the user id, never the refresh token (decisions "Tokens").
 * Assumption: as JSON, the form in which the web stores it.
 */
import { recover } from './recovery.ts';
import { accessToken, isTokenDue, memberId } from './token.ts';

/** Undefined for a visitor. Throws `ApiError` when the APP cannot get a token for its member now. */
export async function orderingPass(): Promise<string | undefined> {
  const userId = memberId();
  if (userId === undefined) return undefined;
  if (isTokenDue()) {
    const call = { path: '/menuQR', isLoginRequired: false, error: undefined };
    const { signal } = new AbortController();
    await recover({ ...call, userId, token: undefined, signal });
  }
  const token = accessToken();
  if (token === undefined || memberId() !== userId) return undefined;
  return JSON.stringify({ accessToken: token, userId });
}
