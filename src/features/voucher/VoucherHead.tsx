import type { ReactNode } from 'react';
import type { ProductDetailData } from '../../api/generated/types.ts';
import { formatCount, formatRp } from '../../i18n/format.ts';
import { usePickLocale, useText } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/Icon.tsx';
import { chevronRightIcon } from '../../ui/icons.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { couponFace } from '../coupon/rules.ts';
import { Link } from '../navigation/Link.tsx';
import { PriceNoteLine } from './PriceNoteLine.tsx';
import { isSaving, type PriceNote } from './price-note.ts';
import css from './VoucherHead.module.css';

interface VoucherHeadProps {
  detail: ProductDetailData;
  note: PriceNote;
  /** The countdown of a flash price. */
  flash?: ReactNode;
  /** Whether it can be used now. */
  children?: ReactNode;
}

/** Name and price, the loudest text, with what the price is compared with (look; discovery 6). */
export function VoucherHead({ detail, note, flash, children }: VoucherHeadProps) {
  const text = useText();
  const pick = usePickLocale();
  const { priceRp, originalPriceRp, discountPercent, stockLeft, tag } = couponFace(detail.asset);
  const tagName = pick(tag?.name);
  return (
    <div className={css['head']}>
      {flash}
      <p className={css['price']} data-saving={isSaving(note) || undefined}>
        <VisuallyHidden>{text('voucher.price')} </VisuallyHidden>
        <strong className={css['now']}>{formatRp(priceRp)}</strong>
        {originalPriceRp !== undefined && (
          <span className={css['before']}>
            <VisuallyHidden>
              {text('voucher.menuPrice', { price: formatRp(originalPriceRp) })}
            </VisuallyHidden>
            <s aria-hidden="true">{formatRp(originalPriceRp)}</s>
          </span>
        )}
        {discountPercent !== undefined && (
          <span className={css['off']}>
            {text('voucher.fromMenu', { percent: discountPercent })}
          </span>
        )}
      </p>
      <PriceNoteLine note={note} />
      <h1 className={css['name']} tabIndex={-1}>
        {tagName && (
          <span className={css['tag']} data-kind={tag?.kind}>
            {tagName}
          </span>
        )}
        {pick(detail.asset.coupon.couponName)}
      </h1>
      <Link
        className={css['store']}
        to={paths.merchant({
          poiId: detail.store.poiId,
          storeId: detail.store.storeId,
          channelId: '1',
        })}
      >
        {detail.store.storeName}
        <Icon shape={chevronRightIcon} size={16} />
      </Link>
      {detail.isFlashEnded && (
        <p className={css['ended']} role="status">
          {text('voucher.flashEnded')}
        </p>
      )}
      <div className={css['facts']}>
        {children}
        {stockLeft !== undefined && (
          <span className={css['stock']}>
            {text('home.couponStock', { count: formatCount(stockLeft) })}
          </span>
        )}
        {detail.soldCount > 0 && (
          <span className={css['sold']}>
            {text('merchant.sold', { count: formatCount(detail.soldCount) })}
          </span>
        )}
      </div>
    </div>
  );
}
