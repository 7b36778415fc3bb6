import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { isBusyServer } from '../../api/errors.ts';
import { useText } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { classes } from '../../ui/classes.ts';
import layout from '../../ui/style/layout.module.css';
import css from './PagedList.module.css';

interface NextPageProps {
  list: {
    query: {
      hasNextPage: boolean;
      isFetching: boolean;
      isFetchNextPageError: boolean;
      error: unknown;
    };
    /** Resolves when the page came, failed or was cancelled. */
    more: () => Promise<{ isFetchNextPageError: boolean }>;
  };
  scrollerRef: RefObject<HTMLElement | null>;
  /** Only asks, while skeletons say that something comes. */
  isSilent?: boolean;
  /**
   * Rows that have come are not in the document yet. To ask for more would restart their drawing: on a slow
   * phone the whole list came before any of it was seen, and "no more" stood below the first page.
   */
  isBehind?: boolean;
}

/** Spec home 9. */
export const THRESHOLD_PX = 500;
/** Above the view too: a reader who scrolled over the skeletons of the first page is past the end. */
const REACHED = `1000000px 0px ${THRESHOLD_PX}px 0px`;

/** The end of a list: asks for the next page before it is reached, and says what is going on. */
export function NextPage({
  list: { query, more },
  scrollerRef,
  isSilent,
  isBehind,
}: NextPageProps) {
  const text = useText();
  const sentinel = useRef<HTMLDivElement>(null);
  const reach = useEffectEvent(more);
  const { hasNextPage, isFetching, isFetchNextPageError, error } = query;
  // Spec home 4: a failure ends the loading by itself; the button goes on.
  const isWanted = hasNextPage && !isFetching && !isFetchNextPageError && !isBehind;
  useEffect(() => {
    const element = sentinel.current;
    if (!element || !isWanted) return undefined;
    let isOver = false;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        void reach().then((result) => {
          // Race: a refresh may cancel the page before a render saw that it was asked for. No effect runs
          // then, and an observer speaks only when the end comes into view or leaves it.
          if (isOver || result.isFetchNextPageError) return;
          observer.unobserve(element);
          observer.observe(element);
        });
      },
      { root: scrollerRef.current, rootMargin: REACHED },
    );
    observer.observe(element);
    return () => {
      isOver = true;
      observer.disconnect();
    };
  }, [isWanted, scrollerRef]);

  if (isSilent) return <div ref={sentinel} />;
  return (
    <div className={classes(layout['axis3'], css['end'])} ref={sentinel}>
      {isFetchNextPageError && !isFetching ? (
        <>
          <p className={classes(layout['row2'], css['words'])}>
            {text(isBusyServer(error) ? 'common.busy' : 'common.moreFailed')}
          </p>
          <Button variant="secondary" onClick={() => void more()}>
            {text('common.retry')}
          </Button>
        </>
      ) : hasNextPage || isBehind ? (
        <p className={classes(layout['row2'], css['words'])} role="status">
          {/* An animation out of sight would still repaint the page at every frame. */}
          {isFetching && <Spinner size={18} label="" />} {text('common.loadingMore')}
        </p>
      ) : (
        <p className={classes(layout['row2'], css['words'])}>{text('common.noMore')}</p>
      )}
    </div>
  );
}
