import { useState } from 'react';
import { useAct } from '../../features/act/use-act.ts';
import { useGo } from '../../features/navigation/Link.tsx';
import { cancelOrder } from '../../features/order/cancel-order.ts';
import type { Order } from '../../features/order/order-queries.ts';
import {
  ACTION_LABELS,
  canCancel,
  nextAction,
  offersBuyAgain,
  type OrderAction,
  reviewWay,
  wayOf,
} from '../../features/order/phase.ts';
import { usePhase } from '../../features/order/use-order.ts';
import { useVoucherUse } from '../../features/order/use-voucher-choice.tsx';
import { formatRp } from '../../i18n/format.ts';
import { useText } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { Sheet } from '../../ui/layer/Sheet.tsx';
import box from '../../ui/style/box.module.css';
import letters from '../../ui/style/letters.module.css';
import tint from '../../ui/style/tint.module.css';
import layout from '../../ui/style/layout.module.css';
import css from './OrderDetail.module.css';

/** Here they lead nowhere else: vouchers and returned money are on this page. */
const HERE: ReadonlySet<OrderAction | undefined> = new Set<OrderAction>([
  'see-vouchers',
  'see-money',
]);

/** The bar at the end: the next step, and what else may be done. Nothing to do, no bar. */
export function OrderActions({ order }: { order: Order }) {
  const text = useText();
  const go = useGo();
  const { phase } = usePhase(order);
  const [isAsking, setAsking] = useState(false);
  const { usable, choose, sheet } = useVoucherUse(order);
  const offered = { ...order, canUse: usable.length > 0 };
  const next = nextAction(phase, offered);
  const main = HERE.has(next) ? undefined : next;
  const visits = main === 'review' ? order.visitList : [];
  const isAgainOffered = offersBuyAgain(phase, offered);
  if (!main && !isAgainOffered && !canCancel(phase)) return null;
  return (
    <div
      className={classes(layout['flow2'], box['footBar'], layout['fixed'], css['bar'])}
      role="group"
      aria-label={text('order.actions')}
    >
      {canCancel(phase) && (
        <Button variant="secondary" onClick={() => setAsking(true)}>
          {text('order.cancel')}
        </Button>
      )}
      {isAgainOffered && (
        <Button variant="secondary" onClick={() => go(wayOf('buy-again', order))}>
          {text(ACTION_LABELS['buy-again'])}
        </Button>
      )}
      {visits.map((visit) => (
        <Button key={visit.visitId} variant="primary" onClick={() => go(reviewWay(visit))}>
          {visits.length > 1
            ? text('order.reviewAt', { store: visit.storeName })
            : text(ACTION_LABELS.review)}
        </Button>
      ))}
      {main && main !== 'review' && (
        <Button
          variant="primary"
          onClick={() => {
            if (main === 'use') choose();
            else go(wayOf(main, order));
          }}
        >
          {text(ACTION_LABELS[main])}
        </Button>
      )}
      {sheet}
      <CancelSheet isOpen={isAsking} order={order} onClose={() => setAsking(false)} />
    </div>
  );
}

interface CancelSheetProps {
  isOpen: boolean;
  order: Order;
  onClose: () => void;
}

/** What a cancel does, before it is done. */
function CancelSheet({ isOpen, order, onClose }: CancelSheetProps) {
  const text = useText();
  const { send, isBusy } = useAct(cancelOrder, { onDone: onClose, onRefused: onClose });
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={text('order.cancelTitle')}
      closeLabel={text('common.close')}
      buttons={[
        { variant: 'secondary', label: text('order.keep'), onClick: onClose },
        {
          variant: 'danger',
          label: text('order.cancelConfirm'),
          isBusy,
          onClick: () => void send(order.orderId),
        },
      ]}
    >
      <ul className={classes(letters['bullets'], tint['soft'], letters['lines16'])}>
        <li>{text('order.cancelNothingTaken')}</li>
        {order.discountAmount > 0 && (
          <li>{text('order.cancelEnvelope', { amount: formatRp(order.discountAmount) })}</li>
        )}
        <li>{text('order.cancelStock')}</li>
      </ul>
    </Sheet>
  );
}
