import { ApiError } from '../errors.ts';

/**
 * Codes that are said before the call itself is looked at, so that they tell nothing about an earlier try:
 * those of the server's edge, a 5xx among them, but for a body or a value that is never taken; and those
 * of the session and the risk check.
 */
const NOT_OF_THE_CALL = /^(?:9000(?!400|422)|0310(?:20|218|23))/;

/** The call itself was refused, so it had no effect under its key: another try is another attempt. */
export function isSettled(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    error.kind === 'business' &&
    error.code !== '' &&
    !NOT_OF_THE_CALL.test(error.code)
  );
}
