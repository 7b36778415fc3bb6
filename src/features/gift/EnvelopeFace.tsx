import type { GivenEnvelope } from '../../api/generated/types.ts';
import { formatRp } from '../../i18n/format.ts';
import { formatMoment } from '../../i18n/format-date.ts';
import { useLocale, useText } from '../../i18n/i18n.ts';
import css from './EnvelopeFace.module.css';

/** A red envelope: how much, from which total, for how long, and where. */
export function EnvelopeFace({ envelope }: { envelope: GivenEnvelope }) {
  const text = useText();
  const locale = useLocale();
  const { discountAmount, useOrderAmountThreshold, validDays, usableUntil, appOnly } = envelope;
  return (
    <div className={css['face']}>
      <p className={css['amount']}>{formatRp(discountAmount)}</p>
      <p className={css['line']}>
        {useOrderAmountThreshold > 0
          ? text('gift.minimum', { amount: formatRp(useOrderAmountThreshold) })
          : text('gift.anyAmount')}
      </p>
      <p className={css['line']}>
        {typeof usableUntil === 'number'
          ? text('gift.goodUntil', { time: formatMoment(usableUntil, locale) })
          : text('gift.goodDays', { count: validDays })}
      </p>
      {appOnly && <p className={css['line']}>{text('gift.inAppOnly')}</p>}
    </div>
  );
}
