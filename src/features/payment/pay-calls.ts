/** Asking for the outcome of a payment, with its times by this device's clock. Buying 5. */
import * as codes from '../../api/generated/codes.ts';
import { attempts } from '../../api/keyed/attempts.ts';
import { call } from '../../api/call.ts';
import { ApiError } from '../../api/errors.ts';
import { pay } from '../../api/generated/calls/pay.ts';
import { payResult } from '../../api/generated/calls/pay-result.ts';
import type {
  OrderId,
  PayMethod,
  PayResultData,
  Payment,
  ShareId,
} from '../../api/generated/types.ts';
import { payUntilMs } from '../order/pay-until.ts';
import { forgetPayment, rememberPayment } from './open-payment.ts';

const payOnce = attempts(pay);

/** Ids of shares begin with the letter of a split. */
function paidFor(id: OrderId | ShareId): { orderId: OrderId } | { shareId: ShareId } {
  return isShare(id) ? { shareId: id } : { orderId: id };
}

function isShare(id: OrderId | ShareId): id is ShareId {
  return id.startsWith('L');
}

/** What is open is kept for the next start, and dropped when it is over. */
export async function fetchPayResult(
  id: OrderId | ShareId,
  signal: AbortSignal,
): Promise<PayResultData> {
  const data = await call(payResult, paidFor(id), { signal }).catch((error: unknown) => {
    // The sandbox was reset, or another user logged in: nothing is open.
    if (error instanceof ApiError && error.code === codes.ORDER_ABSENT && !isShare(id))
      forgetPayment(id);
    throw error;
  });
  const result = {
    ...data,
    cancelTime: payUntilMs(id, data.cancelTime, data.serverTime),
    payment: data.payment && byThisClock(data.payment, data.serverTime),
  };
  // A share is found again by its split's link.
  if (isShare(id)) return result;
  if (result.code !== codes.PAYMENT_SUCCESS && result.orderStatus === 'WAIT_PAY')
    rememberPayment({ orderId: id, cancelTime: result.cancelTime });
  else forgetPayment(id);
  return result;
}

/** Asked again after a lost reply, it is the same attempt. */
export async function beginPayment(id: OrderId | ShareId, method: PayMethod): Promise<Payment> {
  const { payment, serverTime } = await payOnce({ ...paidFor(id), method });
  return byThisClock(payment, serverTime);
}

function byThisClock(payment: Payment, serverTime: number): Payment {
  const { paymentId, expireTime } = payment;
  return { ...payment, expireTime: payUntilMs(paymentId, expireTime, serverTime) };
}

export function payResultQuery(id: OrderId | ShareId) {
  return {
    queryKey: [payResult.path, { orderId: id }] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) => fetchPayResult(id, signal),
  };
}
