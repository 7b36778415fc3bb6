/** Payments and their outcome, for unit tests. Until 900 s. */
import { asId } from '../../../src/api/ids.ts';
import type {
  OrderId,
  PayResultData,
  Payment,
  PaymentId,
} from '../../../src/api/generated/types.ts';

export function paymentOf(changes: Partial<Payment> = {}): Payment {
  return {
    paymentId: asId<PaymentId>('Y1'),
    orderId: asId<OrderId>('H1'),
    orderNo: '2611260000000017',
    method: 'QRIS',
    amount: 97_000,
    payStatus: 'WAITING',
    qrString: '000201',
    expireTime: 900_000,
    ...changes,
  };
}

export function resultOf(changes: Partial<PayResultData> = {}): PayResultData {
  return {
    orderId: asId<OrderId>('H1'),
    orderNo: '2611260000000017',
    orderStatus: 'WAIT_PAY',
    payStatus: 'WAITING',
    payAmount: 97_000,
    cancelTime: 900_000,
    serverTime: 0,
    returnList: [],
    ...changes,
  };
}
