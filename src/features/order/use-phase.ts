import { useCountdown } from '../../ui/use-countdown.ts';
import type { Order } from './order-queries.ts';
import { type OrderPhase, phaseOf } from './phase.ts';

/** The phase as time goes on, and the whole seconds that are left to pay. */
export function usePhase(
  order: Pick<Order, 'orderStatus' | 'payStatus' | 'payUntilMs'>,
  onTimeUp?: () => void,
): { phase: OrderPhase; leftS: number } {
  const end = order.orderStatus === 'WAIT_PAY' ? order.payUntilMs : undefined;
  const leftS = useCountdown(end, onTimeUp);
  return { phase: phaseOf(order, end !== undefined && leftS === 0), leftS };
}
