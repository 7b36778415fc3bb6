// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import type { FilterNode } from './types.ts';

export const vActivityType = v.picklist(['COMMON', 'FLASH_SALE']);

export const vAssetStoreInfo = v.object({
    poiId: v.string(),
    storeId: v.string(),
    storeName: v.string()
});

export const vBusinessState = v.object({
    closesAt: v.nullish(v.string()),
    isOpen: v.boolean(),
    opensAt: v.nullish(v.string()),
    opensOnDay: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0))),
    opensToday: v.boolean()
});

export const vDone = v.object({
    count: v.pipe(v.number(), v.integer(), v.minValue(0))
});

export const vFaultKind = v.picklist([
    'latency',
    'reset',
    'server_error',
    'rate_limited',
    'malformed_body',
    'wrong_type',
    'missing_field',
    'business',
    'empty'
]);

export const vFault = v.object({
    delayMs: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
    field: v.nullish(v.string()),
    kind: vFaultKind,
    path: v.string(),
    remaining: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0)))
});

export const vFilterType = v.picklist([
    'CATEGORIES',
    'PRICE',
    'COUPON_AVAILABLE',
    'DISCOUNT_STORE',
    'CATEGORY',
    'BOOLEAN'
]);

export const vLocalised = v.object({
    'en-US': v.nullish(v.string()),
    'id-ID': v.nullish(v.string()),
    'zh-CN': v.nullish(v.string())
});

export const vFilterNode: v.GenericSchema<unknown, FilterNode> = v.object({
    checked: v.boolean(),
    children: v.optional(v.array(v.lazy(() => vFilterNode))),
    key: v.string(),
    label: vLocalised
});

export const vFilterOption = v.object({
    label: vLocalised,
    listData: v.array(vFilterNode),
    objectData: v.nullish(vFilterNode),
    type: vFilterType
});

export const vPriceInfo = v.object({
    discountRatio: v.pipe(v.number(), v.integer(), v.minValue(0)),
    originalPrice: v.pipe(v.number(), v.integer(), v.minValue(0)),
    salePrice: v.pipe(v.number(), v.integer(), v.minValue(0))
});

export const vProductType = v.picklist(['CASH_COUPON', 'GROUP_COUPON']);

export const vCoupon = v.object({
    couponName: vLocalised,
    productType: vProductType
});

export const vPromotionInfo = v.object({
    activityType: vActivityType,
    promotionActivitySalePrice: v.pipe(v.number(), v.integer(), v.minValue(0)),
    promotionActivityTagName: vLocalised,
    promotionDiscountRatio: v.pipe(v.number(), v.integer(), v.minValue(0))
});

export const vRankInfo = v.object({
    rankId: v.string(),
    rankName: vLocalised,
    rankSort: v.pipe(v.number(), v.integer(), v.minValue(0))
});

export const vReserveStatus = v.picklist(['CAN_RESERVE', 'RESERVED']);

export const vAssetCard = v.object({
    assetId: v.string(),
    assetSalePrice: v.pipe(v.number(), v.integer(), v.minValue(0)),
    coupon: vCoupon,
    detailId: v.nullish(v.string()),
    discountPercent: v.pipe(v.number(), v.integer(), v.minValue(0)),
    ext: v.nullish(v.string()),
    imageUrl: v.string(),
    isFlashSale: v.boolean(),
    isShowDistance: v.boolean(),
    pageId: v.nullish(v.string()),
    priceInfo: vPriceInfo,
    promotionInfo: v.nullish(vPromotionInfo),
    remainingStock: v.pipe(v.number(), v.integer(), v.minValue(0)),
    reserveStatus: v.nullish(vReserveStatus),
    skuId: v.nullish(v.string()),
    storeInfo: vAssetStoreInfo,
    userGroupCheckResult: v.boolean(),
    userLimit: v.boolean()
});

export const vSandboxState = v.object({
    clockOffsetMs: v.pipe(v.number(), v.integer()),
    faults: v.array(vFault),
    nowMs: v.pipe(v.number(), v.integer(), v.minValue(0))
});

export const vStoreEntry = v.object({
    assetList: v.array(vAssetCard),
    backgroundColor: v.string(),
    businessDistrictName: v.string(),
    businessState: vBusinessState,
    distance: v.number(),
    ext: v.nullish(v.string()),
    halalRestaurant: v.boolean(),
    mallName: v.nullish(v.string()),
    poiId: v.string(),
    pricePerCapita: v.pipe(v.number(), v.integer(), v.minValue(0)),
    rankInfo: v.nullish(vRankInfo),
    reviewCount: v.pipe(v.number(), v.integer(), v.minValue(0)),
    score: v.number(),
    storeBusinessCategory: vLocalised,
    storeId: v.string(),
    storeImageUrl: v.string(),
    storeName: v.string()
});

export const vStoreListData = v.object({
    algorithmId: v.string(),
    extOut: v.nullish(v.string()),
    filterOptions: v.array(vFilterOption),
    hasMore: v.boolean(),
    isNoCouponAvailable: v.boolean(),
    poiList: v.array(vStoreEntry),
    queryId: v.string(),
    tagsList: v.array(vLocalised)
});

export const vUnreadCount = v.object({
    items: v.record(v.string(), v.pipe(v.number(), v.integer(), v.minValue(0))),
    totalUnread: v.pipe(v.number(), v.integer(), v.minValue(0))
});

export const vUnreadData = v.object({
    account: vUnreadCount,
    home: vUnreadCount,
    order: vUnreadCount
});

export const vUserInfo = v.object({
    countryCode: v.string(),
    headPortrait: v.string(),
    inviteCode: v.string(),
    phoneNo: v.string(),
    userId: v.string(),
    userName: v.string()
});
