import * as v from 'valibot';
import { storedKey } from '../../storage/stored-key.ts';

/** The tabs, and the first rows of each rank without their vouchers. Validated again on reading. */
export const storedRanks = storedKey('ranks', v.unknown(), { version: true, maxLength: 262_144 });
