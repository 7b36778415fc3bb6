/** Where the lists look before, or without, a position of this run. */
import { storage } from '../../storage/storage.ts';

/** Degrees, WGS 84. */
export interface Point {
  latitude: number;
  longitude: number;
}

/** Spec home 9: Jakarta. */
export const JAKARTA: Point = { latitude: -6.2088, longitude: 106.8456 };

/** The simulated position, else the last one that was found, else Jakarta. */
export function startPoint(): Point {
  return storage.get('simulatedPosition') ?? storage.get('lastPosition') ?? JAKARTA;
}
