import * as v from 'valibot';
import { storedKey } from '../../storage/stored-key.ts';

/** The brand pavilion's first page (merchant 4). Validated again, brand by brand, where it is read. */
export const storedBrandPavilion = storedKey('brandPavilion', v.unknown(), {
  version: true,
  maxLength: 65_536,
});
