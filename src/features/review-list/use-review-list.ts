import { replaceEqualDeep } from '@tanstack/react-query';
import { usePages } from '../../api/use-pages.ts';
import { reviewListKey, type ReviewPages } from '../review/review-lists.ts';
import { fetchReviewPage } from '../review/review-page.ts';
import { inOrderOf, nextPage, type ReviewChoice } from '../review/review-paging.ts';

/** A first page is fetched again when it is shown after so long; longer lists stay as they are read. */
const FRESH_MS = 30_000;

/** The reviews of a store in one order, as far as they are loaded. The preview is its first page. */
export function useReviewList(choice: ReviewChoice) {
  const list = usePages({
    key: reviewListKey(choice),
    fetch: (param, signal) => fetchReviewPage(choice, param, signal),
    items: (page) => page.reviews,
    id: (review) => review.id,
    next: nextPage,
    // Fetching many pages again would shuffle what one is reading.
    staleTime: ({ state: { data } }) => ((data?.pages.length ?? 0) > 1 ? 'static' : FRESH_MS),
    structuralSharing: choice.sort === 'MOST_HELPFUL' ? keepOrder : true,
    enabled: choice.storeId !== '',
  });
  const first = list.pages?.[0];
  return {
    ...list,
    totalCount: first?.totalCount ?? 0,
    summary: first?.summary,
  };
}

function keepOrder(before: unknown, now: unknown): unknown {
  const [old, fresh] = [before as ReviewPages | undefined, now as ReviewPages];
  return replaceEqualDeep(
    old,
    old ? { ...fresh, pages: inOrderOf(old.pages, fresh.pages) } : fresh,
  );
}
