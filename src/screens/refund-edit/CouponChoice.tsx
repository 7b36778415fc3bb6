import { useId } from 'react';
import type { ApplyRefundData, CouponId } from '../../api/generated/types.ts';
import { OrderItemRow } from '../../features/order/OrderItemRow.tsx';
import { BLOCK_WORDS } from '../../features/refund/words.ts';
import { formatRp } from '../../i18n/format.ts';
import { useText } from '../../i18n/i18n.ts';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { classes } from '../../ui/classes.ts';
import letters from '../../ui/style/letters.module.css';
import space from '../../ui/style/space.module.css';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import surface from '../../ui/style/surface.module.css';
import css from './RefundEdit.module.css';

interface CouponChoiceProps {
  quote: ApplyRefundData;
  chosen: readonly CouponId[];
  onChange: (couponIds: readonly CouponId[]) => void;
}

/** The vouchers of the order; one that cannot return says why. */
export function CouponChoice({ quote, chosen, onChange }: CouponChoiceProps) {
  const text = useText();
  const id = useId();
  const isOpen = quote.couponList.some(({ blockedBy }) => !blockedBy);
  return (
    <section className={surface['panel']} aria-labelledby={id}>
      <h2 className={classes(font['title'], space['below3'])} id={id}>
        {text(isOpen ? 'aftersale.whichTitle' : 'aftersale.noneTitle')}
      </h2>
      <OrderItemRow item={quote.item} hasStore />
      <ul className={space['above3']}>
        {quote.couponList.map((coupon, at) => {
          const isChosen = !coupon.blockedBy && chosen.includes(coupon.couponId);
          return (
            <li key={coupon.couponId}>
              <label
                className={classes(layout['row3'], css['coupon'])}
                data-off={coupon.blockedBy ? true : undefined}
              >
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
                <span className={classes(layout['growWords'], layout['stack'])}>
                  <span>{text('order.coupon', { number: at + 1 })}</span>
                  {coupon.blockedBy && (
                    <span className={classes(font['note'], letters['thin'])}>
                      {text(BLOCK_WORDS[coupon.blockedBy])}
                    </span>
                  )}
                </span>
                <span className={font['numbers']}>{formatRp(coupon.paidAmount)}</span>
              </label>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
