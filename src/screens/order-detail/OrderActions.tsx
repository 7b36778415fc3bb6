import { useState } from 'react';
import { useGo } from '../../features/navigation/go.ts';
import type { Order } from '../../features/order/order-queries.ts';
import { ACTION_LABELS, reviewWay, wayOf } from '../../features/order/order-ways.ts';
import {
  canCancel,
  nextAction,
  offersBuyAgain,
  type OrderAction,
} from '../../features/order/phase.ts';
import { usePhase } from '../../features/order/use-phase.ts';
import { useVoucherUse } from '../../features/order/use-voucher-choice.tsx';
import { useText } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { CancelSheet } from './CancelSheet.tsx';
import css from './OrderActions.module.css';

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
    <div className={css['bar']} role="group" aria-label={text('order.actions')}>
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
