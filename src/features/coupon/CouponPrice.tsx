import { formatRp } from '../../i18n/format.ts';
import { useText } from '../../i18n/i18n.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import css from './CouponPrice.module.css';
import type { CouponFace } from './rules.ts';

/** Price and struck original price, labelled for screen readers. */
export function CouponPrice({ face }: { face: CouponFace }) {
  return (
    <span className={css['price']} data-off={face.state !== 'active' || undefined}>
      <span className={css['now']}>{formatRp(face.priceRp)}</span>
      <OriginalPrice rp={face.originalPriceRp} />
    </span>
  );
}

/** Struck, if there is one. */
export function OriginalPrice({ rp }: { rp: number | undefined }) {
  const text = useText();
  if (rp === undefined) return null;
  return (
    <>
      <VisuallyHidden>{text('home.originalPrice', { price: formatRp(rp) })}</VisuallyHidden>
      <s className={css['before']} aria-hidden="true">
        {formatRp(rp)}
      </s>
    </>
  );
}
