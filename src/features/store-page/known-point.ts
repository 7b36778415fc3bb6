import { storage } from '../../storage/storage.ts';
import type { Point } from '../location/start-point.ts';

/** Where the user was last, if that is known: without it there is no distance. */
export function knownPoint(): Point | undefined {
  return storage.get('simulatedPosition') ?? storage.get('lastPosition');
}
