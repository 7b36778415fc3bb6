import { type RefObject, useEffect, useRef } from 'react';
import { recoveryMs } from '../../api/recovery.ts';
import { useText } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { failureWords } from './failure-words.ts';
import css from './NextReviews.module.css';
import type { useReviewList } from './use-review-list.ts';

interface NextReviewsProps {
  query: ReturnType<typeof useReviewList>['query'];
  scrollerRef: RefObject<HTMLElement | null>;
}

/** So far before its end the next page is asked for. */
const AHEAD_PX = 600;

/** The end of the list: brings the next page before it is reached, and says what is going on. */
export function NextReviews({ query, scrollerRef }: NextReviewsProps) {
  const text = useText();
  const end = useRef<HTMLDivElement>(null);
  const { hasNextPage, isFetchNextPageError, fetchNextPage, error, errorUpdateCount } = query;
  const pageCount = query.data?.pages.length ?? 0;
  const isWanted = hasNextPage && !query.isFetching && !isFetchNextPageError;
  useEffect(() => {
    const element = end.current;
    if (!element || !isWanted) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) void fetchNextPage();
      },
      { root: scrollerRef.current, rootMargin: `0px 0px ${AHEAD_PX}px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
    // Five reviews may be shorter than the view: every new page is looked at again.
  }, [isWanted, pageCount, fetchNextPage, scrollerRef]);

  useEffect(() => {
    const delayMs = isFetchNextPageError && recoveryMs(error, errorUpdateCount);
    if (delayMs === false) return undefined;
    const timer = setTimeout(() => void fetchNextPage(), delayMs);
    return () => clearTimeout(timer);
  }, [isFetchNextPageError, error, errorUpdateCount, fetchNextPage]);

  return (
    <div className={css['end']} ref={end}>
      {isFetchNextPageError ? (
        <>
          <p>{text(failureWords(error).title)}</p>
          <Button
            variant="secondary"
            isBusy={query.isFetchingNextPage}
            onClick={() => void fetchNextPage()}
          >
            {text('common.retry')}
          </Button>
        </>
      ) : hasNextPage ? (
        <p className={css['words']}>
          <Spinner size={18} label="" /> {text('review.loadingMore')}
        </p>
      ) : (
        <p>{text('review.noMore')}</p>
      )}
    </div>
  );
}
