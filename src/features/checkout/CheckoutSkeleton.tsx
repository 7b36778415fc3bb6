import { useText } from '../../i18n/i18n.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import css from './Checkout.module.css';

/** The shape of what comes. */
export function CheckoutSkeleton() {
  const text = useText();
  return (
    <div className={css['content']} role="status" aria-label={text('common.loading')}>
      <div className={css['card']}>
        <Skeleton width="100%" height={72} />
        <Skeleton width="100%" height={44} />
      </div>
      <div className={css['card']}>
        <Skeleton width="100%" height={44} />
      </div>
      <div className={css['card']}>
        <Skeleton width="40%" height={20} />
        <Skeleton width="100%" height={20} />
        <Skeleton width="100%" height={20} />
        <Skeleton width="100%" height={20} />
      </div>
      <div className={css['card']}>
        <Skeleton width="50%" height={20} />
        <Skeleton width="100%" height={64} />
      </div>
    </div>
  );
}
