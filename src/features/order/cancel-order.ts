/** Cancels an unpaid order; a payment that was faster wins. Buying 2, merchant 4 "Order states". */
import type { OrderId } from '../../api/generated/types.ts';
import { call } from '../../api/call.ts';
import { cancelOrder as endpoint } from '../../api/generated/calls/cancel-order.ts';
import { text } from '../../i18n/i18n.ts';
import { track } from '../../telemetry/report.ts';
import { act } from '../act/act.ts';
import { refreshOrders, setOrder } from './order-queries.ts';

export const cancelOrder = act(async (orderId: OrderId) => call(endpoint, { orderId }), {
  name: 'order.cancel',
  onDone(data) {
    const { order } = setOrder(data);
    if (order.orderStatus === 'CLOSED') track('order_cancelled', { skuId: order.item.skuId });
    refreshOrders();
  },
  // The order is no longer what the screen shows.
  onRefused: refreshOrders,
  done: ({ order }) =>
    text(order.orderStatus === 'CLOSED' ? 'order.cancelled' : 'order.cancelTooLate'),
  failed: 'order.cancelFailed',
});
