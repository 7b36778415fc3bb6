import type { MoneyReturn } from '../../api/generated/types.ts';
import { StateChip } from '../../features/order/StateChip.tsx';
import { RETURN_REASONS, RETURN_STATUS_WORDS } from '../../features/order/words.ts';
import { RefundWay } from '../../features/refund/RefundWay.tsx';
import { useNotices } from '../../features/refund/use-notices.ts';
import { isOnItsWay } from '../../features/refund/words.ts';
import { formatRp } from '../../i18n/format.ts';
import { formatDate, formatMoment } from '../../i18n/format-date.ts';
import { useLocale, useText } from '../../i18n/i18n.ts';
import { Facts } from '../../features/order/Facts.tsx';
import css from './ReturnList.module.css';

/** Money that came and goes back by itself: how much, why, and until when. Buying 2 "surplus". */
export function ReturnList({ returns }: { returns: readonly MoneyReturn[] }) {
  const text = useText();
  const locale = useLocale();
  useNotices(returns);
  return (
    <ul className={css['list']}>
      {returns.map((each) => {
        const date = formatDate(each.expectedDate ?? '', locale);
        return (
          <li key={each.refundId} className={css['return']}>
            <p className={css['head']}>
              <span className={css['amount']}>{formatRp(each.amount)}</span>
              <StateChip words={RETURN_STATUS_WORDS[each.status]} />
            </p>
            <p>{text(RETURN_REASONS[each.reason])}</p>
            {each.reason === 'WRONG_AMOUNT' && typeof each.askedAmount === 'number' && (
              <p>
                {text('order.returnBothSums', {
                  paid: formatRp(each.amount),
                  asked: formatRp(each.askedAmount),
                })}
              </p>
            )}
            {each.status === 'DONE' && <p className={css['date']}>{text('order.returnArrived')}</p>}
            {isOnItsWay(each) && <p className={css['date']}>{text('order.returnBy', { date })}</p>}
            <Facts
              facts={[
                { name: text('order.cameAt'), value: formatMoment(each.paidTime, locale) },
                { name: text('order.reference'), value: each.reference, isCopied: true },
              ]}
            />
            <RefundWay refundId={each.refundId} status={each.status} />
          </li>
        );
      })}
    </ul>
  );
}
