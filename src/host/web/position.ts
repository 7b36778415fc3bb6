/**
 * The browser's position as the codes of spec home 4, "Location".
 *
 * Invariant: `locate` always settles, within `timeoutMs`, and never rejects. Browsers may leave a
 * request open for ever while the permission question stands unanswered, hence our own race.
 */
import type { LocateOptions, Position, PositionCode } from '../types.ts';

let inFlight: Promise<Position> | undefined;

/** One request at a time: callers that come meanwhile share it. */
export function locate(options: LocateOptions): Promise<Position> {
  inFlight ??= request(options).finally(() => {
    inFlight = undefined;
  });
  return inFlight;
}

function request({ timeoutMs, highAccuracy }: LocateOptions): Promise<Position> {
  if (!('geolocation' in navigator))
    return Promise.resolve(failure(6, 'Geolocation is not supported'));
  return new Promise((resolve) => {
    const timer = setTimeout(
      () => resolve(failure(3, 'No position within the time limit')),
      timeoutMs,
    );
    const settle = (position: Position) => {
      clearTimeout(timer);
      resolve(position);
    };
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => settle(positionFrom(coords)),
      (error) => void codeOf(error).then((code) => settle(failure(code, error.message))),
      { enableHighAccuracy: highAccuracy, timeout: timeoutMs, maximumAge: 0 },
    );
  });
}

function positionFrom({ latitude, longitude }: GeolocationCoordinates): Position {
  if (!Number.isFinite(latitude) || !Number.isFinite(longitude)) {
    return failure(7, 'The position is not a number');
  }
  return { success: true, code: 0, errorMessage: '', latitude, longitude, isSimulated: false };
}

/** Unavailable although the permission stands granted is its own code (4). */
async function codeOf(error: GeolocationPositionError): Promise<PositionCode> {
  switch (error.code) {
    case error.PERMISSION_DENIED:
      // A granted permission with a refusal means that the system's location is switched off.
      return (await permission()) === 'granted' ? 5 : 1;
    case error.POSITION_UNAVAILABLE:
      return (await permission()) === 'granted' ? 4 : 2;
    case error.TIMEOUT:
      return 3;
    default:
      return 7;
  }
}

async function permission(): Promise<PermissionState | 'unknown'> {
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state;
  } catch {
    // Safari before 16 has no permissions API: the plain codes are all there is to say.
    return 'unknown';
  }
}

function failure(code: PositionCode, errorMessage: string): Position {
  return { success: false, code, errorMessage, latitude: 0, longitude: 0, isSimulated: false };
}
