import * as v from 'valibot';
import { storedKey } from '../../storage/stored-key.ts';

/** Merchant 2: the hint about favourites was dismissed. */
export const storedCollectHintSeen = storedKey('collectHintSeen', v.boolean());
