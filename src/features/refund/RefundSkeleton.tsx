import { useText } from '../../i18n/i18n.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import css from './RefundSkeleton.module.css';

/** Of both pages of a refund. */
export function RefundSkeleton() {
  const text = useText();
  return (
    <div className={css['parts']} role="status" aria-label={text('common.loading')}>
      {[120, 200, 160].map((height) => (
        <div key={height} className={css['card']} aria-hidden="true">
          <Skeleton width="100%" height={height} />
        </div>
      ))}
    </div>
  );
}
