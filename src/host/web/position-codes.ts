import type { PositionCode } from '../types.ts';

/**
 * Maps a browser's errors to the codes of spec home 4, "Location". The only mapping table; the phone's
 * is `tauri/native-codes.ts`. `errorCode` is of GeolocationPositionError, undefined where the browser
 * has no geolocation; `permission` is the state at the time of the failure.
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
      // A refusal although the permission is granted: the system's location services are off.
      return isGranted ? 5 : 1;
    case 2:
      // Unavailable although the permission is granted is a code of its own.
      return isGranted ? 4 : 2;
    case 3:
      return 3;
    default:
      return 7;
  }
}
