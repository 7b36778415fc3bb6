import { useText } from '../../i18n/i18n.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import head from './CouponHead.module.css';
import css from './CouponDetailScreen.module.css';

/** Head, rules and store. */
export function CouponDetailSkeleton() {
  const text = useText();
  return (
    <div role="status" aria-label={text('common.loading')}>
      <div className={head['head']} aria-hidden="true">
        <div className={head['words']}>
          <Skeleton width="40%" height={22} />
          <Skeleton width="85%" height={26} />
          <Skeleton width="60%" height={18} />
        </div>
        <Skeleton width="4.5rem" height="4.5rem" radius={12} />
      </div>
      <div className={css['parts']} aria-hidden="true">
        <Skeleton width="100%" height={56} radius={12} />
        <Skeleton width="100%" height={180} radius={12} />
        <Skeleton width="100%" height={96} radius={12} />
      </div>
    </div>
  );
}
