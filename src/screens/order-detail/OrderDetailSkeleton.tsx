import { useText } from '../../i18n/i18n.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import css from './OrderDetailScreen.module.css';
import head from './StatusHead.module.css';
import row from '../../features/order/OrderItemRow.module.css';

/** Head, item and sums. */
export function OrderDetailSkeleton() {
  const text = useText();
  return (
    <div role="status" aria-label={text('common.loading')}>
      <div className={head['head']}>
        <Skeleton width="60%" height={28} />
        <Skeleton width="90%" height={18} />
      </div>
      <div className={css['parts']} aria-hidden="true">
        <div className={css['card']}>
          <div className={row['row']}>
            <Skeleton width="4.5rem" height="4.5rem" radius={12} />
            <div className={row['words']}>
              <Skeleton width="85%" height={18} />
              <Skeleton width="50%" height={16} />
              <Skeleton width="40%" height={18} />
            </div>
          </div>
        </div>
        <div className={css['card']}>
          <div className={css['rows']}>
            <Skeleton width="100%" height={18} />
            <Skeleton width="100%" height={18} />
            <Skeleton width="100%" height={22} />
          </div>
        </div>
        <div className={css['card']}>
          <Skeleton width="100%" height={96} />
        </div>
      </div>
    </div>
  );
}
