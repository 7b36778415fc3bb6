// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import { vRefundStatus } from './refund-status.ts';
import type * as ids from '../types.ts';

export const vCouponMoney = v.object({
    amount: v.pipe(v.number(), v.integer(), v.minValue(0)),
    expectedDate: v.nullish(v.string()),
    reference: v.nullish(v.string()),
    refundId: v.string() as unknown as v.GenericSchema<unknown, ids.RefundId>,
    status: vRefundStatus
});
