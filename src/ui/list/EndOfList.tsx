import { type RefObject, useEffect, useRef } from 'react';
import { Button } from '../Button.tsx';
import css from './EndOfList.module.css';
import { Spinner } from '../Spinner.tsx';

/** `more`: the next page is asked for before the end is reached. */
type EndState = 'more' | 'loading' | 'failed' | 'end';

/** Of a query that loads page by page. */
export function endOf(query: {
  hasNextPage: boolean;
  isFetching: boolean;
  isFetchNextPageError: boolean;
}): EndState {
  if (query.isFetchNextPageError) return query.isFetching ? 'loading' : 'failed';
  if (query.hasNextPage) return query.isFetching ? 'loading' : 'more';
  return 'end';
}

interface EndOfListProps {
  state: EndState;
  /** Grows with each page: a page may be shorter than the view, so the observer must run again. */
  pageCount: number;
  onReach: () => void;
  scrollerRef: RefObject<HTMLElement | null>;
  words: { loading: string; failed: string; retry: string; end: string };
}

/** Spec home 9. */
export const THRESHOLD_PX = 500;

/** The state at the end of a list that loads page by page. */
export function EndOfList({ state, pageCount, onReach, scrollerRef, words }: EndOfListProps) {
  const sentinel = useRef<HTMLDivElement>(null);
  const reach = useRef(onReach);
  useEffect(() => {
    reach.current = onReach;
  });
  useEffect(() => {
    const element = sentinel.current;
    if (!element || state !== 'more') return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) reach.current();
      },
      { root: scrollerRef.current, rootMargin: `0px 0px ${THRESHOLD_PX}px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [state, pageCount, scrollerRef]);

  return (
    <div className={css['end']} ref={sentinel}>
      {state === 'failed' ? (
        <>
          <p className={css['words']}>{words.failed}</p>
          <Button variant="secondary" onClick={onReach}>
            {words.retry}
          </Button>
        </>
      ) : state === 'end' ? (
        <p className={css['words']}>{words.end}</p>
      ) : (
        <p className={css['words']} role="status">
          {/* One that turns out of sight has the page drawn anew at every frame. */}
          {state === 'loading' && <Spinner size={18} label="" />} {words.loading}
        </p>
      )}
    </div>
  );
}
