// Made by `npm run gen` from src-tauri/contract; never edited.
import type { Endpoint } from '../../endpoint.ts';
import { vApplicableStoreListData } from '../shared/applicable-store-list-data.ts';
import type { ApplicableStoreListData, CouponStoreListBody } from '../types.ts';

/** The stores that take one voucher of the caller's. */
export const couponApplicableStoreList: Endpoint<CouponStoreListBody, ApplicableStoreListData> = {
  path: '/market/coupon/applicable_store_list',
  data: vApplicableStoreListData,
  isLoginRequired: true,
};
