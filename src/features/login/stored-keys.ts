import * as v from 'valibot';
import { storedKey } from '../../storage/stored-key.ts';

/** The login that waits for its message or code. Checked again by `pending.ts`. */
export const storedPendingLogin = storedKey('my.pendingLogin', v.unknown());
