import { formatMinutes, formatRp } from '../../i18n/format.ts';
import { useText } from '../../i18n/i18n.ts';
import { clock } from '../../lib/now.ts';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/Icon.tsx';
import { bowlIcon, clockIcon, peopleIcon } from '../../ui/icons.ts';
import { isPlainClick, Link } from '../navigation/Link.tsx';
import { ActionLink } from './ActionLink.tsx';
import { classes } from '../../ui/classes.ts';
import box from '../../ui/style/box.module.css';
import font from '../../ui/style/font.module.css';
import letters from '../../ui/style/letters.module.css';
import space from '../../ui/style/space.module.css';
import layout from '../../ui/style/layout.module.css';
import surface from '../../ui/style/surface.module.css';
import tint from '../../ui/style/tint.module.css';
import css from './OrderCard.module.css';
import { OrderItemRow } from './OrderItemRow.tsx';
import { type Order, refreshOrders } from './order-queries.ts';
import { ACTION_LABELS, wayOf, canPay, nextAction, needsAttention } from './phase.ts';
import { StateChip } from './StateChip.tsx';
import { useAskAgain, usePhase } from './use-order.ts';
import { useVoucherUse } from './use-voucher-choice.tsx';
import { orderWords } from './words.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

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
    <article
      className={classes(surface['sheet'], css['card'])}
      data-attention={needsAttention(phase) || undefined}
    >
      <div className={classes(layout['ends'], css['head'])}>
        <span className={classes(layout['inline'], layout['shrinkWords'], css['cardStore'])}>
          <Icon shape={bowlIcon} size={18} />
          <span>{item.storeName}</span>
        </span>
        <StateChip words={orderWords(phase, order, clock.nowMs())} />
      </div>
      <Link
        className={classes(surface['stretched'], css['open'])}
        to={paths.groupCouponOrderDetail({ orderId })}
      >
        <OrderItemRow item={item} hasStore={false} />
        {order.isUnread && <UnreadDot />}
      </Link>
      <div className={classes(layout['line'], css['foot'])}>
        <div className={classes(layout['stack'], box['rest'])}>
          <p className={classes(tint['soft'], css['sum'])}>
            {text('order.total')} <b>{formatRp(payAmount)}</b>
          </p>
          {progress && phase !== 'closed' && (
            <p
              className={classes(
                layout['inline'],
                tint['alarm'],
                font['numbers'],
                space['gap4px'],
                letters['size12'],
              )}
            >
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
            <p
              className={classes(
                layout['inline'],
                tint['alarm'],
                font['numbers'],
                space['gap4px'],
                letters['size12'],
              )}
            >
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

/** In the corner of a row that has news. */
export function UnreadDot() {
  const text = useText();
  return (
    <span className={css['dot']}>
      <VisuallyHidden>{text('order.unread')}</VisuallyHidden>
    </span>
  );
}

/** The shape of one order in the list. */
export function OrderCardSkeleton() {
  return (
    <div className={classes(surface['sheet'], css['card'])} aria-hidden="true">
      <div className={classes(layout['ends'], css['head'])}>
        <Skeleton width="45%" height={18} />
        <Skeleton width={96} height={24} radius={999} />
      </div>
      <div className={classes(layout['flow'], space['gap2by3'], box['tops'])}>
        <Skeleton width="4.5rem" height="4.5rem" radius={12} />
        <div className={classes(layout['stack'], layout['share'], space['gapHair'])}>
          <Skeleton width="85%" height={18} />
          <Skeleton width="40%" height={16} />
        </div>
      </div>
      <div className={classes(layout['line'], css['foot'])}>
        <Skeleton width="35%" height={20} />
      </div>
    </div>
  );
}
