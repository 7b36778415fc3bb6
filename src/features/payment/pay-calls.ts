/** Asking for the outcome of a payment, with its times by this device's clock. Buying 5. */
import { attempts } from '../../api/keyed/attempts.ts';
import { call } from '../../api/call.ts';
import { ApiError } from '../../api/errors.ts';
import { pay } from '../../api/generated/calls/pay.ts';
import { payResult } from '../../api/generated/calls/pay-result.ts';
import type { PayMethod, Payment, PayResultData } from '../../api/generated/types.ts';
import { payUntilMs } from '../order/pay-until.ts';
import { forgetPayment, rememberPayment } from './open-payment.ts';
import { ORDER_ABSENT, PAYMENT_SUCCESS } from './pay-rules.ts';

const payOnce = attempts(pay);

/** Ids of shares begin with the letter of a split. */
function paidFor(id: string): { orderId: string } | { shareId: string } {
  return isShare(id) ? { shareId: id } : { orderId: id };
}

function isShare(id: string): boolean {
  return id.startsWith('L');
}

/** What is open is kept for the next start, and dropped when it is over. */
export async function fetchPayResult(orderId: string, signal: AbortSignal): Promise<PayResultData> {
  const data = await call(payResult, paidFor(orderId), { signal }).catch((error: unknown) => {
    // The sandbox was reset, or somebody else logged in: nothing is open.
    if (error instanceof ApiError && error.code === ORDER_ABSENT) forgetPayment(orderId);
    throw error;
  });
  const result = {
    ...data,
    cancelTime: payUntilMs(orderId, data.cancelTime, data.serverTime),
    payment: data.payment && byThisClock(data.payment, data.serverTime),
  };
  // A share is found again by its split's link.
  if (isShare(orderId)) return result;
  if (result.code !== PAYMENT_SUCCESS && result.orderStatus === 'WAIT_PAY')
    rememberPayment({ orderId, cancelTime: result.cancelTime });
  else forgetPayment(orderId);
  return result;
}

/** Asked again after a lost reply, it is the same attempt. */
export async function beginPayment(orderId: string, method: PayMethod): Promise<Payment> {
  const { payment, serverTime } = await payOnce({ ...paidFor(orderId), method });
  return byThisClock(payment, serverTime);
}

function byThisClock(payment: Payment, serverTime: number): Payment {
  const { paymentId, expireTime } = payment;
  return { ...payment, expireTime: payUntilMs(paymentId, expireTime, serverTime) };
}

export function payResultQuery(orderId: string) {
  return {
    queryKey: [payResult.path, { orderId }] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) => fetchPayResult(orderId, signal),
  };
}
