import { type ComponentProps, useCallback, useEffect, useState } from 'react';
import type { ReviewPreview as Preview } from '../../features/review-list/ReviewPreview.tsx';
import { useText, withTexts } from '../../i18n/i18n.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { Button } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import css from './StoreReviews.module.css';

type PreviewProps = ComponentProps<typeof Preview>;

/** Merchant 2 "review list in preview mode": below the first view, so its code comes after the store. */
export function StoreReviews(props: PreviewProps) {
  const text = useText();
  const [Loaded, setLoaded] = useState<typeof Preview>();
  const [isFailed, setIsFailed] = useState(false);

  const load = useCallback(() => {
    setIsFailed(false);
    withTexts(() => import('../../features/review-list/ReviewPreview.tsx')).then(
      (module) => setLoaded(() => module.ReviewPreview),
      (error: unknown) => {
        reportProblem('merchant.reviews', error);
        setIsFailed(true);
      },
    );
  }, []);
  useEffect(load, [load]);

  return (
    <section className={css['reviews']} aria-label={text('merchant.reviews')}>
      {Loaded ? (
        <Loaded {...props} />
      ) : isFailed ? (
        <div className={css['failed']} role="alert">
          <p>{text('common.partFailed')}</p>
          <Button variant="secondary" onClick={load}>
            {text('common.retry')}
          </Button>
        </div>
      ) : (
        <Skeleton width="100%" height={120} radius={12} />
      )}
    </section>
  );
}
