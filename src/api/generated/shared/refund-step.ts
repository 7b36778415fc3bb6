// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import { vRefundFailure } from './refund-failure.ts';
import { vRefundStatus } from './refund-status.ts';
import { vRefundTarget } from './refund-target.ts';

export const vRefundStep = v.object({
    amount: v.pipe(v.number(), v.integer(), v.minValue(0)),
    attempt: v.pipe(v.number(), v.integer(), v.minValue(0)),
    destination: v.nullish(vRefundTarget),
    expectedDate: v.nullish(v.string()),
    failureReason: v.nullish(vRefundFailure),
    reference: v.nullish(v.string()),
    seq: v.pipe(v.number(), v.integer(), v.minValue(0)),
    status: vRefundStatus,
    time: v.pipe(v.number(), v.integer(), v.minValue(0))
});
