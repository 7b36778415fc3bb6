// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import type { Endpoint } from '../../endpoint.ts';
import { vBillRules } from '../shared/bill-rules.ts';
import { vOrderItem } from '../shared/order-item.ts';
import { vRefundBlock } from '../shared/refund-block.ts';
import { vVoucherKind } from '../shared/voucher-kind.ts';
import { vWalletCoupon } from '../shared/wallet-coupon.ts';
import type { CouponDetailBody, CouponDetailData } from '../types.ts';

export const vBoughtTerms = v.object({
    billRules: vBillRules,
    discountShare: v.pipe(v.number(), v.integer(), v.minValue(0)),
    faceValue: v.pipe(v.number(), v.integer(), v.minValue(0)),
    item: vOrderItem,
    orderNo: v.string(),
    refundBlockedBy: v.nullish(vRefundBlock),
    refundId: v.nullish(v.string())
});

export const vCouponDetailData = v.object({
    bought: v.nullish(vBoughtTerms),
    coupon: vWalletCoupon,
    offlineUntil: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0))),
    seed: v.nullish(v.string()),
    serverTime: v.pipe(v.number(), v.integer(), v.minValue(0)),
    voucherKind: vVoucherKind
});

/** One voucher or claimed coupon of the caller's. */
export const couponDetail: Endpoint<CouponDetailBody, CouponDetailData> = {
  path: '/market/coupon/detail',
  data: vCouponDetailData,
  isLoginRequired: true,
};
