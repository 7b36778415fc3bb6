// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import type { Endpoint } from '../../endpoint.ts';
import { vMoneyReturn } from '../shared/money-return.ts';
import { vOrderStatus } from '../shared/order-status.ts';
import { vPayStatus } from '../shared/pay-status.ts';
import { vPayment } from '../shared/payment.ts';
import type * as ids from '../types.ts';
import type { PayResultBody, PayResultData } from '../types.ts';

export const vPayResultData = v.object({
    cancelTime: v.pipe(v.number(), v.integer(), v.minValue(0)),
    code: v.nullish(v.string()),
    orderId: v.string() as unknown as v.GenericSchema<unknown, ids.OrderId>,
    orderNo: v.string(),
    orderStatus: vOrderStatus,
    payAmount: v.pipe(v.number(), v.integer(), v.minValue(0)),
    payStatus: vPayStatus,
    payment: v.nullish(vPayment),
    returnList: v.array(vMoneyReturn),
    serverTime: v.pipe(v.number(), v.integer(), v.minValue(0))
});

/** Whether an order is paid. Assumption: as above. */
export const payResult: Endpoint<PayResultBody, PayResultData> = {
  path: '/digital-food/local_life/order/pay_result',
  data: vPayResultData,
  isLoginRequired: true,
};
