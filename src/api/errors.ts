/** Failures of a call, as far as the app distinguishes them. */
import * as codes from './generated/codes.ts';

export type ApiErrorKind =
  | 'network'
  | 'timeout'
  | 'cancelled'
  | 'rate-limited'
  | 'session'
  | 'business'
  | 'malformed';

/** The only error of `call`. `code` and `message` are the server's; both empty without a reply. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly code: string;

  constructor(kind: ApiErrorKind, code = '', message = '', options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
    this.code = code;
  }
}

/** No reply; a retry may work on a better network. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof ApiError && (error.kind === 'network' || error.kind === 'timeout');
}

/** Rate limited: HTTP 429, or the brands' own limit (contract, `BRANDS_BUSY`). */
export function isBusyServer(error: unknown): boolean {
  return (
    error instanceof ApiError && (error.kind === 'rate-limited' || error.code === codes.BRANDS_BUSY)
  );
}

/** The server's message for the user (spec home 8); empty where the caller shows its own. */
export function serversWords(error: unknown): string {
  const isSaid =
    error instanceof ApiError && (error.kind === 'business' || error.kind === 'rate-limited');
  return isSaid ? error.message : '';
}

/** Spec home 8: those that end the session, and the one that a token refresh recovers from. */
const SESSION_CODES: ReadonlySet<string> = new Set([
  codes.TOKEN_EXPIRED,
  codes.SESSION_INVALID,
  codes.SESSION_REPLACED,
  codes.TOKEN_ILLEGAL,
  codes.USER_FROZEN,
]);

/** True for the codes of spec home 8 that concern the session. */
export function isSessionCode(code: string): boolean {
  return SESSION_CODES.has(code);
}
