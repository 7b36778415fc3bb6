import * as v from 'valibot';
import { storedKey } from '../../storage/stored-key.ts';

/** Merchant 2: the hint about collecting a store was read. */
export const storedCollectHintSeen = storedKey('collectHintSeen', v.boolean());
