/** Where the lists search before, or without, a position of this run. */
import { storedLastPosition, storedSimulatedPosition } from './stored-keys.ts';

/** Degrees, WGS 84. */
export interface Point {
  latitude: number;
  longitude: number;
}

/** Spec home 9: Jakarta. */
export const JAKARTA: Point = { latitude: -6.2088, longitude: 106.8456 };

/** About 200 m at the equator. */
const NEAR_DEGREES = 0.002;

/** True when nothing that is shown by distance would change. */
export function isNear(a: Point, b: Point): boolean {
  return (
    Math.abs(a.latitude - b.latitude) < NEAR_DEGREES &&
    Math.abs(a.longitude - b.longitude) < NEAR_DEGREES
  );
}

/** The simulated position, else the last one that was found, else Jakarta. */
export function startPoint(): Point {
  const { latitude, longitude } =
    storedSimulatedPosition.get() ?? storedLastPosition.get() ?? JAKARTA;
  return { latitude, longitude };
}
