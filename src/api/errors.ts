/** Failures of a call, as far as the app distinguishes them. */
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
  return error instanceof ApiError && (error.kind === 'rate-limited' || error.code === '6410429');
}

/** The server's message for the user (spec home 8); empty where the caller shows its own. */
export function serversWords(error: unknown): string {
  const isSaid =
    error instanceof ApiError && (error.kind === 'business' || error.kind === 'rate-limited');
  return isSaid ? error.message : '';
}

/** Spec home 8: codes that end the session, and the one that a token refresh recovers from. */
export const sessionCodes = {
  expired: '0310204',
  invalid: '0310205',
  replaced: '0310206',
  illegal: '0310202',
  frozen: '0310218',
} as const;

/** A server error (5xx), possibly temporary. */
export const SERVER_FAULT = '9000500';

/** The server refused the timestamp and sent its own time. */
export const TIMESTAMP_STALE = '9000402';

/** The reply asks for a risk check: replay under `/risk` + path with `dfp` (spec home 7). */
export const RISK_CHECK_REQUIRED = '0310230';

/** The fingerprint was not accepted. */
export const RISK_REFUSED = '0310231';

const SESSION_CODES: ReadonlySet<string> = new Set(Object.values(sessionCodes));

/** True for the codes of spec home 8 that concern the session. */
export function isSessionCode(code: string): boolean {
  return SESSION_CODES.has(code);
}
