/**
 * Failures that are normal outcomes: not monitoring errors. Spec home 8: "network error, timeout,
 * canceled, many 03102xx, 9xxxxxx and 1000000xx codes". The one table of these; a code is added
 * when it was decided that it is a normal outcome, never because it is noisy.
 */
import { ApiError, type ApiErrorKind } from '../api/errors.ts';

const EXPECTED_KINDS: ReadonlySet<ApiErrorKind> = new Set([
  'network',
  'timeout',
  'cancelled',
  'rate-limited',
  'session',
]);

/** Codes and prefixes of codes of `src-tauri/contract/src/codes.rs`. */
const EXPECTED_CODES: readonly string[] = [
  '03102', // the account: expired, frozen, wrong code, slider, risk
  '03200', // the profile: nickname, invite code, picture
  '1000000', // orders and payment
  '3800021', // store gone
  '6410012',
  '6410092',
  '38001', // coupons: sold out, limit reached, ended
  '64102', // favourites: limit reached
  '64103', // reviews: not found, another user's, not eligible, limit reached
  '64104', // brands: not found, busy
  '9000402', // wrong clock
  '9000403', // replayed request
  '9000413', // too large
  '9000414', // too long an address
  '9000429', // too often
];

export function isExpected(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return (
    EXPECTED_KINDS.has(error.kind) || EXPECTED_CODES.some((code) => error.code.startsWith(code))
  );
}
