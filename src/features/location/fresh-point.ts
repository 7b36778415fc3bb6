/** Where the user is now, for what must not be said from an old position. Later screens only. */
import { clock } from '../../lib/now.ts';
import { storedLastPosition, storedSimulatedPosition } from './stored-keys.ts';
import type { Point } from './start-point.ts';

/** Somebody who drives is in another part of the town after that. */
export const FRESH_MS = 10 * 60_000;

/**
 * Where the user is now, as far as anybody knows: the simulated position, else one that was found less
 * than ten minutes ago. An older one may start a list; "too far away" must not be said from it.
 */
export function freshPoint(): Point | undefined {
  const simulated = storedSimulatedPosition.get();
  if (simulated) return simulated;
  const last = storedLastPosition.get();
  // A clock that was set back makes no position of the future.
  if (last?.atMs === undefined || Math.abs(clock.nowMs() - last.atMs) > FRESH_MS) return undefined;
  return { latitude: last.latitude, longitude: last.longitude };
}

const EARTH_RADIUS_KM = 6371.0088;

/** Along the surface, in kilometres with one decimal, as the server gives it. */
export function distanceKm(a: Point, b: Point): number {
  const radians = (degrees: number): number => (degrees * Math.PI) / 180;
  const [lat, lon] = [radians(b.latitude - a.latitude), radians(b.longitude - a.longitude)];
  const chord =
    Math.sin(lat / 2) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(lon / 2) ** 2;
  return Math.round(20 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)))) / 10;
}
