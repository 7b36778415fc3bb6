import { Skeleton } from '../../ui/Skeleton.tsx';
import css from './CouponTicket.module.css';

/** The shape of one ticket. */
export function TicketSkeleton() {
  return (
    <div className={css['ticket']} aria-hidden="true">
      <div className={css['stub']}>
        <Skeleton width="4.5rem" height="4.5rem" radius={12} />
      </div>
      <div className={css['body']}>
        <Skeleton width={96} height={24} radius={999} />
        <Skeleton width="85%" height={18} />
        <Skeleton width="50%" height={16} />
        <Skeleton width="65%" height={16} />
      </div>
    </div>
  );
}
