import type { GivenEnvelope } from '../../api/generated/types.ts';
import { formatRp } from '../../i18n/format.ts';
import { formatMoment } from '../../i18n/format-date.ts';
import { useLocale, useText } from '../../i18n/i18n.ts';
import { classes } from '../../ui/classes.ts';
import box from '../../ui/style/box.module.css';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import letters from '../../ui/style/letters.module.css';
import css from './Gift.module.css';

/** A red envelope: how much, from which total, for how long, and where. */
export function EnvelopeFace({ envelope }: { envelope: GivenEnvelope }) {
  const text = useText();
  const locale = useLocale();
  const { discountAmount, useOrderAmountThreshold, validDays, usableUntil, appOnly } = envelope;
  return (
    <div className={classes(layout['stack1'], box['roundedBanner'], box['onChili'], css['face'])}>
      <p className={classes(font['price'], font['words'], letters['chili'], css['amount'])}>
        {formatRp(discountAmount)}
      </p>
      <p className={font['paragraph']}>
        {useOrderAmountThreshold > 0
          ? text('gift.minimum', { amount: formatRp(useOrderAmountThreshold) })
          : text('gift.anyAmount')}
      </p>
      <p className={font['paragraph']}>
        {typeof usableUntil === 'number'
          ? text('gift.goodUntil', { time: formatMoment(usableUntil, locale) })
          : text('gift.goodDays', { count: validDays })}
      </p>
      {appOnly && <p className={font['paragraph']}>{text('gift.inAppOnly')}</p>}
    </div>
  );
}
