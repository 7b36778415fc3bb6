/** Cancels an unpaid order; a payment that was faster wins. Buying 2, merchant 4 "Order states". */
import { call } from '../../api/call.ts';
import { ApiError, serversWords } from '../../api/errors.ts';
import { cancelOrder as endpoint } from '../../api/generated/calls/cancel-order.ts';
import { text } from '../../i18n/i18n.ts';
import { reportProblem, track } from '../../telemetry/report.ts';
import { toast } from '../../ui/toast.ts';
import { refreshOrders, setOrder } from './order-queries.ts';

/** True when the question is answered, either way; false when it can be sent again. Says the outcome. */
export async function cancelOrder(orderId: string): Promise<boolean> {
  try {
    const { order } = setOrder(await call(endpoint, { orderId }));
    const isClosed = order.orderStatus === 'CLOSED';
    if (isClosed) track('order_cancelled', { skuId: order.item.skuId });
    toast(text(isClosed ? 'order.cancelled' : 'order.cancelTooLate'));
    refreshOrders();
    return true;
  } catch (error) {
    reportProblem('order.cancel', error);
    toast(serversWords(error) || text('order.cancelFailed'));
    // Refused: the order is no longer what the screen shows.
    const isRefused = error instanceof ApiError && error.kind === 'business';
    if (isRefused) refreshOrders();
    return isRefused;
  }
}
