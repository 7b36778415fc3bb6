// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import { vCouponFrozen } from './coupon-frozen.ts';
import { vCouponMoney } from './coupon-money.ts';
import { vCouponState } from './coupon-state.ts';
import { vGift } from './gift.ts';
import { vLocalised } from './localised.ts';
import { vRefundPromise } from './refund-promise.ts';
import type * as ids from '../types.ts';

export const vWalletCoupon = v.object({
    backgroundColor: v.string(),
    canGive: v.nullish(v.boolean()),
    cancelTime: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0))),
    couponId: v.nullish(v.string() as unknown as v.GenericSchema<unknown, ids.CouponId>),
    discountAmount: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0))),
    distance: v.nullish(v.number()),
    frozen: v.nullish(vCouponFrozen),
    gift: v.nullish(vGift),
    imageUrl: v.string(),
    money: v.nullish(vCouponMoney),
    name: vLocalised,
    orderId: v.nullish(v.string() as unknown as v.GenericSchema<unknown, ids.OrderId>),
    payAmount: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0))),
    poiId: v.string() as unknown as v.GenericSchema<unknown, ids.PoiId>,
    quantity: v.pipe(v.number(), v.integer(), v.minValue(0)),
    refund: v.nullish(vRefundPromise),
    splitId: v.nullish(v.string() as unknown as v.GenericSchema<unknown, ids.SplitId>),
    state: vCouponState,
    storeId: v.string() as unknown as v.GenericSchema<unknown, ids.StoreId>,
    storeName: v.string(),
    useOrderAmountThreshold: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0))),
    usedTime: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0))),
    validEnd: v.pipe(v.number(), v.integer(), v.minValue(0)),
    validStart: v.pipe(v.number(), v.integer(), v.minValue(0))
});
