import { Skeleton } from '../../ui/Skeleton.tsx';
import css from './OrderCard.module.css';
import row from './OrderItemRow.module.css';

/** The shape of one order in the list. */
export function OrderCardSkeleton() {
  return (
    <div className={css['card']} aria-hidden="true">
      <div className={css['head']}>
        <Skeleton width="45%" height={18} />
        <Skeleton width={96} height={24} radius={999} />
      </div>
      <div className={row['row']}>
        <Skeleton width="4.5rem" height="4.5rem" radius={12} />
        <div className={row['words']}>
          <Skeleton width="85%" height={18} />
          <Skeleton width="40%" height={16} />
        </div>
      </div>
      <div className={css['foot']}>
        <Skeleton width="35%" height={20} />
      </div>
    </div>
  );
}
