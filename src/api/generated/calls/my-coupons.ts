// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import type { Endpoint } from '../../endpoint.ts';
import { vRedEnvelope } from '../shared/red-envelope.ts';
import { vWalletCoupon } from '../shared/wallet-coupon.ts';
import type { MyCouponsBody, MyCouponsData } from '../types.ts';

export const vMyCouponsData = v.object({
    couponList: v.array(vWalletCoupon),
    hasMore: v.boolean(),
    leftOutCount: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0))),
    redEnvelopeList: v.array(vRedEnvelope),
    serverTime: v.pipe(v.number(), v.integer(), v.minValue(0)),
    totalCount: v.pipe(v.number(), v.integer(), v.minValue(0))
});

/** What the caller has: vouchers, claimed coupons, orders that wait. */
export const myCoupons: Endpoint<MyCouponsBody, MyCouponsData> = {
  path: '/market/coupon/my_coupons',
  data: vMyCouponsData,
  isLoginRequired: true,
};
