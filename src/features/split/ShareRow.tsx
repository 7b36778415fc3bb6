import type {
  MoneyReturn,
  PayMethod,
  ShareStatus,
  SplitShare,
  SplitViewData,
} from '../../api/generated/types.ts';
import { formatRp } from '../../i18n/format.ts';
import { formatDate } from '../../i18n/format-date.ts';
import { isPresent } from '../../lib/present.ts';
import { type TextKey, useLocale, useText } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { PAY_METHODS } from '../order/words.ts';
import { classes } from '../../ui/classes.ts';
import box from '../../ui/style/box.module.css';
import space from '../../ui/style/space.module.css';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import tint from '../../ui/style/tint.module.css';
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

/** One share: its payer's name, the amount and its state. Never in red: it must not shame. */
export function ShareRow({ share, back, instead, onPay }: ShareRowProps) {
  const text = useText();
  const locale = useLocale();
  return (
    <li className={classes(layout['ends'], space['gap2by3'], box['tall'])}>
      <span className={classes(layout['stack'], box['shrink'])}>
        <span className={font['strongWords']}>
          {share.isMine ? text('split.byYou', { name: share.name }) : share.name}
        </span>
        <span className={tint['softNumbers']}>
          {share.quantity > 0
            ? text('split.pieces', { count: share.quantity, amount: formatRp(share.amount) })
            : formatRp(share.amount)}
        </span>
        {share.status === 'WAITING' && onPay && instead && (
          <span className={tint['softNumbers']}>
            {text('split.payInstead', { way: text(PAY_METHODS[instead]) })}
          </span>
        )}
        {back && (
          <span className={tint['softNumbers']}>
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
        <span
          className={classes(tint['soft'], font['strong'], css['status'])}
          data-paid={share.status === 'PAID' || undefined}
        >
          {text(STATUS[share.status])}
        </span>
      )}
    </li>
  );
}

type Shown = {
  shareList: readonly Pick<SplitShare, 'shareId' | 'isMine' | 'status'>[];
  returnList: readonly MoneyReturn[];
} & Pick<SplitViewData, 'status'>;

/**
 * The money of each share that the caller paid and that returns, by the share's id: both lists are in
 * the order of the shares. Contract `split_view`.
 */
export function returnsOfShares({ shareList, returnList }: Shown): Map<string, MoneyReturn> {
  const ended = returnList.filter(({ reason }) => reason === 'SPLIT_ENDED');
  const mine = shareList.filter(({ isMine, status }) => isMine && status === 'RETURNING');
  return new Map(
    mine.flatMap(({ shareId }, place) => {
      const back = ended[place];
      return back ? [[shareId, back] as const] : [];
    }),
  );
}
