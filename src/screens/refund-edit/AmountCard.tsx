import { useId } from 'react';
import type { RefundCoupon, RefundShare } from '../../api/generated/types.ts';
import { formatRp } from '../../i18n/format.ts';
import { useText } from '../../i18n/i18n.ts';
import css from './RefundEdit.module.css';

interface AmountCardProps {
  /** Chosen ones. */
  coupons: readonly RefundCoupon[];
  /** Of an order that several paid. */
  shares: readonly RefundShare[];
}

/** How the sum comes about, to the rupiah: a red envelope's part goes back to it. Buying 4. */
export function AmountCard({ coupons, shares }: AmountCardProps) {
  const text = useText();
  const id = useId();
  const sum = (of: (coupon: RefundCoupon) => number) =>
    coupons.reduce((total, coupon) => total + of(coupon), 0);
  const discount = sum(({ discountShare }) => discountShare);
  return (
    <section className={css['card']} aria-labelledby={id}>
      <h2 className={css['title']} id={id}>
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
      {discount > 0 && <p className={css['note']}>{text('aftersale.envelopeNote')}</p>}
      {shares.length > 0 && <p className={css['note']}>{text('aftersale.sharesNote')}</p>}
    </section>
  );
}
