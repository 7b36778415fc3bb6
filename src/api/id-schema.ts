import * as v from 'valibot';
import type { Id } from './generated/types.ts';

/** An id in a stored value. */
export const vId = <Kind extends Id<string>>(): v.GenericSchema<unknown, Kind> =>
  v.string() as unknown as v.GenericSchema<unknown, Kind>;
