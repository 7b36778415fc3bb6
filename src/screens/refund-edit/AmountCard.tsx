import { useId } from 'react';
import type { EnvelopeBack, RefundCoupon, RefundShare } from '../../api/generated/types.ts';
import { envelopeWords } from '../../features/refund/words.ts';
import { formatRp } from '../../i18n/format.ts';
import { useLocale, useText } from '../../i18n/i18n.ts';
import { classes } from '../../ui/classes.ts';
import letters from '../../ui/style/letters.module.css';
import space from '../../ui/style/space.module.css';
import font from '../../ui/style/font.module.css';
import surface from '../../ui/style/surface.module.css';
import css from './RefundEdit.module.css';

interface AmountCardProps {
  /** Chosen ones. */
  coupons: readonly RefundCoupon[];
  /** Of an order that several paid. */
  shares: readonly RefundShare[];
  /** Absent: none of the reader's paid a part. */
  envelope: EnvelopeBack | null | undefined;
}

/** How the sum comes about, to the rupiah, and what becomes of the red envelope. Buying 4, 7. */
export function AmountCard({ coupons, shares, envelope }: AmountCardProps) {
  const text = useText();
  const locale = useLocale();
  const id = useId();
  const sum = (of: (coupon: RefundCoupon) => number) =>
    coupons.reduce((total, coupon) => total + of(coupon), 0);
  const discount = sum(({ discountShare }) => discountShare);
  return (
    <section className={surface['panel']} aria-labelledby={id}>
      <h2 className={classes(font['title'], space['below3'])} id={id}>
        {text('aftersale.amountTitle')}
      </h2>
      <dl className={css['amounts']} aria-live="polite">
        <div>
          <dt>{text('order.amountItems', { count: coupons.length })}</dt>
          <dd>{formatRp(sum(({ salePrice }) => salePrice))}</dd>
        </div>
        {discount > 0 && (
          <div>
            <dt>{text('aftersale.envelopePart')}</dt>
            <dd>{formatRp(-discount)}</dd>
          </div>
        )}
        <div className={css['total']}>
          <dt>{text('aftersale.comesBack')}</dt>
          <dd>{formatRp(sum(({ paidAmount }) => paidAmount))}</dd>
        </div>
        {shares.map(({ name, amount, isMine }, at) => (
          // Two people may have the same name.
          <div key={at} className={css['share']}>
            <dt>{isMine ? text('aftersale.yourPart') : text('aftersale.partOf', { name })}</dt>
            <dd>{formatRp(amount)}</dd>
          </div>
        ))}
      </dl>
      {discount > 0 && envelope && (
        <p className={classes(font['note'], space['above2'], letters['lines15'])}>
          {envelopeWords(text, locale, envelope)}
        </p>
      )}
      {shares.length > 0 && (
        <p className={classes(font['note'], space['above2'], letters['lines15'])}>
          {text('aftersale.sharesNote')}
        </p>
      )}
    </section>
  );
}
