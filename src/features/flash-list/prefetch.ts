import { queryClient } from '../../api/query.ts';
import { routeParams } from '../links/routes.ts';
import { flashPageQuery } from './use-flash-page.ts';

/** The sessions, at the touch of a link to the page. The page shows what fails. */
export function prefetchFlash(search: string): void {
  const { pageId } = routeParams('flashDeal', search);
  if (pageId) void queryClient.prefetchQuery(flashPageQuery(pageId));
}
