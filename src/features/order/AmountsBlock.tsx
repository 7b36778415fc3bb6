import { formatRp } from '../../i18n/format.ts';
import { useText, type TextKey } from '../../i18n/i18n.ts';
import { classes } from '../../ui/classes.ts';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import tint from '../../ui/style/tint.module.css';
import css from './Order.module.css';

interface AmountsBlockProps {
  quantity: number;
  /** Rupiah, all three. */
  totalAmount: number;
  discountAmount: number;
  payAmount: number;
  /** `paid`: the money has come. `void`: it never will. */
  kind: 'to-pay' | 'paid' | 'void';
}

const PAY_LABELS = {
  'to-pay': 'order.amountToPay',
  paid: 'order.amountPaid',
  void: 'order.total',
} as const satisfies Record<AmountsBlockProps['kind'], TextKey>;

/** What the vouchers cost, what a red envelope takes off, what is left. Buying 4. */
export function AmountsBlock({
  quantity,
  totalAmount,
  discountAmount,
  payAmount,
  kind,
}: AmountsBlockProps) {
  const text = useText();
  return (
    <dl className={layout['stack2']}>
      <div className={classes(tint['soft'], css['line'])}>
        <dt>{text('order.amountItems', { count: quantity })}</dt>
        <dd className={css['sum']}>{formatRp(totalAmount)}</dd>
      </div>
      {discountAmount > 0 && (
        <div className={classes(tint['soft'], css['line'])}>
          <dt>{text('order.amountEnvelope')}</dt>
          <dd className={classes(tint['good'], css['saved'])}>{formatRp(-discountAmount)}</dd>
        </div>
      )}
      <div className={classes(font['heading'], css['total'])}>
        <dt>{text(PAY_LABELS[kind])}</dt>
        <dd className={css['sum']}>{formatRp(payAmount)}</dd>
      </div>
    </dl>
  );
}
