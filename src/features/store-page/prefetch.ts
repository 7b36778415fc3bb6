/** Asks for a store when a finger comes down on its link, before it is lifted. */
import { queryClient } from '../../api/query.ts';
import { storeAddress, storeBody } from './address.ts';
import { knownPoint, storeQuery } from './store-query.ts';

/** `search` is that of a store's address. A failure is the page's to say. */
export function prefetchStore(search: string): void {
  const body = storeBody(storeAddress(search), knownPoint());
  if (body) void queryClient.prefetchQuery(storeQuery(body));
}
