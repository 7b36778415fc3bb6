import type { RefObject } from 'react';
import { usePageRecovery } from '../../api/use-page-recovery.ts';
import { useText } from '../../i18n/i18n.ts';
import { EndOfList, endOf } from '../../ui/list/EndOfList.tsx';
import { failureWords } from '../review/failure-words.ts';
import type { useReviewList } from './use-review-list.ts';

interface NextReviewsProps {
  query: ReturnType<typeof useReviewList>['query'];
  scrollerRef: RefObject<HTMLElement | null>;
}

/** The end of the list. A next page that failed is retried automatically. */
export function NextReviews({ query, scrollerRef }: NextReviewsProps) {
  const text = useText();
  usePageRecovery(query);
  return (
    <EndOfList
      state={endOf(query)}
      pageCount={query.data?.pages.length ?? 0}
      onReach={() => void query.fetchNextPage()}
      scrollerRef={scrollerRef}
      words={{
        loading: text('review.loadingMore'),
        failed: text(failureWords(query.error).title),
        retry: text('common.retry'),
        end: text('review.noMore'),
      }}
    />
  );
}
