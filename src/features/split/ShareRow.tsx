import type { MoneyReturn, PayMethod, ShareStatus, SplitShare } from '../../api/generated/types.ts';
import { formatRp } from '../../i18n/format.ts';
import { formatDate } from '../../i18n/format-date.ts';
import { isPresent } from '../../lib/present.ts';
import { useLocale, useText, type TextKey } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { PAY_METHODS } from '../order/words.ts';
import css from './ShareRow.module.css';

const STATUS = {
  WAITING: 'split.shareWaiting',
  PAID: 'split.sharePaid',
  RETURNING: 'split.shareReturning',
  CLOSED: 'split.shareClosed',
} as const satisfies Record<ShareStatus, TextKey>;

interface ShareRowProps {
  share: SplitShare;
  /** The money of it that returns to the caller. */
  back: MoneyReturn | undefined;
  /** Paid by this instead of the chosen one, which does not take so much. */
  instead: PayMethod | undefined;
  /** Absent: it cannot be paid now. */
  onPay: ((share: SplitShare) => void) | undefined;
}

/** One who pays: name, amount, and what has become of it. Never in red: nobody is shamed. */
export function ShareRow({ share, back, instead, onPay }: ShareRowProps) {
  const text = useText();
  const locale = useLocale();
  return (
    <li className={css['row']}>
      <span className={css['words']}>
        <span className={css['name']}>
          {share.isMine ? text('split.byYou', { name: share.name }) : share.name}
        </span>
        <span className={css['soft']}>
          {share.quantity > 0
            ? text('split.pieces', { count: share.quantity, amount: formatRp(share.amount) })
            : formatRp(share.amount)}
        </span>
        {share.status === 'WAITING' && onPay && instead && (
          <span className={css['soft']}>
            {text('split.payInstead', { way: text(PAY_METHODS[instead]) })}
          </span>
        )}
        {back && (
          <span className={css['soft']}>
            {back.status === 'DONE'
              ? text('split.backArrived', { amount: formatRp(back.amount) })
              : isPresent(back.expectedDate)
                ? text('split.backBy', {
                    amount: formatRp(back.amount),
                    date: formatDate(back.expectedDate, locale),
                  })
                : text('split.backWaits', { amount: formatRp(back.amount) })}
          </span>
        )}
      </span>
      {share.status === 'WAITING' && onPay ? (
        <Button variant="secondary" onClick={() => onPay(share)}>
          {text('split.payFor', { name: share.name })}
        </Button>
      ) : (
        <span className={css['status']} data-paid={share.status === 'PAID' || undefined}>
          {text(STATUS[share.status])}
        </span>
      )}
    </li>
  );
}
