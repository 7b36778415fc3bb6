/** What went wrong with a call, as far as the app acts on it. */
export type ApiErrorKind =
  | 'network'
  | 'timeout'
  | 'cancelled'
  | 'rate-limited'
  | 'session'
  | 'business'
  | 'malformed';

/** The one error of `call`. `code` and `message` are the server's; both empty when no reply came. */
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

/** Nobody answered; it may work when the network is better. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof ApiError && (error.kind === 'network' || error.kind === 'timeout');
}

/** Too many people at once: of all calls (HTTP 429), or of brands (contract, `BRANDS_BUSY`). */
export function isBusyServer(error: unknown): boolean {
  return error instanceof ApiError && (error.kind === 'rate-limited' || error.code === '6410429');
}

/** The words that the server has for the user (spec home 8); empty where the caller's own are due. */
export function serversWords(error: unknown): string {
  const isSaid =
    error instanceof ApiError && (error.kind === 'business' || error.kind === 'rate-limited');
  return isSaid ? error.message : '';
}

/** Spec home 8: codes that end the session, and the one that a refresh mends. */
export const sessionCodes = {
  expired: '0310204',
  invalid: '0310205',
  replaced: '0310206',
  illegal: '0310202',
  frozen: '0310218',
} as const;

/** The server's own fault (5xx): not the user's doing, and it may pass. */
export const SERVER_FAULT = '9000500';

/** The server refused the timestamp and told its own time. */
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
