/**
 * Maps native errors to the codes of the specs (home 4 "Location", home 8 "Native plugin codes"). The
 * only mapping table; pure, tested row by row beside it.
 *
 * Failures arrive in three forms: a text (plugins with Rust commands), `{message, code?}` (Kotlin
 * and Swift without one), `{kind, message}` (our own commands). Texts of the system can be
 * localised, so only the parts that plugins and the ACL write themselves are matched.
 * A new message of a plugin is a new row; never match on localised text.
 */
import type { HostErrorCode, PositionCode } from '../types.ts';

/** Of the location permission; `coarse` is approximate only, and enough for a list of stores. */
export type LocationPermission = 'granted' | 'coarse' | 'denied' | 'prompt' | 'unknown';

export interface NativeFailure {
  message: string;
  /** Only our own plugin sends one. */
  code?: HostErrorCode;
}

/** Reads a failure of any of the three forms. */
export function failureOf(error: unknown): NativeFailure {
  if (typeof error === 'string') return { message: error };
  if (typeof error !== 'object' || error === null) return { message: String(error) };
  const message =
    'message' in error && typeof error.message === 'string' ? error.message : 'no message';
  const code = 'code' in error ? hostErrorCode(error.code) : undefined;
  return code === undefined ? { message } : { message, code };
}

function hostErrorCode(code: unknown): HostErrorCode | undefined {
  const number = typeof code === 'string' ? Number(code) : code;
  return HOST_ERROR_CODES.find((known) => known === number);
}

const HOST_ERROR_CODES: readonly HostErrorCode[] = [-2, -3, -4, -5, -6, -7];

const MISSING =
  /No command .{1,80} found|not initialized|Command .{1,80} not found|not allowed by ACL|not allowed\. /;
const NO_CAMERA_PERMISSION =
  /permission to use camera|Camera permission denied|denied by the user|NSCameraUsageDescription/;
const NO_CAMERA = /No camera available/;
const LOCATION_REFUSED =
  /SecurityException|requires ACCESS_[A-Z]{1,20}_LOCATION|kCLErrorDomain\D{0,40}1\b/;
const SERVICES_OFF = /Location services are (disabled|not enabled)|Location disabled/;
const UNAVAILABLE = /Location unavailable|kCLErrorDomain\D{0,40}[02]\b/;
const TIMEOUT = /Timeout expired/;

/** For camera and settings calls; undefined when no row matches: the error is rethrown as it is. */
export function hostCodeOf(failure: NativeFailure): HostErrorCode | undefined {
  if (failure.code !== undefined) return failure.code;
  if (MISSING.test(failure.message)) return -2;
  if (NO_CAMERA_PERMISSION.test(failure.message)) return -4;
  if (NO_CAMERA.test(failure.message)) return -7;
  return undefined;
}

/** For a failed position, with the permission state at the time of the failure. */
export function positionCodeOf(
  failure: NativeFailure,
  permission: LocationPermission,
): PositionCode {
  const isGranted = permission === 'granted' || permission === 'coarse';
  const { code, message } = failure;
  if (code === -2 || code === -3 || code === -6 || MISSING.test(message)) return 6;
  if (code === -4 || code === -5 || permission === 'denied' || LOCATION_REFUSED.test(message))
    return 1;
  if (SERVICES_OFF.test(message)) return isGranted ? 5 : 2;
  if (UNAVAILABLE.test(message)) return isGranted ? 4 : 2;
  if (TIMEOUT.test(message)) return 3;
  return 7;
}
