import * as v from 'valibot';
import { storedKey } from '../../storage/stored-key.ts';

/** First page only. Validated again on reading. */
export const storedHomeStoreList = storedKey('homeStoreList', v.unknown(), {
  maxLength: 262_144,
  version: true,
});
