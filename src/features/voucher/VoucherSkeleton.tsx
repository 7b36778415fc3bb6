import { formatRp } from '../../i18n/format.ts';
import { usePickLocale, useText } from '../../i18n/i18n.ts';
import { classes } from '../../ui/classes.ts';
import { CoverSkeleton } from '../../ui/picture/CoverSkeleton.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { KnownVoucher } from './known-voucher.ts';
import head from './VoucherHead.module.css';
import css from './VoucherSkeleton.module.css';

interface VoucherSkeletonProps {
  known: KnownVoucher | undefined;
  /** On unmount: whether the heading or the page had the focus. */
  onGone: (hadReader: boolean) => void;
}

/** The page's shape, with what the card has already shown: picture, name and price. */
export function VoucherSkeleton({ known, onGone }: VoucherSkeletonProps) {
  const text = useText();
  const pick = usePickLocale();
  const cover = known && {
    src: known.imageUrl,
    asked: known.asked,
    background: known.background,
  };
  return (
    <CoverSkeleton label={text('voucher.loading')} cover={cover} onGone={onGone}>
      <div className={classes(head['head'], css['head'])}>
        {known ? (
          <>
            <p className={head['price']}>
              <strong className={head['now']}>{formatRp(known.priceRp)}</strong>
              {known.originalPriceRp !== undefined && (
                <s className={head['before']} aria-hidden="true">
                  {formatRp(known.originalPriceRp)}
                </s>
              )}
            </p>
            <Skeleton width="60%" height={18} />
            <h1 className={head['name']} tabIndex={-1}>
              {pick(known.name)}
            </h1>
          </>
        ) : (
          <>
            <Skeleton width="45%" height={37} />
            <Skeleton width="60%" height={18} />
            <Skeleton width="80%" height={25} />
          </>
        )}
        <Skeleton width="50%" height={22} />
      </div>
      <div className={css['list']}>
        <Skeleton width="100%" height={92} radius={12} />
        <Skeleton width="35%" height={22} />
        <Skeleton width="100%" height={140} radius={12} />
        <Skeleton width="35%" height={22} />
        <Skeleton width="100%" height={180} radius={12} />
      </div>
    </CoverSkeleton>
  );
}
