/**
 * The browser's position as the codes of spec home 4, "Location". The shell falls back to it, too.
 *
 * Invariant: `locate` always settles, within `timeoutMs`, and never rejects. Browsers may leave a
 * request pending while the permission dialog is unanswered, hence a time-out of our own.
 */
import { positionFailure, positionFrom } from '../positions.ts';
import type { LocateOptions, Position, PositionCode } from '../types.ts';

let inFlight: Promise<Position> | undefined;

/** The request in flight: concurrent callers share it. */
export async function locate(options: LocateOptions): Promise<Position> {
  if (options.mayAsk === false) {
    if ((await permission()) !== 'granted')
      return positionFailure(1, 'The permission has not been given');
    return request(options);
  }
  inFlight ??= request(options).finally(() => {
    inFlight = undefined;
  });
  return inFlight;
}

function request({ timeoutMs, highAccuracy }: LocateOptions): Promise<Position> {
  if (!('geolocation' in navigator))
    return Promise.resolve(
      positionFailure(browserPositionCode(undefined, 'unknown'), 'Geolocation is not supported'),
    );
  return new Promise((resolve) => {
    const timer = setTimeout(
      () => resolve(positionFailure(3, 'No position within the time limit')),
      timeoutMs,
    );
    const settle = (position: Position) => {
      clearTimeout(timer);
      resolve(position);
    };
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => settle(positionFrom(coords)),
      (error) => void codeOf(error).then((code) => settle(positionFailure(code, error.message))),
      { enableHighAccuracy: highAccuracy, timeout: timeoutMs, maximumAge: 0 },
    );
  });
}

async function codeOf({ code }: GeolocationPositionError): Promise<PositionCode> {
  return browserPositionCode(code, await permission());
}

async function permission(): Promise<PermissionState | 'unknown'> {
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state;
  } catch {
    // Safari before 16 has no Permissions API: only the plain codes are possible.
    return 'unknown';
  }
}

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
