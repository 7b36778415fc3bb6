// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import { vCouponBatch } from './coupon-batch.ts';
import { vProductCard } from './product-card.ts';

export const vHomepageCoupons = v.object({
    activityId: v.string(),
    couponBatchList: v.array(vCouponBatch),
    productList: v.array(vProductCard)
});
