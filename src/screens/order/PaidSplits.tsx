import { useState } from 'react';
import type { PaidSplit, SplitStatus } from '../../api/generated/types.ts';
import { Link } from '../../features/navigation/Link.tsx';
import { StateChip } from '../../features/order/StateChip.tsx';
import { UnreadDot } from '../../features/order/UnreadDot.tsx';
import type { StateWords } from '../../features/order/words.ts';
import { formatRp } from '../../i18n/format.ts';
import { usePickLocale, useText } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { peopleIcon } from '../../ui/icons.ts';
import css from './PaidSplits.module.css';

/** So many are shown at first: below are the user's own orders. */
const FEW = 2;

const STATUS: Readonly<Record<SplitStatus, StateWords>> = {
  OPEN: { name: 'split.openTitle', tone: 'going' },
  COMPLETE: { name: 'split.completeTitle', tone: 'good' },
  EXPIRED: { name: 'split.expiredTitle', tone: 'quiet' },
  CANCELLED: { name: 'split.cancelledTitle', tone: 'quiet' },
};

/** Orders of others of which the user paid a share. B12. */
export function PaidSplits({ splits }: { splits: readonly PaidSplit[] }) {
  const text = useText();
  const [isWhole, setWhole] = useState(false);
  if (splits.length === 0) return null;
  const shown = isWhole ? splits : splits.slice(0, FEW);
  return (
    <section className={css['section']} aria-label={text('order.splitsTitle')}>
      <h2 className={css['title']}>
        <Icon shape={peopleIcon} size={18} />
        <span>{text('order.splitsTitle')}</span>
      </h2>
      <ul className={css['list']}>
        {shown.map((split) => (
          <Row key={split.splitId} split={split} />
        ))}
      </ul>
      {shown.length < splits.length && (
        <Button variant="quiet" onClick={() => setWhole(true)}>
          {text('order.splitsAll', { count: splits.length })}
        </Button>
      )}
    </section>
  );
}

function Row({ split: { splitId, item, status, paidAmount, isUnread } }: { split: PaidSplit }) {
  const text = useText();
  const pick = usePickLocale();
  return (
    <li className={css['row']}>
      <Link className={css['open']} to={paths.groupCouponOrderDetail({ splitId })}>
        <span className={css['name']}>{pick(item.productName)}</span>
        <span className={css['soft']}>{item.storeName}</span>
        {isUnread && <UnreadDot />}
      </Link>
      <p className={css['foot']}>
        <span className={css['soft']}>
          {text('order.splitsPaid', { amount: formatRp(paidAmount) })}
        </span>
        <StateChip words={STATUS[status]} />
      </p>
    </li>
  );
}
