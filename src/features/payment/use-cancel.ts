import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { cancelOrder } from '../order/cancel-order.ts';
import { payResultQuery } from './pay-calls.ts';

/** Cancels the unpaid order; what has become of it is asked for in either case. */
export function useCancel(orderId: string, onAnswered: () => void) {
  const client = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);

  async function send(): Promise<void> {
    setIsBusy(true);
    const isAnswered = await cancelOrder(orderId);
    setIsBusy(false);
    void client.invalidateQueries({ queryKey: payResultQuery(orderId).queryKey });
    if (isAnswered) onAnswered();
  }
  return { isBusy, cancel: () => void send() };
}
