import * as v from 'valibot';
import { storedKey } from '../../storage/stored-key.ts';

/** The categories, and the first rows of some without their vouchers. Validated again on reading. */
export const storedCategories = storedKey('categories', v.unknown(), {
  version: true,
  maxLength: 262_144,
});
