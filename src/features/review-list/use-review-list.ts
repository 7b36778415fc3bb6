import { replaceEqualDeep, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { reviewListKey, type ReviewPages } from '../review/review-lists.ts';
import { fetchReviewPage } from '../review/review-page.ts';
import {
  inOrderOf,
  nextPage,
  type ReviewChoice,
  type ReviewPage,
  type ReviewPageParam,
  FIRST_PAGE,
  reviewsOf,
} from '../review/review-paging.ts';

/** A first page is asked for again when it is shown after so long; longer lists stay as they are read. */
const FRESH_MS = 30_000;

/** The reviews of a store in one order, as far as they are loaded. The preview is its first page. */
export function useReviewList(choice: ReviewChoice) {
  const query = useInfiniteQuery({
    queryKey: reviewListKey(choice),
    queryFn: ({ pageParam, signal }) => fetchReviewPage(choice, pageParam, signal),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (_last: ReviewPage, pages: ReviewPage[], param: ReviewPageParam) =>
      nextPage(pages, param),
    // Fetching many pages again would shuffle what one is reading.
    staleTime: ({ state: { data } }) => ((data?.pages.length ?? 0) > 1 ? 'static' : FRESH_MS),
    structuralSharing: choice.sort === 'MOST_HELPFUL' ? keepOrder : true,
    enabled: choice.storeId !== '',
  });
  const pages = query.data?.pages;
  const reviews = useMemo(() => reviewsOf(pages ?? []), [pages]);
  return {
    query,
    reviews,
    totalCount: pages?.[0]?.totalCount ?? 0,
    summary: pages?.[0]?.summary,
  };
}

function keepOrder(before: unknown, now: unknown): unknown {
  const [old, fresh] = [before as ReviewPages | undefined, now as ReviewPages];
  return replaceEqualDeep(
    old,
    old ? { ...fresh, pages: inOrderOf(old.pages, fresh.pages) } : fresh,
  );
}
