import * as v from 'valibot';
import { storedKey } from '../../storage/stored-key.ts';

export const MAX_KEPT = 20;

/** What was searched for, the newest first. The user's: a logout or another user's login removes it. */
export const storedSearchHistory = storedKey(
  'my.searchHistory',
  v.pipe(v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(200))), v.maxLength(MAX_KEPT)),
  { maxLength: 8192 },
);

/** The device's, so that a logout does not switch it on again. */
export const storedIsSearchKept = storedKey('isSearchKept', v.boolean());
