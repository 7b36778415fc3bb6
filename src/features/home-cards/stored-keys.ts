import * as v from 'valibot';
import { storedKey } from '../../storage/stored-key.ts';

/** Each card is validated again on reading. */
export const storedHomeCards = storedKey(
  'homeCards',
  v.object({ savedAtMs: v.number(), cards: v.array(v.unknown()) }),
  { maxLength: 262_144, version: true },
);
