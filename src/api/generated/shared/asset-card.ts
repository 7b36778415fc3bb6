// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import { vAssetStoreInfo } from './asset-store-info.ts';
import { vCoupon } from './coupon.ts';
import { vPriceInfo } from './price-info.ts';
import { vPromotionInfo } from './promotion-info.ts';
import { vRefundPromise } from './refund-promise.ts';
import { vReserveStatus } from './reserve-status.ts';
import type * as ids from '../types.ts';

export const vAssetCard = v.object({
    appOnly: v.nullish(v.boolean()),
    assetId: v.string(),
    assetSalePrice: v.pipe(v.number(), v.integer(), v.minValue(0)),
    coupon: vCoupon,
    detailId: v.nullish(v.string() as unknown as v.GenericSchema<unknown, ids.SessionId>),
    discountPercent: v.pipe(v.number(), v.integer(), v.minValue(0)),
    ext: v.nullish(v.string()),
    imageUrl: v.string(),
    isFlashSale: v.boolean(),
    isShowDistance: v.boolean(),
    mayComeBackUntilMs: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0))),
    pageId: v.nullish(v.string()),
    priceInfo: vPriceInfo,
    promotionInfo: v.nullish(vPromotionInfo),
    refund: vRefundPromise,
    remainingStock: v.pipe(v.number(), v.integer(), v.minValue(0)),
    reserveStatus: v.nullish(vReserveStatus),
    sessionUniqueKey: v.nullish(v.string()),
    skuId: v.nullish(v.string() as unknown as v.GenericSchema<unknown, ids.SkuId>),
    storeInfo: vAssetStoreInfo,
    userGroupCheckResult: v.boolean(),
    userLimit: v.boolean()
});
