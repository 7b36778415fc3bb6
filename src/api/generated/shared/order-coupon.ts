// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import { vCouponFrozen } from './coupon-frozen.ts';
import { vCouponState } from './coupon-state.ts';
import { vGift } from './gift.ts';
import { vRefundBlock } from './refund-block.ts';
import type * as ids from '../types.ts';

export const vOrderCoupon = v.object({
    canGive: v.boolean(),
    couponId: v.string() as unknown as v.GenericSchema<unknown, ids.CouponId>,
    discountShare: v.pipe(v.number(), v.integer(), v.minValue(0)),
    frozen: v.nullish(vCouponFrozen),
    gift: v.nullish(vGift),
    isMine: v.boolean(),
    paidAmount: v.pipe(v.number(), v.integer(), v.minValue(0)),
    refundBlockedBy: v.nullish(vRefundBlock),
    refundId: v.nullish(v.string() as unknown as v.GenericSchema<unknown, ids.RefundId>),
    state: vCouponState,
    usedTime: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0))),
    validEnd: v.pipe(v.number(), v.integer(), v.minValue(0)),
    validStart: v.pipe(v.number(), v.integer(), v.minValue(0))
});
