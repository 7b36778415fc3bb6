// Made by `npm run gen` from src-tauri/contract; never edited.

import * as v from 'valibot';
import type { FilterNode, Region } from './types.ts';

export const vActivityType = v.picklist(['COMMON', 'FLASH_SALE']);

/**
 * The app shows the most specific of street, district, city, country. Empty where unknown.
 */
export const vAddressInfo = v.object({
    city: v.string(),
    cityId: v.string(),
    country: v.string(),
    district: v.string(),
    districtId: v.string(),
    provinceId: v.string(),
    street: v.string(),
    streetId: v.string()
});

export const vAssetStoreInfo = v.object({
    poiId: v.string(),
    storeId: v.string(),
    storeName: v.string()
});

export const vAuthCodeData = v.object({
    authCodeKey: v.string(),
    expiresInS: v.pipe(v.number(), v.integer(), v.minValue(0)),
    message: v.string(),
    phoneNo: v.string(),
    sendUrl: v.string(),
    state: v.string()
});

export const vAuthCodeStatus = v.picklist([
    'WAITING',
    'ARRIVED',
    'EXPIRED'
]);

export const vAuthCodeStatusData = v.object({
    status: vAuthCodeStatus
});

export const vBatchQueryConfigBody = v.object({
    keys: v.array(v.string())
});

export const vBrandLogo = v.object({
    logo: v.string(),
    name: v.string()
});

/**
 * By the server's clock in the store's zone.
 */
export const vBusinessState = v.object({
    closesAt: v.nullish(v.string()),
    isOpen: v.boolean(),
    opensAt: v.nullish(v.string()),
    opensOnDay: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0))),
    opensToday: v.boolean()
});

export const vCardId = v.picklist([
    'PAGE_HOME_BANNER_CARD',
    'PAGE_HOME_MIDDLE_BANNER_CARD',
    'HOME_CATEGORY_CARD',
    'RANK_CARD',
    'MALL_CARD',
    'FLASH_SALE_CARD',
    'BRAND_PAVILION_CARD',
    'MALL_NEARBY_CARD'
]);

export const vConfigEntry = v.object({
    key: v.string(),
    value: v.unknown()
});

/**
 * `[{key, value}]`.
 */
export const vConfigEntries = v.array(vConfigEntry);

export const vDemandRiskCheckBody = v.object({
    count: v.pipe(v.number(), v.integer(), v.minValue(0)),
    deviceId: v.nullish(v.string())
});

export const vDeviceInfo = v.object({
    brand: v.string(),
    country: v.string(),
    hardwareType: v.string(),
    height: v.pipe(v.number(), v.integer(), v.minValue(0)),
    locale: v.string(),
    model: v.string(),
    osType: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0))),
    osVersion: v.string(),
    timeZone: v.string(),
    width: v.pipe(v.number(), v.integer(), v.minValue(0))
});

export const vDeviceInfoData = v.object({
    deviceId: v.string()
});

/**
 * Contents of the `digital-food` header. Spec home 3.
 */
export const vDigitalFood = v.object({
    apid: v.nullish(v.string()),
    channel: v.string(),
    deviceId: v.string(),
    dfp: v.nullish(v.string()),
    duid: v.nullish(v.string()),
    fcmToken: v.string(),
    guid: v.nullish(v.string()),
    netstate: v.pipe(v.number(), v.integer(), v.minValue(0)),
    ouid: v.nullish(v.string()),
    requestId: v.string(),
    sessionId: v.string(),
    sourceTag: v.string()
});

/**
 * Data of a call that only does something.
 */
export const vDone = v.object({
    count: v.pipe(v.number(), v.integer(), v.minValue(0))
});

/**
 * Fields that every body carries beside its own.
 */
export const vEnvelope = v.object({
    requestId: v.string(),
    sessionId: v.string(),
    timestamp: v.pipe(v.number(), v.integer(), v.minValue(0))
});

/**
 * The error of a reply with `success: false`.
 */
export const vErrorBody = v.object({
    code: v.string(),
    message: v.string(),
    serverTimeMs: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0)))
});

export const vExpiring = v.picklist([
    'ACCESS',
    'REFRESH',
    'SESSION'
]);

export const vExpireTokensBody = v.object({
    userId: v.string(),
    what: vExpiring
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

/**
 * A fault on every call whose path begins with `path`.
 */
export const vFault = v.object({
    delayMs: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
    field: v.nullish(v.string()),
    kind: vFaultKind,
    path: v.string(),
    remaining: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0)))
});

/**
 * CATEGORIES is a tree of two levels, PRICE a list, the others a single toggle.
 */
export const vFilterType = v.picklist([
    'CATEGORIES',
    'PRICE',
    'COUPON_AVAILABLE',
    'DISCOUNT_STORE',
    'CATEGORY',
    'BOOLEAN'
]);

export const vFlashSalePageBody = v.object({
    pageId: v.string()
});

/**
 * Why a user is frozen. Assumption: the specs name the state, not its reasons.
 */
export const vFreezeReason = v.picklist([
    'UNUSUAL_ORDERS',
    'REPORTED',
    'OWNER_ASKED'
]);

export const vFreezeUserBody = v.object({
    phoneNo: v.string(),
    reason: v.nullish(vFreezeReason)
});

export const vGetAddressBody = v.object({
    latitude: v.string(),
    longitude: v.string()
});

export const vGetAuthCodeBody = v.object({
    codeChallenge: v.string()
});

export const vGetDeviceInfoBody = v.record(v.string(), v.unknown());

export const vLastCodeBody = v.object({
    countryCode: v.string(),
    phoneNo: v.string()
});

export const vLastCodeData = v.object({
    code: v.nullish(v.string())
});

/**
 * One text in each language that has it. Readers fall back to id-ID (spec home 1).
 */
export const vLocalised = v.object({
    'en-US': v.nullish(v.string()),
    'id-ID': v.nullish(v.string()),
    'zh-CN': v.nullish(v.string())
});

export const vBanner = v.object({
    adTrace: v.nullish(v.string()),
    backgroundColor: v.string(),
    bannerImageUrlMap: vLocalised,
    bannerJumpUrlMap: vLocalised,
    id: v.string(),
    name: vLocalised,
    requiredLogin: v.boolean()
});

export const vBannerList = v.object({
    list: v.array(vBanner)
});

export const vBrandPavilionCard = v.object({
    brandLogos: v.array(vBrandLogo),
    hasMore: v.boolean(),
    name: vLocalised,
    url: v.string()
});

export const vCategoryTile = v.object({
    categoryIcon: v.string(),
    categoryName: vLocalised,
    id: v.string()
});

export const vCategoryList = v.object({
    list: v.array(vCategoryTile)
});

/**
 * RANK_CARD and MALL_CARD. Shown when `name` has a text.
 */
export const vEntryCard = v.object({
    cornerMarkerDisplaySwitch: v.boolean(),
    iconUrl: vLocalised,
    name: vLocalised,
    subTitle: vLocalised
});

/**
 * Assumption: `label` is not shown in the specs; `key` is always present and is what is sent back.
 */
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

export const vFilterOptionsData = v.object({
    filterOptions: v.array(vFilterOption)
});

export const vLoginType = v.picklist(['WHATS_APP', 'PHONE_CODE']);

export const vLoginBody = v.object({
    authCodeKey: v.nullish(v.string()),
    browserId: v.string(),
    code: v.nullish(v.string()),
    codeVerifier: v.nullish(v.string()),
    countryCode: v.nullish(v.string()),
    cpType: v.string(),
    identityType: v.string(),
    inviteCode: v.nullish(v.string()),
    loginSource: v.string(),
    loginType: vLoginType,
    phoneNo: v.nullish(v.string()),
    registryChannel: v.string(),
    scene: v.string(),
    shareMethod: v.string(),
    sliderToken: v.nullish(v.string())
});

/**
 * Works with an expired access token too: whoever holds the refresh token may end the session.
 */
export const vLogoutBody = v.object({
    everywhere: v.boolean(),
    refreshToken: v.string()
});

/**
 * Assumption: the specs name this card only. Shown when `mall_id` is not empty.
 */
export const vMallNearbyCard = v.object({
    distance: v.number(),
    iconUrl: v.string(),
    mallId: v.string(),
    mallName: v.string(),
    storeCount: v.pipe(v.number(), v.integer(), v.minValue(0)),
    subTitle: vLocalised
});

/**
 * Which cards; a card that does not exist is answered as its default, empty one.
 */
export const vPageCardListBody = v.object({
    cardIds: v.array(vCardId),
    latitude: v.nullish(v.number()),
    longitude: v.nullish(v.number())
});

/**
 * Rupiah, without promotion.
 */
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

export const vQueryAuthCodeBody = v.object({
    authCodeKey: v.string()
});

export const vQuerySandboxBody = v.record(v.string(), v.unknown());

export const vQueryUnreadBody = v.record(v.string(), v.unknown());

export const vQueryUserInfoBody = v.record(v.string(), v.unknown());

export const vRankInfo = v.object({
    rankId: v.string(),
    rankName: vLocalised,
    rankSort: v.pipe(v.number(), v.integer(), v.minValue(0))
});

export const vRefreshTokenBody = v.object({
    cpType: v.string(),
    identityType: v.string(),
    refreshToken: v.string()
});

/**
 * Assumption: the specs show no fields.
 */
export const vRegion: v.GenericSchema<unknown, Region> = v.object({
    children: v.array(v.lazy(() => vRegion)),
    regionId: v.string(),
    regionName: v.string()
});

export const vRegionListBody = v.record(v.string(), v.unknown());

export const vRegionListData = v.object({
    regionList: v.array(vRegion)
});

export const vReportDeviceBody = v.object({
    deviceInfo: vDeviceInfo,
    fcmToken: v.string()
});

/**
 * Assumption: the payload. Never tokens, phone numbers or names.
 */
export const vReportedEvent = v.object({
    eventId: v.string(),
    name: v.string(),
    page: v.string(),
    props: v.record(v.string(), v.unknown()),
    timeMs: v.pipe(v.number(), v.integer(), v.minValue(0))
});

export const vReportEventsBody = v.object({
    events: v.array(vReportedEvent)
});

/**
 * Assumption: the specs name the field; reserving itself is another call.
 */
export const vReserveStatus = v.picklist(['CAN_RESERVE', 'RESERVED']);

/**
 * One voucher on sale.
 */
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

/**
 * Shown while `countdown_time` is above zero.
 */
export const vFlashSaleCard = v.object({
    countdownTime: v.pipe(v.number(), v.integer(), v.minValue(0)),
    hasMore: v.boolean(),
    imageUrl: vLocalised,
    items: v.array(vAssetCard),
    maxDiscountRatio: v.pipe(v.number(), v.integer(), v.minValue(0)),
    pageId: v.string(),
    pageType: v.string(),
    productListId: v.string(),
    title: vLocalised
});

export const vFlashSaleSession = v.object({
    itemList: v.array(vAssetCard),
    sessionRemainingTime: v.pipe(v.number(), v.integer(), v.minValue(0)),
    sessionUniqueKey: v.string(),
    startsAt: v.string()
});

export const vFlashSalePageData = v.object({
    activeSession: v.string(),
    pageId: v.string(),
    sessionList: v.array(vFlashSaleSession),
    title: vLocalised
});

/**
 * `{cardId, data}`.
 */
export const vHomeCard = v.union([
    v.object({
        cardId: v.picklist(['PAGE_HOME_BANNER_CARD']),
        data: vBannerList
    }),
    v.object({
        cardId: v.picklist(['PAGE_HOME_MIDDLE_BANNER_CARD']),
        data: vBannerList
    }),
    v.object({
        cardId: v.picklist(['HOME_CATEGORY_CARD']),
        data: vCategoryList
    }),
    v.object({
        cardId: v.picklist(['RANK_CARD']),
        data: vEntryCard
    }),
    v.object({
        cardId: v.picklist(['MALL_CARD']),
        data: vEntryCard
    }),
    v.object({
        cardId: v.picklist(['FLASH_SALE_CARD']),
        data: vFlashSaleCard
    }),
    v.object({
        cardId: v.picklist(['BRAND_PAVILION_CARD']),
        data: vBrandPavilionCard
    }),
    v.object({
        cardId: v.picklist(['MALL_NEARBY_CARD']),
        data: vMallNearbyCard
    })
]);

export const vPageCardListData = v.object({
    cardList: v.array(vHomeCard)
});

export const vSandboxState = v.object({
    clockOffsetMs: v.pipe(v.number(), v.integer()),
    faults: v.array(vFault),
    nowMs: v.pipe(v.number(), v.integer(), v.minValue(0))
});

export const vScene = v.picklist(['HOME_PAGE', 'CATEGORY_POI_PAGE']);

export const vQueryAllCategoryBody = v.object({
    scene: vScene
});

/**
 * What the user chose: keys of leaf nodes.
 */
export const vSelectedFilter = v.object({
    keys: v.array(v.string()),
    type: vFilterType
});

export const vSendCodeBody = v.object({
    countryCode: v.string(),
    phoneNo: v.string(),
    sliderToken: v.nullish(v.string())
});

export const vSentCodeData = v.object({
    expiresInS: v.pipe(v.number(), v.integer(), v.minValue(0)),
    resendInS: v.pipe(v.number(), v.integer(), v.minValue(0))
});

export const vSetClockBody = v.object({
    offsetMs: v.pipe(v.number(), v.integer())
});

export const vSetFaultsBody = v.object({
    faults: v.array(vFault)
});

/**
 * One of the two ways to pass; exactly one of `x` and `text` is there.
 */
export const vSliderAnswer = v.object({
    challengeId: v.string(),
    text: v.nullish(v.string()),
    x: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0)))
});

/**
 * Without `answer`: is a slider due, and which. With it: is it right.
 */
export const vCheckSliderBody = v.object({
    answer: v.nullish(vSliderAnswer),
    loginType: vLoginType
});

/**
 * A picture with a gap, and the piece that belongs there.
 */
export const vSliderChallenge = v.object({
    background: v.string(),
    challengeId: v.string(),
    height: v.pipe(v.number(), v.integer(), v.minValue(0)),
    piece: v.string(),
    pieceTop: v.pipe(v.number(), v.integer(), v.minValue(0)),
    pieceWidth: v.pipe(v.number(), v.integer(), v.minValue(0)),
    question: v.string(),
    width: v.pipe(v.number(), v.integer(), v.minValue(0))
});

export const vSliderData = v.object({
    challenge: v.nullish(vSliderChallenge),
    required: v.boolean(),
    sliderToken: v.nullish(v.string())
});

export const vSliderMode = v.picklist([
    'ALWAYS',
    'NEVER',
    'AUTO'
]);

export const vDemandSliderBody = v.object({
    mode: vSliderMode
});

/**
 * A store on a list. Assumption: the specs show `poiId`, `storeId`, `distance` and `ext`; the rest
 * is what its card shows (look.md) and has the names of the store entity (merchant 3).
 */
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

/**
 * One page of one of the three lists. The first page has no `queryId`; the reply gives it.
 */
export const vStoreListBody = v.object({
    categoryIdList: v.optional(v.array(v.string())),
    distance: v.string(),
    filterOptions: v.optional(v.array(vSelectedFilter)),
    lat: v.number(),
    lng: v.number(),
    needStatistical: v.boolean(),
    originQueryId: v.nullish(v.string()),
    pageNo: v.pipe(v.number(), v.integer(), v.minValue(0)),
    pageSize: v.pipe(v.number(), v.integer(), v.minValue(0)),
    queryId: v.string(),
    regionId: v.string(),
    scene: vScene,
    traceId: v.string(),
    version: v.string()
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

/**
 * Contents of the `system` header. Spec home 3.
 */
export const vSystem = v.object({
    locale: v.string()
});

export const vTokenInfo = v.object({
    accessToken: v.string(),
    refreshToken: v.string(),
    userId: v.string()
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

export const vUnreadPage = v.picklist([
    'home',
    'order',
    'account'
]);

export const vResetUnreadBody = v.object({
    page: vUnreadPage
});

export const vUploadBusiness = v.picklist(['user']);

export const vUploadData = v.object({
    visitUrl: v.string()
});

/**
 * Beside `file`: JPEG or PNG by content, at most 20971520 bytes (spec home 5).
 */
export const vUploadFileFields = v.object({
    business: vUploadBusiness
});

export const vUserInfo = v.object({
    countryCode: v.string(),
    headPortrait: v.string(),
    inviteCode: v.string(),
    phoneNo: v.string(),
    userId: v.string(),
    userName: v.string()
});

/**
 * Whether this login made the account. Spec home 3 "Profile".
 */
export const vUserType = v.picklist(['REGISTER', 'LOGIN']);

/**
 * What is absent stays as it is.
 */
export const vEditAccountBody = v.object({
    headPortrait: v.nullish(v.string()),
    inviteCode: v.nullish(v.string()),
    shareMethod: v.string(),
    userName: v.nullish(v.string()),
    userType: vUserType
});

export const vLoginData = v.object({
    accessToken: v.string(),
    refreshToken: v.string(),
    userId: v.string(),
    userType: vUserType
});

/**
 * What the sender of a WhatsApp message did.
 */
export const vWhatsAppOutcome = v.picklist(['SENT', 'WITHDRAWN']);

export const vPlayWhatsAppBody = v.object({
    outcome: vWhatsAppOutcome,
    phoneNo: v.string(),
    text: v.string()
});
