import { isStarted } from '../../api/is-started.ts';
import { queryClient } from '../../api/query.ts';
import { pagesQuery } from '../../api/use-pages.ts';
import { keptQuery } from '../failure/use-kept-thing.ts';
import { routeParams } from '../links/routes.ts';
import { currentPoint } from '../location/location.ts';
import { rankCall } from './rank-calls.ts';
import { rankPages, ranksThing } from './use-ranks.ts';

/** Takes the replies of what `early.ts` has asked for into the query cache. Rejects where the tabs cannot be loaded. */
export async function takeArrived(): Promise<void> {
  if (!isStarted(ranksThing)) return;
  const { rankList } = await queryClient.fetchQuery(keptQuery(ranksThing));
  const opened = routeParams('rank', location.search).rankId || rankList[0]?.rankId;
  if (opened && isStarted(rankCall(opened, [], { pageNo: 1, point: currentPoint() })))
    await queryClient.prefetchInfiniteQuery(pagesQuery(rankPages(opened, [])));
}
