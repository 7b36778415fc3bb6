import type { PositionCode } from '../types.ts';

/**
 * What a browser says, as the codes of spec home 4, "Location". The one table of it; the phone's is
 * `tauri/native-codes.ts`. `errorCode` is of GeolocationPositionError, undefined where the browser
 * has no positions at all; `permission` as it was known when it failed.
 */
export function browserPositionCode(
  errorCode: number | undefined,
  permission: PermissionState | 'unknown',
): PositionCode {
  const isGranted = permission === 'granted';
  switch (errorCode) {
    case undefined:
      return 6;
    case 1:
      // A granted permission with a refusal means that the system's location is switched off.
      return isGranted ? 5 : 1;
    case 2:
      // Unavailable although the permission stands granted is its own code.
      return isGranted ? 4 : 2;
    case 3:
      return 3;
    default:
      return 7;
  }
}
