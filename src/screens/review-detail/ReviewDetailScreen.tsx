import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { ApiError } from '../../api/errors.ts';
import { Link } from '../../features/navigation/Link.tsx';
import { useBack, useBackButton } from '../../features/navigation/use-back.ts';
import { ReviewFailure } from '../../features/review/ReviewFailure.tsx';
import { knownReview, reviewDetailQuery } from '../../features/review/review-lists.ts';
import { ReviewCard } from '../../features/review/ReviewCard.tsx';
import { ReviewCardSkeleton } from '../../features/review/ReviewCardSkeleton.tsx';
import { useReviewMore } from '../../features/review-actions/use-review-more.tsx';
import { useText } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { Icon } from '../../ui/Icon.tsx';
import { bowlIcon, chevronRightIcon } from '../../ui/icons.ts';
import { Screen } from '../../ui/Screen.tsx';
import { StateBlock } from '../../ui/StateBlock.tsx';
import css from './ReviewDetailScreen.module.css';

/** One review in full. Merchant 2. */
export function ReviewDetailScreen() {
  const text = useText();
  const back = useBackButton();
  const leave = useBack();
  const { search } = useLocation();
  const params = new URLSearchParams(search);
  const reviewId = params.get('reviewId') ?? '';
  const poiId = params.get('poiId') ?? undefined;
  const more = useReviewMore(leave);
  const query = useQuery({
    ...reviewDetailQuery(reviewId, poiId),
    placeholderData: () => knownReview(reviewId),
    enabled: reviewId !== '',
  });
  const { data: review, error } = query;
  useEffect(() => {
    if (error) reportProblem('review.detail', error);
  }, [error]);

  // The server's answer wins over the copy that a list has seeded.
  const isGone = error instanceof ApiError && error.kind === 'business';
  return (
    <Screen title={text('platform.pageReview')} back={back}>
      <div className={css['content']}>
        {reviewId === '' || isGone ? (
          <StateBlock
            picture="notFound"
            title={isGone && error.message ? error.message : text('review.linkBroken')}
            action={{ label: back.label, onSelect: back.onSelect }}
          />
        ) : error && !review ? (
          <ReviewFailure
            error={error}
            isBusy={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        ) : review ? (
          <>
            <ReviewCard review={review} place="detail" onMore={more.open} />
            {review.storeName && (
              <Link className={css['store']} to={paths.merchant({ poiId: review.poiId })}>
                <Icon shape={bowlIcon} />
                <span className={css['storeName']}>{review.storeName}</span>
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
