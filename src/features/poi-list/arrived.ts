import { queryClient } from '../../api/query.ts';
import { takeReply } from '../../api/take-reply.ts';
import { pagesQuery } from '../../api/use-pages.ts';
import { keptQuery } from '../failure/use-kept-thing.ts';
import { routeParams } from '../links/routes.ts';
import { currentPoint } from '../location/location.ts';
import { firstPage, openedCategory, poiCall } from './poi-call.ts';
import { filtersThing } from './use-list-filters.ts';
import { poiPages } from './use-poi-list.ts';

/** Takes the replies of what `early.ts` has asked for into the query cache. Never rejects. */
export async function takeArrived(): Promise<void> {
  const { id } = routeParams('categoryPoiList', location.search);
  const filters = filtersThing('CATEGORY_POI_PAGE');
  const choice = openedCategory(id ?? '');
  await Promise.all([
    takeReply(filters, () => queryClient.prefetchQuery(keptQuery(filters))),
    takeReply(poiCall(choice, firstPage(currentPoint())), () =>
      queryClient.prefetchInfiniteQuery(pagesQuery(poiPages(choice))),
    ),
  ]);
}
