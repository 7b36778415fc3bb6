/**
 * Prefetches a store and the first picture of its gallery, the largest of the page, on pointerdown on a
 * link to it.
 */
import { queryClient } from '../../api/query.ts';
import { routeParams } from '../links/routes.ts';
import { freshPoint } from '../location/fresh-point.ts';
import { storeBody } from './address.ts';
import { loadFirstPicture } from './images.ts';
import { storeQuery } from './store-query.ts';

/** `search` of a store's address. The page reports a failure. */
export function prefetchStore(search: string): void {
  const body = storeBody(routeParams('merchant', search), freshPoint());
  if (!body) return;
  queryClient.fetchQuery(storeQuery(body)).then(loadFirstPicture, () => undefined);
}
