import { queryClient } from '../../api/query.ts';
import { takeReply } from '../../api/take-reply.ts';
import { pagesQuery } from '../../api/use-pages.ts';
import { routeParams } from '../links/routes.ts';
import { headCall, itemsCall, openedSession } from './flash-calls.ts';
import { flashPages } from './use-flash-list.ts';
import { flashPageQuery } from './use-flash-page.ts';

/** Takes the replies of what `early.ts` has asked for into the query cache. Never rejects. */
export async function takeArrived(): Promise<void> {
  const { pageId, session } = routeParams('flashDeal', location.search);
  if (!pageId) return;
  const head = flashPageQuery(pageId);
  await takeReply(headCall(pageId), () => queryClient.prefetchQuery(head));
  const { activeSession, sessions } = queryClient.getQueryData(head.queryKey) ?? {};
  const opened = session || openedSession(activeSession ?? '', sessions?.[0]?.sessionUniqueKey);
  if (opened === '') return;
  await takeReply(itemsCall(opened, { pageNo: 1, queryId: '' }), () =>
    queryClient.prefetchInfiniteQuery(pagesQuery(flashPages(opened))),
  );
}
