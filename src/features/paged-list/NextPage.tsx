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
      /** When the latest page came, or all pages again. Milliseconds since the epoch. */
      dataUpdatedAt: number;
    };
    more: () => Promise<unknown>;
  };
  scrollerRef: RefObject<HTMLElement | null>;
  /** Only asks, while skeletons say that something comes. */
  isSilent?: boolean;
}

/** Spec home 9. */
export const THRESHOLD_PX = 500;

/** The end of a list: asks for the next page before it is reached, and says what is going on. */
export function NextPage({ list: { query, more }, scrollerRef, isSilent }: NextPageProps) {
  const text = useText();
  const sentinel = useRef<HTMLDivElement>(null);
  const reach = useEffectEvent(more);
  const { hasNextPage, isFetching, isFetchNextPageError, error, dataUpdatedAt } = query;
  // Spec home 4: a failure ends the loading by itself; the button goes on.
  const isWanted = hasNextPage && !isFetching && !isFetchNextPageError;
  useEffect(() => {
    const element = sentinel.current;
    if (!element || !isWanted) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) void reach();
      },
      { root: scrollerRef.current, rootMargin: `0px 0px ${THRESHOLD_PX}px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
    // An observer speaks only when the end comes into view or leaves it. So it observes again after each
    // page, which may be shorter than the view, and after a refresh, which may have cancelled a page
    // before a render saw that it was asked for.
  }, [isWanted, dataUpdatedAt, scrollerRef]);

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
      ) : hasNextPage ? (
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
