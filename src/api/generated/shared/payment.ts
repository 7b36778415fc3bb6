// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import { vPayFailure } from './pay-failure.ts';
import { vPayMethod } from './pay-method.ts';
import { vPayStatus } from './pay-status.ts';
import type * as ids from '../types.ts';

export const vPayment = v.object({
    amount: v.pipe(v.number(), v.integer(), v.minValue(0)),
    expireTime: v.pipe(v.number(), v.integer(), v.minValue(0)),
    failure: v.nullish(vPayFailure),
    merchantName: v.nullish(v.string()),
    method: vPayMethod,
    nmid: v.nullish(v.string()),
    orderId: v.string() as unknown as v.GenericSchema<unknown, ids.OrderId>,
    orderNo: v.string(),
    payStatus: vPayStatus,
    paymentId: v.string() as unknown as v.GenericSchema<unknown, ids.PaymentId>,
    qrString: v.nullish(v.string()),
    reference: v.nullish(v.string()),
    shareId: v.nullish(v.string() as unknown as v.GenericSchema<unknown, ids.ShareId>),
    shortCode: v.nullish(v.string()),
    statementName: v.nullish(v.string()),
    url: v.nullish(v.string())
});
