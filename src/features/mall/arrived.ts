import { queryClient } from '../../api/query.ts';
import { takeReply } from '../../api/take-reply.ts';
import { pagesQuery } from '../../api/use-pages.ts';
import { keptQuery } from '../failure/use-kept-thing.ts';
import { routeParams } from '../links/routes.ts';
import { currentPoint } from '../location/location.ts';
import { mallsCall, mallStoresCall, mallVouchersCall } from './mall-calls.ts';
import { mallsPages, mallStoresPages, mallThing, mallVouchersQuery } from './use-malls.ts';

/** Takes the reply of what `early.ts` has asked for into the query cache. Never rejects. */
export function takeMalls(): Promise<void> {
  return takeReply(mallsCall({ pageNo: 1, queryId: '', point: currentPoint() }), () =>
    queryClient.prefetchInfiniteQuery(pagesQuery(mallsPages())),
  );
}

/** As `takeMalls`, of a mall. */
export async function takeMall(): Promise<void> {
  const { id } = routeParams('mall', location.search);
  if (id === undefined) return takeMalls();
  const mall = mallThing(id);
  const choice = { mallId: id, floorId: '', keyword: '' };
  await Promise.all([
    takeReply(mall, () => queryClient.prefetchQuery(keptQuery(mall))),
    takeReply(mallVouchersCall(id), () => queryClient.prefetchQuery(mallVouchersQuery(id))),
    takeReply(mallStoresCall(choice, { pageNo: 1, point: currentPoint() }), () =>
      queryClient.prefetchInfiniteQuery(pagesQuery(mallStoresPages(choice))),
    ),
  ]);
}
