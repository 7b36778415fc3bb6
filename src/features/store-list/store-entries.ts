import type { InfiniteData } from '@tanstack/react-query';
import type { StoreEntry } from '../../api/generated/types.ts';

/** First part of the cache key of every list whose pages are `StoreEntryPages`. */
export const STORE_ENTRIES = 'store-entries';

export type StoreEntryPages = InfiniteData<{ poiList: readonly StoreEntry[] }>;
