import { queryClient } from '../../api/query.ts';
import { takeReply } from '../../api/take-reply.ts';
import { pagesQuery } from '../../api/use-pages.ts';
import { keptQuery } from '../failure/use-kept-thing.ts';
import { routeParams } from '../links/routes.ts';
import { currentPoint } from '../location/location.ts';
import { rankCall } from './rank-calls.ts';
import { rankPages, ranksThing } from './use-ranks.ts';

/** Takes the replies of what `early.ts` has asked for into the query cache. Never rejects. */
export async function takeArrived(): Promise<void> {
  const tabs = keptQuery(ranksThing);
  await takeReply(ranksThing, () => queryClient.prefetchQuery(tabs));
  const ranks = queryClient.getQueryData(tabs.queryKey);
  const { rankId } = routeParams('rank', location.search);
  const opened = rankId || ranks?.rankList[0]?.rankId;
  if (!opened) return;
  await takeReply(rankCall(opened, [], { pageNo: 1, point: currentPoint() }), () =>
    queryClient.prefetchInfiniteQuery(pagesQuery(rankPages(opened, []))),
  );
}
