import type { OrderItem } from '../../api/generated/types.ts';
import { useLocale, useText } from '../../i18n/i18n.ts';
import { clock } from '../../lib/now.ts';
import { Icon } from '../../ui/Icon.tsx';
import { clockIcon, infoIcon } from '../../ui/icons.ts';
import { RefundNote } from '../refund-promise/RefundNote.tsx';
import { endBefore } from '../refund-promise/words.ts';
import css from './Checkout.module.css';
import { usageLines, validityLine } from './usage-lines.ts';

/** Promise, validity and use once more, where one still can turn back (B2). */
export function PromiseCard({ item }: { item: OrderItem }) {
  const text = useText();
  const locale = useLocale();
  return (
    <section className={css['card']} aria-labelledby="checkout-promise">
      <h2 className={css['heading']} id="checkout-promise">
        {text('checkout.promiseTitle')}
      </h2>
      <RefundNote promise={item.refund} end={text(endBefore(item.validEnd, clock.nowMs()))} />
      <ul className={css['facts']}>
        <li className={css['fact']}>
          <Icon shape={clockIcon} size={18} />
          <strong>{validityLine(text, item, { locale, nowMs: clock.nowMs() })}</strong>
        </li>
        {usageLines(text, item, locale).map((line) => (
          <li key={line} className={css['fact']}>
            <Icon shape={infoIcon} size={18} />
            {line}
          </li>
        ))}
      </ul>
    </section>
  );
}
