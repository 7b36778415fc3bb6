import { useId } from 'react';
import type { ApplyRefundData } from '../../api/generated/types.ts';
import { OrderItemRow } from '../../features/order/OrderItemRow.tsx';
import { BLOCK_WORDS } from '../../features/refund/words.ts';
import { formatRp } from '../../i18n/format.ts';
import { useText } from '../../i18n/i18n.ts';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import css from './RefundEdit.module.css';

interface CouponChoiceProps {
  wish: ApplyRefundData;
  chosen: readonly string[];
  onChange: (couponIds: readonly string[]) => void;
}

/** The vouchers of the order; one that cannot return says why. */
export function CouponChoice({ wish, chosen, onChange }: CouponChoiceProps) {
  const text = useText();
  const id = useId();
  const isOpen = wish.couponList.some(({ blockedBy }) => !blockedBy);
  return (
    <section className={css['card']} aria-labelledby={id}>
      <h2 className={css['title']} id={id}>
        {text(isOpen ? 'aftersale.whichTitle' : 'aftersale.noneTitle')}
      </h2>
      <OrderItemRow item={wish.item} hasStore />
      <ul className={css['coupons']}>
        {wish.couponList.map((coupon, at) => {
          const isChosen = !coupon.blockedBy && chosen.includes(coupon.couponId);
          return (
            <li key={coupon.couponId}>
              <label className={css['coupon']} data-off={coupon.blockedBy ? true : undefined}>
                <Checkbox
                  checked={isChosen}
                  disabled={Boolean(coupon.blockedBy)}
                  onChange={() =>
                    onChange(
                      isChosen
                        ? chosen.filter((other) => other !== coupon.couponId)
                        : [...chosen, coupon.couponId],
                    )
                  }
                />
                <span className={css['words']}>
                  <span>{text('order.coupon', { number: at + 1 })}</span>
                  {coupon.blockedBy && (
                    <span className={css['line']}>{text(BLOCK_WORDS[coupon.blockedBy])}</span>
                  )}
                </span>
                <span className={css['sum']}>{formatRp(coupon.paidAmount)}</span>
              </label>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
