/** The payment that a killed app has to find again. Buying 5. */
import type { OrderId } from '../../api/generated/types.ts';
import { storedOpenPayment } from './stored-keys.ts';

export interface OpenPayment {
  orderId: OrderId;
  /** Milliseconds since the epoch, by the server. */
  cancelTime: number;
}

export function rememberPayment(open: OpenPayment): void {
  storedOpenPayment.set(open);
}

/** Its outcome is known. Another order's stays. */
export function forgetPayment(orderId: OrderId): void {
  if (storedOpenPayment.get()?.orderId === orderId) storedOpenPayment.remove();
}
