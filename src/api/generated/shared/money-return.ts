// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import { vRefundStatus } from './refund-status.ts';
import { vReturnReason } from './return-reason.ts';
import type * as ids from '../types.ts';

export const vMoneyReturn = v.object({
    amount: v.pipe(v.number(), v.integer(), v.minValue(0)),
    askedAmount: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0))),
    expectedDate: v.nullish(v.string()),
    paidTime: v.pipe(v.number(), v.integer(), v.minValue(0)),
    reason: vReturnReason,
    reference: v.string(),
    refundId: v.string() as unknown as v.GenericSchema<unknown, ids.RefundId>,
    status: vRefundStatus
});
