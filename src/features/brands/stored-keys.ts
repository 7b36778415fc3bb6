import * as v from 'valibot';
import { storedKey } from '../../storage/stored-key.ts';

/** First page of the brand pavilion (merchant 4). Each brand is validated again on reading. */
export const storedBrandPavilion = storedKey('brandPavilion', v.unknown(), {
  version: true,
  maxLength: 65_536,
});
