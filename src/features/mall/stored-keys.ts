import * as v from 'valibot';
import { storedKey } from '../../storage/stored-key.ts';

/** The first malls, and the pages of some without vouchers. Validated again on reading. */
export const storedMalls = storedKey('malls', v.unknown(), { version: true, maxLength: 262_144 });
