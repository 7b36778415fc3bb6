/**
 * The browser's position as the codes of spec home 4, "Location". The shell falls back to it, too.
 *
 * Invariant: `locate` always settles, within `timeoutMs`, and never rejects. Browsers may leave a
 * request pending while the permission dialog is unanswered, hence a time-out of our own.
 */
import { positionFailure, positionFrom } from '../positions.ts';
import type { LocateOptions, Position, PositionCode } from '../types.ts';
import { browserPositionCode } from './position-codes.ts';

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
