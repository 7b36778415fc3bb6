import type { StoreEntry } from '../../api/generated/types.ts';
import { latePart } from '../../ui/late-part.ts';

/** The heart of a card of the first screen: nobody misses it before the stores are there. */
export const LateHeart = latePart<{ store: StoreEntry }>();
