// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import { vBatchCoupon } from './batch-coupon.ts';
import type * as ids from '../types.ts';

export const vCouponBatch = v.object({
    batchId: v.string() as unknown as v.GenericSchema<unknown, ids.BatchId>,
    claimableCount: v.pipe(v.number(), v.integer(), v.minValue(0)),
    coupon: vBatchCoupon,
    discountAmount: v.pipe(v.number(), v.integer(), v.minValue(0)),
    heldCount: v.pipe(v.number(), v.integer(), v.minValue(0)),
    receiveTimesDailyLimit: v.pipe(v.number(), v.integer(), v.minValue(0)),
    receiveTimesLimit: v.pipe(v.number(), v.integer(), v.minValue(0)),
    remainingStock: v.pipe(v.number(), v.integer(), v.minValue(0)),
    useOrderAmountThreshold: v.pipe(v.number(), v.integer(), v.minValue(0)),
    validUntil: v.string()
});
