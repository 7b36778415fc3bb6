import { formatRp } from '../../i18n/format.ts';
import { useText } from '../../i18n/i18n.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import css from './CouponPrice.module.css';
import type { CouponFace } from './rules.ts';

/** The loudest text of a card: the price, and what it was. Screen readers hear which is which. */
export function CouponPrice({ face }: { face: CouponFace }) {
  const text = useText();
  return (
    <span className={css['price']} data-off={face.state !== 'active' || undefined}>
      <span className={css['now']}>{formatRp(face.priceRp)}</span>
      {face.originalPriceRp !== undefined && (
        <>
          <VisuallyHidden>
            {text('home.originalPrice', { price: formatRp(face.originalPriceRp) })}
          </VisuallyHidden>
          <s className={css['before']} aria-hidden="true">
            {formatRp(face.originalPriceRp)}
          </s>
        </>
      )}
    </span>
  );
}
