import type { OrderId } from '../../api/generated/types.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { noteOpened, orderDetailQuery, type Order, refreshOrders } from './order-queries.ts';
import { useCountdown } from '../../ui/use-countdown.ts';
import { type OrderPhase, phaseOf } from './phase.ts';

/** One order, asked for again when the app comes back: from the bank's app, for example. */
export function useOrder(orderId: OrderId) {
  const query = useQuery({
    ...orderDetailQuery(orderId),
    enabled: orderId !== '',
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
  const isThere = query.data !== undefined;
  useEffect(() => {
    if (isThere) noteOpened(orderId);
  }, [isThere, orderId]);
  return query;
}

/** The phase as time goes on, and the whole seconds that are left to pay. */
export function usePhase(
  order: Pick<Order, 'orderStatus' | 'payStatus' | 'payUntilMs'>,
  onTimeUp?: () => void,
): { phase: OrderPhase; leftS: number } {
  const end = order.orderStatus === 'WAIT_PAY' ? order.payUntilMs : undefined;
  const leftS = useCountdown(end, onTimeUp);
  return { phase: phaseOf(order, end !== undefined && leftS === 0), leftS };
}

/** Polls the orders while others decide what becomes of one. */
export function useAskAgain(isOpen: boolean, everyMs: number): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const timer = setInterval(refreshOrders, everyMs);
    return () => clearInterval(timer);
  }, [isOpen, everyMs]);
}
