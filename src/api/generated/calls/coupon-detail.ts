// Made by `npm run gen` from src-tauri/contract; never edited.
import type { Endpoint } from '../../endpoint.ts';
import { vCouponDetailData } from '../shared/coupon-detail-data.ts';
import type { CouponDetailBody, CouponDetailData } from '../types.ts';

/** One voucher or claimed coupon of the caller's. */
export const couponDetail: Endpoint<CouponDetailBody, CouponDetailData> = {
  path: '/market/coupon/detail',
  data: vCouponDetailData,
  isLoginRequired: true,
};
