/**
 * Asks for a store before its page does, when a finger comes down on its link. The gallery's first
 * picture, the largest of the page, follows at once.
 */
import { queryClient } from '../../api/query.ts';
import { freshPoint } from '../location/fresh-point.ts';
import { storeAddress, storeBody } from './address.ts';
import { loadFirstPicture } from './first-picture.ts';
import { storeQuery } from './store-query.ts';

/** `search` is that of a store's address. A failure is the page's to say. */
export function prefetchStore(search: string): void {
  const body = storeBody(storeAddress(search), freshPoint());
  if (!body) return;
  queryClient.fetchQuery(storeQuery(body)).then(loadFirstPicture, () => undefined);
}
