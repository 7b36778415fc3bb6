import * as v from 'valibot';
import { storedKey } from '../../storage/stored-key.ts';

const coordinates = v.object({
  latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
});

/** `atMs`, since the epoch: when it was found; absent in what releases before stored. */
export const storedLastPosition = storedKey(
  'lastPosition',
  v.object({ ...coordinates.entries, atMs: v.optional(v.number()) }),
);
export const storedLastAddress = storedKey('lastAddress', v.pipe(v.string(), v.maxLength(200)), {
  version: true,
});
export const storedSimulatedPosition = storedKey('simulatedPosition', coordinates);
