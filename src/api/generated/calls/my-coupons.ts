// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import type { Endpoint } from '../../endpoint.ts';
import { vCouponState } from '../shared/coupon-state.ts';
import { vLocalised } from '../shared/localised.ts';
import { vRefundPromise } from '../shared/refund-promise.ts';
import type { MyCouponsBody, MyCouponsData } from '../types.ts';

export const vWalletCoupon = v.object({
    backgroundColor: v.string(),
    cancelTime: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0))),
    couponId: v.nullish(v.string()),
    discountAmount: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0))),
    distance: v.nullish(v.number()),
    imageUrl: v.string(),
    name: vLocalised,
    orderId: v.nullish(v.string()),
    payAmount: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0))),
    poiId: v.string(),
    quantity: v.pipe(v.number(), v.integer(), v.minValue(0)),
    refund: v.nullish(vRefundPromise),
    state: vCouponState,
    storeId: v.string(),
    storeName: v.string(),
    useOrderAmountThreshold: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0))),
    usedTime: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0))),
    validEnd: v.pipe(v.number(), v.integer(), v.minValue(0)),
    validStart: v.pipe(v.number(), v.integer(), v.minValue(0))
});

export const vMyCouponsData = v.object({
    couponList: v.array(vWalletCoupon),
    hasMore: v.boolean(),
    serverTime: v.pipe(v.number(), v.integer(), v.minValue(0)),
    totalCount: v.pipe(v.number(), v.integer(), v.minValue(0))
});

/** What the caller has: vouchers, claimed coupons, orders that wait. */
export const myCoupons: Endpoint<MyCouponsBody, MyCouponsData> = {
  path: '/market/coupon/my_coupons',
  data: vMyCouponsData,
  isLoginRequired: true,
};
