import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { FailureBlock } from '../../features/failure/FailureBlock.tsx';
import { useThing } from '../../features/failure/use-thing.ts';
import { useRouteParams } from '../../features/links/use-route-params.ts';
import { Link } from '../../features/navigation/Link.tsx';
import { useBack, useBackButton } from '../../features/navigation/use-back.ts';
import { REVIEW_FAILURES } from '../../features/review/review-failures.ts';
import { ReviewCardSkeleton } from '../../features/review/ReviewStates.tsx';
import { knownReview, reviewDetailQuery } from '../../features/review/review-lists.ts';
import { ReviewCard } from '../../features/review/ReviewCard.tsx';
import { useReviewMore } from '../../features/review-actions/use-review-more.tsx';
import { useText } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/Icon.tsx';
import { bowlIcon, chevronRightIcon } from '../../ui/icons.ts';
import { Screen } from '../../ui/Screen.tsx';
import { classes } from '../../ui/classes.ts';
import box from '../../ui/style/box.module.css';
import font from '../../ui/style/font.module.css';
import space from '../../ui/style/space.module.css';
import layout from '../../ui/style/layout.module.css';
import surface from '../../ui/style/surface.module.css';
import css from './ReviewDetailScreen.module.css';

/** One review in full. Merchant 2. */
export function ReviewDetailScreen() {
  const text = useText();
  const back = useBackButton();
  const leave = useBack();
  const { reviewId = '', poiId } = useRouteParams('reviewDetail');
  const more = useReviewMore(leave);
  const query = useQuery({
    ...reviewDetailQuery(reviewId, poiId),
    enabled: reviewId !== '',
  });
  const known = useMemo(() => knownReview(reviewId), [reviewId]);
  const {
    data: review,
    failure,
    isBusy,
    retry,
  } = useThing(query, {
    isNamed: reviewId !== '',
    rows: REVIEW_FAILURES,
    early: known && { data: known, atMs: 0 },
    reportAs: 'review.detail',
  });
  return (
    <Screen title={text('platform.pageReview')} back={back}>
      <div className={classes(layout['stack3'], css['content'])}>
        {failure ? (
          <FailureBlock failure={failure} isBusy={isBusy} onRetry={retry} wayOn={back} />
        ) : review ? (
          <>
            <ReviewCard review={review} place="detail" onMore={more.open} />
            {review.storeName && (
              <Link
                className={classes(
                  layout['row3'],
                  surface['face'],
                  font['medium'],
                  space['pad2by4'],
                  box['tall56'],
                )}
                to={paths.merchant({ poiId: review.poiId })}
              >
                <Icon shape={bowlIcon} />
                <span className={layout['fillWords']}>{review.storeName}</span>
                <Icon shape={chevronRightIcon} size={18} />
              </Link>
            )}
          </>
        ) : (
          <div role="status" aria-label={text('review.loading')}>
            <ReviewCardSkeleton />
          </div>
        )}
      </div>
      {more.sheets}
    </Screen>
  );
}
