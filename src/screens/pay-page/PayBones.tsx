import css from '../../features/payment/Payment.module.css';
import { useText } from '../../i18n/i18n.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';

/** The shape of the payment screens. */
export function PayBones() {
  const text = useText();
  return (
    <div className={css['content']} role="status" aria-label={text('common.loading')}>
      <div className={css['card']}>
        <div className={css['centre']}>
          <Skeleton width={90} height={20} />
          <Skeleton width={160} height={37} />
          <Skeleton width={140} height={29} />
        </div>
        <Skeleton width="100%" height={44} />
        <Skeleton width="100%" height={72} />
      </div>
      <MethodBones />
    </div>
  );
}

/** The shape of the list of methods. */
export function MethodBones() {
  return (
    <div className={css['card']}>
      <Skeleton width="40%" height={20} />
      <Skeleton width="100%" height={60} />
      <Skeleton width="100%" height={60} />
      <Skeleton width="100%" height={60} />
    </div>
  );
}
