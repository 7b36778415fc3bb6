import * as v from 'valibot';
import { storedKey } from '../../storage/stored-key.ts';

/** The page that was open when the app went to the background, for when the system ends it there. */
export const storedLastPlace = storedKey(
  'my.lastPlace',
  v.object({ path: v.pipe(v.string(), v.startsWith('/'), v.maxLength(2048)), atMs: v.number() }),
);
