// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import type { Endpoint } from '../../endpoint.ts';
import { vCouponState } from '../shared/coupon-state.ts';
import { vEnvelopeBack } from '../shared/envelope-back.ts';
import { vOrderItem } from '../shared/order-item.ts';
import { vRefundBlock } from '../shared/refund-block.ts';
import { vRefundOption } from '../shared/refund-option.ts';
import { vRefundPromise } from '../shared/refund-promise.ts';
import { vRefundShare } from '../shared/refund-share.ts';
import type * as ids from '../types.ts';
import type { ApplyRefundBody, ApplyRefundData } from '../types.ts';

export const vRefundCoupon = v.object({
    blockedBy: v.nullish(vRefundBlock),
    couponId: v.string() as unknown as v.GenericSchema<unknown, ids.CouponId>,
    discountShare: v.pipe(v.number(), v.integer(), v.minValue(0)),
    isChosen: v.boolean(),
    paidAmount: v.pipe(v.number(), v.integer(), v.minValue(0)),
    salePrice: v.pipe(v.number(), v.integer(), v.minValue(0)),
    state: vCouponState
});

export const vApplyRefundData = v.object({
    amount: v.pipe(v.number(), v.integer(), v.minValue(0)),
    couponList: v.array(vRefundCoupon),
    couponQuantity: v.pipe(v.number(), v.integer(), v.minValue(0)),
    destinationList: v.array(vRefundOption),
    envelope: v.nullish(vEnvelopeBack),
    isOutletClosed: v.boolean(),
    isWithdrawn: v.boolean(),
    item: vOrderItem,
    orderId: v.string() as unknown as v.GenericSchema<unknown, ids.OrderId>,
    orderNo: v.string(),
    promise: vRefundPromise,
    promoAmount: v.pipe(v.number(), v.integer(), v.minValue(0)),
    serverTime: v.pipe(v.number(), v.integer(), v.minValue(0)),
    shareList: v.array(vRefundShare)
});

/** What a refund of vouchers would be. */
export const applyRefund: Endpoint<ApplyRefundBody, ApplyRefundData> = {
  path: '/digital-food/local_life/after_sale/apply_refund',
  data: vApplyRefundData,
  isLoginRequired: true,
};
