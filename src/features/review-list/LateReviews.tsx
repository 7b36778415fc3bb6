import { type ComponentProps, useCallback, useEffect, useState } from 'react';
import { useText } from '../../i18n/i18n.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { Button } from '../../ui/Button.tsx';
import { part, usePart } from '../../ui/part.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { classes } from '../../ui/classes.ts';
import layout from '../../ui/style/layout.module.css';
import font from '../../ui/style/font.module.css';
import tint from '../../ui/style/tint.module.css';
import css from './LateReviews.module.css';

const reviewPreview = part(() => import('./ReviewPreview.tsx'), 'ReviewPreview');

type PreviewProps = ComponentProps<typeof reviewPreview.Part>;

interface LateReviewsProps extends PreviewProps {
  /** Of a page whose tabs lead here. */
  sectionRef?: ((element: HTMLElement | null) => void) | undefined;
}

/** Merchant 2 "review list in preview mode". Below the fold, so its code loads after the store. */
export function LateReviews({ sectionRef, ...props }: LateReviewsProps) {
  const text = useText();
  const isLoaded = usePart(reviewPreview) !== undefined;
  const [isFailed, setIsFailed] = useState(false);

  const load = useCallback(() => {
    setIsFailed(false);
    reviewPreview.load().catch((error: unknown) => {
      reportProblem('merchant.reviews', error);
      setIsFailed(true);
    });
  }, []);
  useEffect(load, [load]);

  return (
    <section
      className={css['reviews']}
      aria-label={text('merchant.reviews')}
      ref={sectionRef}
      tabIndex={-1}
    >
      {isLoaded ? (
        <reviewPreview.WhenLoaded {...props} />
      ) : isFailed ? (
        <div className={classes(layout['axis2'], tint['soft'], font['centred'])} role="alert">
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
