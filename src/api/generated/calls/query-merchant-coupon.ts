// Made by `npm run gen` from src-tauri/contract; never edited.
import type { Endpoint } from '../../endpoint.ts';
import { vHomepageCoupons } from '../shared/homepage-coupons.ts';
import type { HomepageCoupons, QueryMerchantCouponBody } from '../types.ts';

/** The vouchers and coupon batches of a store, as they are for the caller now. */
export const queryMerchantCoupon: Endpoint<QueryMerchantCouponBody, HomepageCoupons> = {
  path: '/resource_pos/merchant_homepage/coupon',
  data: vHomepageCoupons,
};
