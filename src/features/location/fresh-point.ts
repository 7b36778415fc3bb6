/**
 * The current position, for statements that an old position would make wrong. Not in the first
 * load.
 */
import { isWithin } from '../../lib/away.ts';
import { storedLastPosition, storedSimulatedPosition } from './stored-keys.ts';
import type { Point } from './start-point.ts';

/** After that time a driver is in another part of the town. */
export const FRESH_MS = 10 * 60_000;

/**
 * The simulated position, else one that was found less than ten minutes ago. An older one may start
 * a list, but not decide "too far away".
 */
export function freshPoint(): Point | undefined {
  const simulated = storedSimulatedPosition.get();
  if (simulated) return simulated;
  const last = storedLastPosition.get();
  if (last?.atMs === undefined || !isWithin(FRESH_MS, last.atMs)) return undefined;
  return { latitude: last.latitude, longitude: last.longitude };
}

const EARTH_RADIUS_KM = 6371.0088;

/** Along the surface, in kilometres to the metre: the lists of the server tell the same number. */
export function distanceKm(a: Point, b: Point): number {
  const radians = (degrees: number): number => (degrees * Math.PI) / 180;
  const [lat, lon] = [radians(b.latitude - a.latitude), radians(b.longitude - a.longitude)];
  const chord =
    Math.sin(lat / 2) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(lon / 2) ** 2;
  return Math.round(2000 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)))) / 1000;
}
