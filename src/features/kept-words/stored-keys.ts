import * as v from 'valibot';
import { storedKey } from '../../storage/stored-key.ts';

const vKept = v.object({ words: v.pipe(v.string(), v.maxLength(2000)), atMs: v.number() });

/** Words of forms that were open when the app went to the background, by form. */
export const storedWords = storedKey('my.words', v.record(v.string(), vKept), {
  maxLength: 16_384,
});
