// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import type { Endpoint } from '../../endpoint.ts';
import { vPartnerCoupon } from '../shared/partner-coupon.ts';
import type { PartnerCouponsBody, PartnerCouponsData } from '../types.ts';

export const vPartnerCouponsData = v.object({
    couponList: v.array(vPartnerCoupon),
    hasMore: v.boolean(),
    serverTime: v.pipe(v.number(), v.integer(), v.minValue(0)),
    totalCount: v.pipe(v.number(), v.integer(), v.minValue(0))
});

/** The caller's vouchers with partners' codes. Assumption: buying 2 "Foreign codes". */
export const partnerCoupons: Endpoint<PartnerCouponsBody, PartnerCouponsData> = {
  path: '/market/coupon/partner_coupons',
  data: vPartnerCouponsData,
  isLoginRequired: true,
};
