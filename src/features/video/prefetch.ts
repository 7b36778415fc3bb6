import { queryClient } from '../../api/query.ts';
import { pagesQuery } from '../../api/use-pages.ts';
import { routeParams } from '../links/routes.ts';
import { relatedQuery } from './use-videos.ts';

/** `search` of the player's address. The page reports a failure. */
export function prefetchVideos(search: string): void {
  const { id } = routeParams('playVideo', search);
  if (id !== undefined) void queryClient.prefetchInfiniteQuery(pagesQuery(relatedQuery(id)));
}
