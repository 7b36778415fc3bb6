import type { MoneyReturn } from '../../api/generated/types.ts';
import { formatDate } from '../../i18n/format-date.ts';
import { formatRp } from '../../i18n/format.ts';
import { useLocale, useText } from '../../i18n/i18n.ts';
import { RETURN_REASONS, RETURN_STATUS_WORDS } from '../order/words.ts';
import { RefundWay } from '../refund/RefundWay.tsx';
import { isOnItsWay } from '../refund/words.ts';
import { classes } from '../../ui/classes.ts';
import box from '../../ui/style/box.module.css';
import space from '../../ui/style/space.module.css';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import { isPresent } from '../../lib/present.ts';

/** Money that came and was not owed: how much, why, and by when it is back. Buying 2. */
export function ReturnList({ returns }: { returns: readonly MoneyReturn[] }) {
  const text = useText();
  const locale = useLocale();
  if (returns.length === 0) return null;
  return (
    <section
      className={classes(layout['stack3'], space['pad4'], box['roundedBanner'], box['onSky'])}
      aria-labelledby="payment-returns"
    >
      <h2 className={font['title']} id="payment-returns">
        {text('payment.returnsTitle')}
      </h2>
      <ul className={layout['stack3']}>
        {returns.map((one) => (
          <li key={one.refundId}>
            <p className={font['strong']}>
              {text(
                one.status === 'DONE'
                  ? 'payment.returned'
                  : isOnItsWay(one)
                    ? 'payment.returns'
                    : 'payment.returnStopped',
                { amount: formatRp(one.amount), date: formatDate(one.expectedDate ?? '', locale) },
              )}
            </p>
            <p className={font['prose']}>
              {text(RETURN_REASONS[one.reason])}
              {isPresent(one.askedAmount) &&
                ` · ${text('payment.askedAndCame', {
                  asked: formatRp(one.askedAmount),
                  came: formatRp(one.amount),
                })}`}
            </p>
            <p className={font['prose']}>
              {text(RETURN_STATUS_WORDS[one.status].name)} ·{' '}
              {text('payment.reference', { reference: one.reference })}
            </p>
            <RefundWay refundId={one.refundId} status={one.status} />
          </li>
        ))}
      </ul>
    </section>
  );
}
