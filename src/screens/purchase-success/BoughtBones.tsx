import css from '../../features/payment/Payment.module.css';
import { useText } from '../../i18n/i18n.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';

export function BoughtBones() {
  const text = useText();
  return (
    <div className={css['content']} role="status" aria-label={text('common.loading')}>
      <div className={css['centre']}>
        <Skeleton width={64} height={64} radius={32} />
        <Skeleton width={200} height={28} />
      </div>
      <div className={css['card']}>
        <Skeleton width="100%" height={72} />
        <Skeleton width="100%" height={20} />
        <Skeleton width="100%" height={44} />
      </div>
      <div className={css['card']}>
        <Skeleton width="50%" height={20} />
        <Skeleton width="100%" height={60} />
      </div>
    </div>
  );
}
