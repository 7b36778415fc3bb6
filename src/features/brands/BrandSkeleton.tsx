import { Skeleton } from '../../ui/Skeleton.tsx';
import css from './BrandCard.module.css';

export function BrandSkeleton() {
  return (
    <div className={css['card']} aria-hidden="true">
      <Skeleton width={56} height={56} radius={12} />
      <span className={css['words']}>
        <Skeleton width="55%" height={16} />
        <Skeleton width="80%" height={12} />
      </span>
    </div>
  );
}
