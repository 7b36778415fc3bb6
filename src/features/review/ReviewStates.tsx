import { Skeleton } from '../../ui/Skeleton.tsx';
import { classes } from '../../ui/classes.ts';
import box from '../../ui/style/box.module.css';
import space from '../../ui/style/space.module.css';
import layout from '../../ui/style/layout.module.css';
import surface from '../../ui/style/surface.module.css';
import { failureOf } from '../failure/failure-rows.ts';
import { FailureBlock } from '../failure/FailureBlock.tsx';
import css from './ReviewCard.module.css';
import { REVIEW_LIST_FAILURES } from './review-failures.ts';

interface ReviewFailureProps {
  error: unknown;
  isBusy?: boolean | undefined;
  onRetry: () => void;
}

/** Reviews that could not be loaded, with a retry. */
export function ReviewFailure({ error, isBusy, onRetry }: ReviewFailureProps) {
  return (
    <FailureBlock
      failure={failureOf(error, REVIEW_LIST_FAILURES)}
      isBusy={isBusy}
      onRetry={onRetry}
    />
  );
}

/** The shape of a review. */
export function ReviewCardSkeleton() {
  return (
    <div
      className={classes(
        surface['face'],
        layout['stack2'],
        space['pad4'],
        box['anchor'],
        css['card'],
      )}
    >
      <div className={layout['top3']}>
        <Skeleton width={40} height={40} radius="50%" />
        <Skeleton width="40%" height={18} />
      </div>
      <Skeleton width="55%" height={16} />
      <Skeleton width="100%" height={58} />
    </div>
  );
}
