import type { PoiId, StoreId } from '../../api/generated/types.ts';
import { formatCount } from '../../i18n/format.ts';
import { useText } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { chevronRightIcon } from '../../ui/icons.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Link } from '../navigation/Link.tsx';
import { failureOf } from '../failure/failure-rows.ts';
import { REVIEW_LIST_FAILURES } from '../review/review-failures.ts';
import { SeenReviewCard } from './SeenReviewCard.tsx';
import { classes } from '../../ui/classes.ts';
import box from '../../ui/style/box.module.css';
import letters from '../../ui/style/letters.module.css';
import space from '../../ui/style/space.module.css';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import tint from '../../ui/style/tint.module.css';
import css from './ReviewPreview.module.css';
import { StarEntry } from '../review-write/StarEntry.tsx';
import { Stars } from '../review/Stars.tsx';
import { scoreText } from '../review/stars.ts';
import { useEnterReview } from '../review-write/use-enter-review.tsx';
import { useReviewList } from './use-review-list.ts';
import { useReviewMore } from '../review-actions/use-review-more.tsx';

interface ReviewPreviewProps {
  storeId: StoreId;
  poiId: PoiId;
  storeName: string;
  /** Whether reviews may be written. */
  reviewEnable: boolean | null | undefined;
}

/** Merchant 9. */
export const PREVIEW_REVIEWS = 3;

/** On the store's page: the first three reviews, a link to all, and a button to write one. Merchant 2. */
export function ReviewPreview({ reviewEnable, ...store }: ReviewPreviewProps) {
  const text = useText();
  const { storeId } = store;
  const { query, rows, totalCount, summary } = useReviewList({
    storeId,
    filter: 'ALL',
    sort: 'NEWEST',
  });
  const { enter, sheet } = useEnterReview(store, 'merchant');
  const more = useReviewMore();
  const canWrite = reviewEnable === true;
  const isEmpty = query.isSuccess && totalCount === 0;
  return (
    <div className={layout['stack2']}>
      <header className={classes(layout['ends'], space['gap0by2'])}>
        <h2 className={font['title']}>
          {query.isSuccess
            ? text('review.titleCount', { count: formatCount(totalCount) })
            : text('review.title')}
        </h2>
        {totalCount > 0 && (
          <Link
            className={classes(
              layout['inline'],
              tint['quiet'],
              space['gapHair'],
              box['tall'],
              css['all'],
            )}
            to={paths.reviewList({ storeId })}
          >
            {text('review.all')}
            <Icon shape={chevronRightIcon} size={18} />
          </Link>
        )}
      </header>
      {summary && totalCount > 0 && (
        <p className={classes(layout['row2'], font['numbers'], letters['size24'])}>
          <strong aria-hidden="true">{scoreText(summary.score)}</strong>
          <Stars score={summary.score} size={18} />
        </p>
      )}
      {query.isPending && (
        <div role="status" aria-label={text('review.loading')} className={layout['stack3']}>
          <Skeleton width="60%" height={20} />
          <Skeleton width="100%" height={72} />
        </div>
      )}
      {query.isError && rows.length === 0 && (
        <div className={classes(layout['stack2'], tint['soft'], css['failed'])} role="alert">
          <p>{text(failureOf(query.error, REVIEW_LIST_FAILURES).title)}</p>
          <Button
            variant="secondary"
            isBusy={query.isFetching}
            onClick={() => void query.refetch()}
          >
            {text('common.retry')}
          </Button>
        </div>
      )}
      {rows.length > 0 && (
        <ul>
          {rows.slice(0, PREVIEW_REVIEWS).map(({ item: review }, position) => (
            <li key={review.id}>
              <SeenReviewCard
                review={review}
                place="preview"
                position={position}
                onMore={more.open}
              />
            </li>
          ))}
        </ul>
      )}
      {isEmpty && canWrite && <StarEntry onRate={(score) => enter({ score })} />}
      {isEmpty && !canWrite && <p className={tint['soft']}>{text('review.none')}</p>}
      {canWrite && !isEmpty && (
        <Button variant="secondary" wide onClick={() => enter()}>
          {text('review.write')}
        </Button>
      )}
      {sheet}
      {more.sheets}
    </div>
  );
}
