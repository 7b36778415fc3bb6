import { isStarted } from '../../api/is-started.ts';
import { callQuery, queryClient } from '../../api/query.ts';
import { pagesQuery } from '../../api/use-pages.ts';
import { keptQuery } from '../failure/use-kept-thing.ts';
import { routeParams } from '../links/routes.ts';
import { currentPoint } from '../location/location.ts';
import { mallsCall, mallStoresCall, mallVouchersCall } from './mall-calls.ts';
import { mallsPages, mallStoresPages, mallThing } from './use-malls.ts';

/** Takes the reply of what `early.ts` has asked for into the query cache. Never rejects. */
export async function takeMalls(): Promise<void> {
  if (isStarted(mallsCall({ pageNo: 1, queryId: '', point: currentPoint() })))
    await queryClient.prefetchInfiniteQuery(pagesQuery(mallsPages()));
}

/** As `takeMalls`, of a mall. */
export async function takeMall(): Promise<void> {
  const { id } = routeParams('mall', location.search);
  if (id === undefined) return takeMalls();
  const mall = mallThing(id);
  const vouchers = mallVouchersCall(id);
  const choice = { mallId: id, floorId: '', keyword: '' };
  const stores = mallStoresCall(choice, { pageNo: 1, point: currentPoint() });
  await Promise.all([
    isStarted(mall) && queryClient.prefetchQuery(keptQuery(mall)),
    isStarted(vouchers) && queryClient.prefetchQuery(callQuery(vouchers.endpoint, vouchers.body)),
    isStarted(stores) && queryClient.prefetchInfiniteQuery(pagesQuery(mallStoresPages(choice))),
  ]);
}
