import { formatMinutes, formatRp } from '../../i18n/format.ts';
import { useText } from '../../i18n/i18n.ts';
import { clock } from '../../lib/now.ts';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/Icon.tsx';
import { bowlIcon, clockIcon, peopleIcon } from '../../ui/icons.ts';
import { isPlainClick, Link } from '../navigation/Link.tsx';
import { ActionLink } from './ActionLink.tsx';
import css from './OrderCard.module.css';
import { UnreadDot } from './UnreadDot.tsx';
import { OrderItemRow } from './OrderItemRow.tsx';
import { type Order, refreshOrders } from './order-queries.ts';
import { ACTION_LABELS, wayOf } from './order-ways.ts';
import { canPay, nextAction, needsAttention } from './phase.ts';
import { StateChip } from './StateChip.tsx';
import { useAskAgain } from './use-ask-again.ts';
import { usePhase } from './use-phase.ts';
import { useVoucherUse } from './use-voucher-choice.tsx';
import { orderWords } from './words.ts';

/** How often an order whose time is up is asked about, until the server says what became of it. */
const CHECK_MS = 10_000;

/** One order of the list: its state, what was bought, the sum, and one next step. */
export function OrderCard({ order }: { order: Order }) {
  const text = useText();
  const { phase, leftS } = usePhase(order, refreshOrders);
  useAskAgain(phase === 'checking', CHECK_MS);

  const { orderId, item, payAmount } = order;
  const progress = order.splitProgress ?? undefined;
  const { usable, choose, sheet } = useVoucherUse(order);
  const action = nextAction(phase, { ...order, canUse: usable.length > 0 });
  // A split is paid by its shares, on its own page.
  const isSplitOpen = progress !== undefined && (phase === 'payable' || phase === 'paying');
  return (
    <article className={css['card']} data-attention={needsAttention(phase) || undefined}>
      <div className={css['head']}>
        <span className={css['store']}>
          <Icon shape={bowlIcon} size={18} />
          <span>{item.storeName}</span>
        </span>
        <StateChip words={orderWords(phase, order, clock.nowMs())} />
      </div>
      <Link className={css['open']} to={paths.groupCouponOrderDetail({ orderId })}>
        <OrderItemRow item={item} hasStore={false} />
        {order.isUnread && <UnreadDot />}
      </Link>
      <div className={css['foot']}>
        <div className={css['sums']}>
          <p className={css['sum']}>
            {text('order.total')} <b>{formatRp(payAmount)}</b>
          </p>
          {progress && phase !== 'closed' && (
            <p className={css['left']}>
              <Icon shape={peopleIcon} size={16} />
              <span>
                {text('order.splitProgress', {
                  paid: progress.paidCount,
                  count: progress.shareCount,
                })}
              </span>
            </p>
          )}
          {canPay(phase) && (
            <p className={css['left']}>
              <Icon shape={clockIcon} size={16} />
              <span role="timer" aria-live="off">
                {text('order.payWithin', { time: formatMinutes(leftS) })}
              </span>
            </p>
          )}
        </div>
        {action === 'use' ? (
          <ActionLink
            isMain
            to={wayOf(action, order, usable)}
            storeName={item.storeName}
            opensDialog={usable.length > 1}
            onClick={(event) => {
              if (!isPlainClick(event)) return;
              event.preventDefault();
              choose();
            }}
          >
            {text(ACTION_LABELS[action])}
          </ActionLink>
        ) : (
          action && (
            <ActionLink
              isMain={canPay(phase)}
              to={isSplitOpen ? paths.groupCouponOrderDetail({ orderId }) : wayOf(action, order)}
              storeName={item.storeName}
            >
              {text(isSplitOpen ? 'order.actionSplit' : ACTION_LABELS[action])}
            </ActionLink>
          )
        )}
      </div>
      {sheet}
    </article>
  );
}
