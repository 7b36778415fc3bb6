import type { ShareStatus, SplitShare } from '../../api/generated/types.ts';
import { formatRp } from '../../i18n/format.ts';
import { useText, type TextKey } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import css from './ShareRow.module.css';

const STATUS = {
  WAITING: 'split.shareWaiting',
  PAID: 'split.sharePaid',
  RETURNING: 'split.shareReturning',
  CLOSED: 'split.shareClosed',
} as const satisfies Record<ShareStatus, TextKey>;

interface ShareRowProps {
  share: SplitShare;
  /** Absent: it cannot be paid now. */
  onPay: ((share: SplitShare) => void) | undefined;
}

/** One who pays: name, amount, and what has become of it. Never in red: nobody is shamed. */
export function ShareRow({ share, onPay }: ShareRowProps) {
  const text = useText();
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
