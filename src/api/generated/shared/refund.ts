// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import { vLocalised } from './localised.ts';
import { vRefundCause } from './refund-cause.ts';
import { vRefundFailure } from './refund-failure.ts';
import { vRefundStatus } from './refund-status.ts';
import { vRefundTarget } from './refund-target.ts';
import { vReturnReason } from './return-reason.ts';
import type * as ids from '../types.ts';

export const vRefund = v.object({
    amount: v.pipe(v.number(), v.integer(), v.minValue(0)),
    askedAmount: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0))),
    attempt: v.pipe(v.number(), v.integer(), v.minValue(0)),
    canCancel: v.boolean(),
    canResend: v.boolean(),
    cause: vRefundCause,
    couponIdList: v.array(v.string() as unknown as v.GenericSchema<unknown, ids.CouponId>),
    destination: v.nullish(vRefundTarget),
    detailName: v.nullish(vLocalised),
    expectedDate: v.nullish(v.string()),
    failureReason: v.nullish(vRefundFailure),
    isMine: v.boolean(),
    note: v.string(),
    orderId: v.string() as unknown as v.GenericSchema<unknown, ids.OrderId>,
    promoAmount: v.pipe(v.number(), v.integer(), v.minValue(0)),
    reasonName: v.nullish(vLocalised),
    reference: v.nullish(v.string()),
    refundId: v.string() as unknown as v.GenericSchema<unknown, ids.RefundId>,
    requestTime: v.pipe(v.number(), v.integer(), v.minValue(0)),
    returnReason: v.nullish(vReturnReason),
    sendTime: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0))),
    status: vRefundStatus
});
