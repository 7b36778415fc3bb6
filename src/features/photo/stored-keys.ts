import * as v from 'valibot';
import { storedKey } from '../../storage/stored-key.ts';

/** The page whose picker is open: a phone may end the app meanwhile. */
export const storedPickingFor = storedKey(
  'my.pickingFor',
  v.object({ path: v.pipe(v.string(), v.maxLength(2048)), atMs: v.number() }),
);
