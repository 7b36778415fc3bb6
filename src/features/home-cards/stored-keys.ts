import * as v from 'valibot';
import { storedKey } from '../../storage/stored-key.ts';

/** Validated again, card by card, where they are read. */
export const storedHomeCards = storedKey(
  'homeCards',
  v.object({ savedAtMs: v.number(), cards: v.array(v.unknown()) }),
  { maxLength: 262_144, version: true },
);
