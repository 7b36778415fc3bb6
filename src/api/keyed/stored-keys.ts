import * as v from 'valibot';
import { storedKey } from '../../storage/stored-key.ts';
import { MAX_ATTEMPTS, vOpenAttempt } from './open-attempts.ts';

/** Attempts of members whose outcome is unknown. In user scope: all tabs share it, a logout removes it. */
export const storedAttempts = storedKey(
  'my.attempts',
  v.pipe(v.array(vOpenAttempt), v.maxLength(MAX_ATTEMPTS)),
  { maxLength: 65_536 },
);
