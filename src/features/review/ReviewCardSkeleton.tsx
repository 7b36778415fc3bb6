import { Skeleton } from '../../ui/Skeleton.tsx';
import css from './ReviewCard.module.css';

/** The shape of a review. */
export function ReviewCardSkeleton() {
  return (
    <div className={css['card']}>
      <div className={css['head']}>
        <Skeleton width={40} height={40} radius="50%" />
        <Skeleton width="40%" height={18} />
      </div>
      <Skeleton width="55%" height={16} />
      <Skeleton width="100%" height={58} />
    </div>
  );
}
