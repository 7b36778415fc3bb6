// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import type { FilterNode } from './types.ts';

export const vActivityType = v.picklist(['COMMON', 'FLASH_SALE']);

export const vAssetStoreInfo = v.object({
    poiId: v.string(),
    storeId: v.string(),
    storeName: v.string()
});

export const vAuditStatus = v.picklist([
    'INIT',
    'SUBMITED',
    'APPROVED',
    'REJECTED'
]);

export const vBatchStatus = v.picklist(['ON', 'OFF']);

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

export const vBatchCoupon = v.object({
    couponName: vLocalised,
    logoUrl: v.string(),
    status: vBatchStatus,
    templateId: v.string()
});

export const vBrandEntry = v.object({
    logo: v.string(),
    name: v.string(),
    subTitle: vLocalised,
    url: v.string()
});

export const vCouponBatch = v.object({
    batchId: v.string(),
    claimableCount: v.pipe(v.number(), v.integer(), v.minValue(0)),
    coupon: vBatchCoupon,
    discountAmount: v.pipe(v.number(), v.integer(), v.minValue(0)),
    heldCount: v.pipe(v.number(), v.integer(), v.minValue(0)),
    receiveTimesDailyLimit: v.pipe(v.number(), v.integer(), v.minValue(0)),
    receiveTimesLimit: v.pipe(v.number(), v.integer(), v.minValue(0)),
    remainingStock: v.pipe(v.number(), v.integer(), v.minValue(0)),
    useOrderAmountThreshold: v.pipe(v.number(), v.integer(), v.minValue(0)),
    validUntil: v.string()
});

export const vCriteriaScore = v.object({
    criteriaId: v.string(),
    criteriaNameMap: vLocalised,
    score: v.number()
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

export const vMerchantReply = v.object({
    content: v.string(),
    createTime: v.pipe(v.number(), v.integer(), v.minValue(0))
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

export const vRefundPromise = v.picklist([
    'ANY_TIME',
    'AT_EXPIRY',
    'NONE'
]);

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

export const vReviewMedia = v.object({
    id: v.string(),
    mediaUrl: v.string(),
    thumbnailMediaUrl: v.string()
});

export const vReview = v.object({
    auditStatus: vAuditStatus,
    content: v.string(),
    createTime: v.pipe(v.number(), v.integer(), v.minValue(0)),
    criteriaScores: v.array(vCriteriaScore),
    editedTime: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0))),
    headPicture: v.string(),
    helpfulCount: v.pipe(v.number(), v.integer(), v.minValue(0)),
    id: v.string(),
    isAnonymous: v.boolean(),
    isHelpful: v.boolean(),
    isVerifiedPurchase: v.boolean(),
    merchantReply: v.nullish(vMerchantReply),
    orderId: v.nullish(v.string()),
    poiId: v.string(),
    rejectReason: v.nullish(vLocalised),
    reviewMedias: v.array(vReviewMedia),
    score: v.pipe(v.number(), v.integer(), v.minValue(0)),
    storeId: v.string(),
    storeName: v.string(),
    userId: v.string(),
    userName: v.string()
});

export const vSandboxState = v.object({
    clockOffsetMs: v.pipe(v.number(), v.integer()),
    faults: v.array(vFault),
    nowMs: v.pipe(v.number(), v.integer(), v.minValue(0))
});

export const vShareInfo = v.object({
    activity_id: v.nullish(v.string()),
    mall_id: v.nullish(v.string()),
    product_id: v.nullish(v.string()),
    shareContent: vLocalised,
    shareImgUrl: vLocalised,
    store_id: v.nullish(v.string())
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

export const vVoucherUsage = v.object({
    blackoutDateList: v.array(v.string()),
    dayList: v.array(v.pipe(v.number(), v.integer(), v.minValue(0))),
    endTime: v.nullish(v.string()),
    orderFoodTypeList: v.array(v.pipe(v.number(), v.integer(), v.minValue(0))),
    perVisitLimit: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0))),
    startTime: v.nullish(v.string()),
    validUntil: v.string()
});

export const vProductCard = v.object({
    coupon: vCoupon,
    detailId: v.nullish(v.string()),
    discountRatio: v.pipe(v.number(), v.integer(), v.minValue(0)),
    isSoldOut: v.boolean(),
    logoUrl: v.string(),
    originalPrice: v.pipe(v.number(), v.integer(), v.minValue(0)),
    priceInfo: vPriceInfo,
    productId: v.string(),
    productName: vLocalised,
    productType: vProductType,
    promotionInfo: v.nullish(vPromotionInfo),
    purchaseCode: v.pipe(v.number(), v.integer(), v.minValue(0)),
    refund: vRefundPromise,
    remainingStock: v.pipe(v.number(), v.integer(), v.minValue(0)),
    salePrice: v.pipe(v.number(), v.integer(), v.minValue(0)),
    skuId: v.nullish(v.string()),
    soldCount: v.pipe(v.number(), v.integer(), v.minValue(0)),
    usage: vVoucherUsage
});

export const vHomepageCoupons = v.object({
    activityId: v.string(),
    couponBatchList: v.array(vCouponBatch),
    productList: v.array(vProductCard)
});
