/**
 * Hydrates the query cache with the replies of the boot script's calls that arrived before the first
 * render, so that home renders once instead of skeletons first.
 */
import { earlyCall } from '../../api/early.ts';
import { queryClient } from '../../api/query.ts';
import { pagesQuery } from '../../api/use-pages.ts';
import { currentPoint } from '../location/location.ts';
import { firstParam, WHOLE_LIST } from '../store-list/paging.ts';
import { pageCall } from '../store-list/store-page.ts';
import { storeListPages } from '../store-list/use-store-list.ts';
import { cardsBody, homeCardList } from './cards.ts';
import { homeCardsQuery } from './use-home-cards.ts';

/** Never rejects and never waits for the network: home fetches what is missing or malformed. */
export async function takeArrived(): Promise<void> {
  const point = currentPoint();
  const { endpoint, body } = pageCall(WHOLE_LIST, firstParam(WHOLE_LIST, point));
  await Promise.all([
    earlyCall(homeCardList.path, cardsBody(point))?.hasData &&
      queryClient.prefetchQuery(homeCardsQuery),
    earlyCall(endpoint.path, body)?.hasData &&
      queryClient.prefetchInfiniteQuery(pagesQuery(storeListPages(WHOLE_LIST))),
  ]);
}
