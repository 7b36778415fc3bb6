// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import { vCoupon } from './coupon.ts';
import { vLocalised } from './localised.ts';
import { vPriceInfo } from './price-info.ts';
import { vProductType } from './product-type.ts';
import { vPromotionInfo } from './promotion-info.ts';
import { vRefundPromise } from './refund-promise.ts';
import { vVoucherUsage } from './voucher-usage.ts';
import type * as ids from '../types.ts';

export const vProductCard = v.object({
    coupon: vCoupon,
    detailId: v.nullish(v.string() as unknown as v.GenericSchema<unknown, ids.SessionId>),
    discountRatio: v.pipe(v.number(), v.integer(), v.minValue(0)),
    isSoldOut: v.boolean(),
    logoUrl: v.string(),
    originalPrice: v.pipe(v.number(), v.integer(), v.minValue(0)),
    priceInfo: vPriceInfo,
    productId: v.string() as unknown as v.GenericSchema<unknown, ids.ProductId>,
    productName: vLocalised,
    productType: vProductType,
    promotionInfo: v.nullish(vPromotionInfo),
    purchaseCode: v.pipe(v.number(), v.integer(), v.minValue(0)),
    refund: vRefundPromise,
    remainingStock: v.pipe(v.number(), v.integer(), v.minValue(0)),
    salePrice: v.pipe(v.number(), v.integer(), v.minValue(0)),
    skuId: v.nullish(v.string() as unknown as v.GenericSchema<unknown, ids.SkuId>),
    soldCount: v.pipe(v.number(), v.integer(), v.minValue(0)),
    usage: vVoucherUsage
});
