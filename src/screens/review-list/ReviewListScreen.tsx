import { useQuery } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { queryHomepageStoreInfo } from '../../api/generated/calls/query-homepage-store-info.ts';
import type { Review, ReviewSummary as Summary } from '../../api/generated/types.ts';
import { callQuery } from '../../api/query.ts';
import { useRouteParams } from '../../features/links/use-route-params.ts';
import { useBackButton } from '../../features/navigation/use-back.ts';
import { ReviewCardSkeleton, ReviewFailure } from '../../features/review/ReviewStates.tsx';
import { PagedList } from '../../features/paged-list/PagedList.tsx';
import {
  ReviewFilters,
  ReviewSummary,
  choiceOf,
} from '../../features/review-list/ReviewOverview.tsx';
import { StarEntry } from '../../features/review-write/StarEntry.tsx';
import { useEnterReview } from '../../features/review-write/use-enter-review.tsx';
import { useReviewList } from '../../features/review-list/use-review-list.ts';
import { useReviewMore } from '../../features/review-actions/use-review-more.tsx';
import { SeenReviewCard } from '../../features/review-list/SeenReviewCard.tsx';
import { useText } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { chevronUpIcon } from '../../ui/icons.ts';
import { Screen } from '../../ui/Screen.tsx';
import { StateBlock } from '../../ui/StateBlock.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { classes } from '../../ui/classes.ts';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import css from './ReviewListScreen.module.css';

/** Merchant 9: scroll-to-top past 300 px. */
export const TO_TOP_AFTER_PX = 300;

/** A review with a few lines. */
const USUAL_HEIGHT_PX = 230;

/** All reviews of a store. Merchant 2 "Review list". */
export function ReviewListScreen() {
  const text = useText();
  const navigate = useNavigate();
  const back = useBackButton();
  const scroller = useRef<HTMLElement>(null);
  const [isFar, setFar] = useState(false);
  const params = useRouteParams('reviewList');
  const { storeId = '' } = params;
  const { filter, sort } = choiceOf(params);
  const list = useReviewList({ storeId, filter, sort });
  const { rows, totalCount, summary } = list;
  // Page 1 of any filter has the summary; keep the last one while another filter loads.
  const [lastSummary, setLastSummary] = useState(summary);
  if (summary && summary !== lastSummary) setLastSummary(summary);

  const store = useQuery({
    ...callQuery(queryHomepageStoreInfo, { storeId, sourceType: 'CUSTOMER' }),
    enabled: storeId !== '',
  });
  const canWrite = store.data?.reviewEnable === true;
  const { enter, sheet } = useEnterReview(
    { storeId, poiId: store.data?.poiId ?? '', storeName: store.data?.storeName ?? '' },
    'reviewList',
  );
  const more = useReviewMore();
  const { open } = more;
  const row = useCallback(
    (review: Review, position: number) => (
      <SeenReviewCard review={review} place="list" position={position} onMore={open} />
    ),
    [open],
  );

  if (storeId === '') {
    return (
      <Screen title={text('platform.pageReviews')} back={back}>
        <StateBlock
          picture="notFound"
          title={text('review.linkBroken')}
          action={{ label: back.label, onSelect: back.onSelect }}
        />
      </Screen>
    );
  }

  const isUnfiltered = filter === 'ALL';
  const showAll = (): void => void navigate(paths.reviewList({ storeId }), { replace: true });
  const shownSummary = summary ?? lastSummary;
  return (
    <Screen
      title={text('platform.pageReviews')}
      back={back}
      scrollRef={scroller}
      onScroll={(topPx) => setFar(topPx > TO_TOP_AFTER_PX)}
    >
      <div className={classes(layout['stack3'], css['content'])}>
        {/* Reserves the line: a layout shift would move what is being tapped. */}
        <p className={classes(font['heading'], font['words'])}>
          {store.data?.storeName ?? '\u00a0'}
        </p>
        {shownSummary && hasSummary(shownSummary) && (
          <>
            <ReviewSummary summary={shownSummary} />
            <ReviewFilters
              filter={filter}
              sort={sort}
              counts={shownSummary.filterCounts}
              onChange={(choice) => {
                const to = paths.reviewList({
                  storeId,
                  ...(choice.filter === 'ALL' ? {} : { filter: choice.filter }),
                  ...(choice.sort === 'NEWEST' ? {} : { sort: choice.sort }),
                });
                void navigate(to, { replace: true });
              }}
            />
          </>
        )}
        {rows.length > 0 && (
          <p role="status">
            <VisuallyHidden>{text('review.shown', { total: totalCount })}</VisuallyHidden>
          </p>
        )}
        <PagedList
          list={list}
          row={row}
          scrollerRef={scroller}
          usualHeightPx={USUAL_HEIGHT_PX}
          waiting={
            <div className={layout['stack3']} role="status" aria-label={text('review.loading')}>
              <ReviewCardSkeleton />
              <ReviewCardSkeleton />
              <ReviewCardSkeleton />
            </div>
          }
          Failure={ReviewFailure}
          empty={
            isUnfiltered && canWrite ? (
              <StarEntry onRate={(score) => enter({ score })} />
            ) : (
              <StateBlock
                picture={isUnfiltered ? 'allRead' : 'nothingFound'}
                title={text(isUnfiltered ? 'review.none' : 'review.noneOfFilter')}
                action={
                  isUnfiltered
                    ? { label: back.label, onSelect: back.onSelect }
                    : { label: text('home.clearFilters'), onSelect: showAll }
                }
              />
            )
          }
        />
      </div>
      <div className={classes(layout['stack2'], css['floating'])}>
        {isFar && (
          <IconButton
            className={css['toTop']}
            icon={chevronUpIcon}
            label={text('review.toTop')}
            onClick={() => {
              const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
              scroller.current?.scrollTo({ top: 0, behavior: isCalm ? 'auto' : 'smooth' });
            }}
          />
        )}
        {canWrite && rows.length > 0 && (
          <Button variant="primary" onClick={() => enter()}>
            {text('review.write')}
          </Button>
        )}
      </div>
      {sheet}
      {more.sheets}
    </Screen>
  );
}

/** Empty while the only review is the user's own, which is not public yet. */
function hasSummary({ histogram }: Summary): boolean {
  return histogram.some((count) => count > 0);
}
