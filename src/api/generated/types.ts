// Made by `npm run gen` from src-tauri/contract; never edited.
declare const kind: unique symbol;

/** A text that names one kind of thing; empty: none. Made by asId. */
export type Id<Kind extends string> = '' | (string & { readonly [kind]: Kind });

export type ClientOptions = {
    baseUrl: `${string}://${string}` | (string & {});
};

export type ActivityType = 'COMMON' | 'FLASH_SALE';

/**
 * The app shows the most specific of street, district, city, country. Empty where unknown.
 */
export type AddressInfo = {
    city: string;
    cityId: string;
    country: string;
    district: string;
    districtId: string;
    provinceId: string;
    street: string;
    streetId: string;
};

/**
 * Nearest first, by the position of page 1.
 */
export type AllMallListBody = {
    /**
     * Degrees.
     */
    latitude: number;
    longitude: number;
    /**
     * From 1.
     */
    pageNo: number;
    /**
     * 1..=50
     */
    pageSize: number;
    /**
     * Empty on page 1; later the value of the first reply, else the call is refused.
     */
    queryId: string;
};

export type AllMallListData = {
    /**
     * Home 3's name.
     */
    dataSource: Array<MallEntry>;
    hasMore: boolean;
    queryId: string;
};

/**
 * Assumption: the specs show no fields. By the voucher that somebody owns: `CouponStoreListBody`.
 */
export type ApplicableStoreListBody = {
    /**
     * Degrees; without them the voucher's own store is first, then the popular ones.
     */
    latitude?: number | null | undefined;
    longitude?: number | null | undefined;
    /**
     * From 1.
     */
    pageNo: number;
    /**
     * 1..=50.
     */
    pageSize: number;
    skuId: SkuId;
};

/**
 * Nearest first.
 */
export type ApplicableStoreListData = {
    hasMore: boolean;
    storeList: Array<VoucherStore>;
    totalCount: number;
};

/**
 * What a refund would be. Refused with 100000043 when the caller bought nothing of the order,
 * 100000060 when one of `couponIds` is none of it. One that cannot be refunded now is not chosen, and
 * `blockedBy` says why.
 */
export type ApplyRefundBody = {
    /**
     * At most 100. Empty: all that can be refunded; with none the reply says why of each.
     */
    couponIds: Array<CouponId>;
    orderId: OrderId;
};

export type ApplyRefundData = {
    /**
     * Rupiah that return, of the chosen ones.
     */
    amount: number;
    /**
     * All that the caller bought of the order.
     */
    couponList: Array<RefundCoupon>;
    /**
     * Chosen ones.
     */
    couponQuantity: number;
    /**
     * `ORIGINAL` first.
     */
    destinationList: Array<RefundOption>;
    envelope?: EnvelopeBack | null | undefined;
    /**
     * Its outlet has closed for good: the same.
     */
    isOutletClosed: boolean;
    /**
     * The voucher was taken off sale: it returns whatever the promise.
     */
    isWithdrawn: boolean;
    item: OrderItem;
    orderId: OrderId;
    orderNo: string;
    promise: RefundPromise;
    /**
     * Rupiah of the red envelope's share of the chosen ones.
     */
    promoAmount: number;
    /**
     * Milliseconds since the epoch by the server.
     */
    serverTime: number;
    /**
     * Of an order that several paid in equal shares: to whom. Empty: all to the caller.
     */
    shareList: Array<RefundShare>;
};

/**
 * Refused as `apply_refund`; with 100000060 when one of `couponIds` cannot be refunded, 100000061 when
 * it cannot just now, and with 100000062 when the money cannot go there.
 */
export type ApplyRefundSubmitBody = {
    /**
     * 1 to 100.
     */
    couponIds: Array<CouponId>;
    destination: RefundDestination;
    detail?: string | null | undefined;
    /**
     * At most 300 characters, plain text.
     */
    note: string;
    orderId: OrderId;
    /**
     * Of `refund_reasons`.
     */
    reason: string;
};

export type ApplyRefundSubmitData = {
    refundId: RefundId;
};

/**
 * One voucher on sale.
 */
export type AssetCard = {
    /**
     * True: sold in the app only; else absent. Assumption: home 6 says so of some flash deals.
     */
    appOnly?: boolean | null | undefined;
    assetId: string;
    /**
     * Rupiah.
     */
    assetSalePrice: number;
    /**
     * What is sold. Assumption: the spec's `coupon` has no shown fields; this is its name.
     */
    coupon: Coupon;
    detailId?: SessionId | null | undefined;
    /**
     * Per cent, 0..=100.
     */
    discountPercent: number;
    ext?: string | null | undefined;
    imageUrl: string;
    isFlashSale: boolean;
    isShowDistance: boolean;
    /**
     * Sold out, but unpaid orders hold pieces: milliseconds since the epoch when the last of them is
     * given up. Flash items only. Assumption: the specs have no such field.
     */
    mayComeBackUntilMs?: number | null | undefined;
    pageId?: string | null | undefined;
    priceInfo: PriceInfo;
    promotionInfo?: PromotionInfo | null | undefined;
    /**
     * B2. Assumption: the spec's card has no promise.
     */
    refund: RefundPromise;
    /**
     * 0 is sold out; the badge shows at 1..=10.
     */
    remainingStock: number;
    reserveStatus?: ReserveStatus | null | undefined;
    /**
     * Of a flash item: its session that runs, else the next one, for which it can be reserved.
     * Assumption: a card outside the page of the flash sale needs it for its reserve button.
     */
    sessionUniqueKey?: string | null | undefined;
    skuId?: SkuId | null | undefined;
    storeInfo: AssetStoreInfo;
    /**
     * False: the user is not in the group that may buy.
     */
    userGroupCheckResult: boolean;
    /**
     * The user has reached the purchase limit.
     */
    userLimit: boolean;
};

/**
 * What of a voucher fits the text, and where its store is.
 */
export type AssetHit = {
    /**
     * Kilometres to the store.
     */
    distance: number;
    /**
     * In `couponName`, by language.
     */
    nameRanges: LocalisedRanges;
    skuId: SkuId;
    /**
     * In the store's name.
     */
    storeRanges: Array<TextRange>;
};

export type AssetListData = {
    activityId?: string | null | undefined;
    algorithmId: string;
    assetList: Array<AssetCard>;
    /**
     * How many vouchers there are; 200 stands for 200 and more.
     */
    foundCount: number;
    hasMore: boolean;
    /**
     * A row for each voucher.
     */
    hits: Array<AssetHit>;
    /**
     * The user asked for usable coupons and has none.
     */
    isNoCouponAvailable: boolean;
    queryId: string;
    reading?: SearchReading | null | undefined;
};

export type AssetStoreInfo = {
    poiId: PoiId;
    storeId: StoreId;
    storeName: string;
};

/**
 * The spec's spelling of SUBMITED is kept on the wire.
 */
export type AuditStatus = 'INIT' | 'SUBMITED' | 'APPROVED' | 'REJECTED';

export type AuthCodeData = {
    /**
     * Bound to this device and its challenge; works once.
     */
    authCodeKey: string;
    /**
     * Seconds until the key expires: 300.
     */
    expiresInS: number;
    /**
     * What the user sends there; contains the key.
     */
    message: string;
    /**
     * The provider's WhatsApp number, digits with the country code.
     */
    phoneNo: string;
    /**
     * Opens WhatsApp with the message filled in: https on `wa.me`, or a bare path of the sandbox's
     * own page that plays WhatsApp.
     */
    sendUrl: string;
    /**
     * Comes back in the return link as `loginState`.
     */
    state: string;
};

export type AuthCodeStatus = 'WAITING' | 'ARRIVED' | 'EXPIRED';

export type AuthCodeStatusData = {
    status: AuthCodeStatus;
};

export type Bank = {
    /**
     * Three digits of Bank Indonesia.
     */
    bankCode: string;
    bankName: string;
};

export type BankListBody = {
    [key: string]: unknown;
};

export type BankListData = {
    /**
     * By name.
     */
    bankList: Array<Bank>;
};

export type Banner = {
    /**
     * Present on advertisements: the ad badge shows.
     */
    adTrace?: string | null | undefined;
    /**
     * `#rrggbb` shown while the picture loads. Assumption: as above.
     */
    backgroundColor: string;
    bannerImageUrlMap: Localised;
    bannerJumpUrlMap: Localised;
    id: string;
    /**
     * Text alternative. Assumption: the specs show none, and a picture without one is unusable.
     */
    name: Localised;
    requiredLogin: boolean;
};

export type BannerList = {
    list: Array<Banner>;
};

export type BatchCoupon = {
    couponName: Localised;
    logoUrl: string;
    status: BatchStatus;
    templateId: string;
};

/**
 * A batch of coupons that a store gives away.
 */
export type BatchId = Id<'BatchId'>;

export type BatchQueryConfigBody = {
    /**
     * 1..=50 keys.
     */
    keys: Array<string>;
};

export type BatchStatus = 'ON' | 'OFF';

/**
 * A worked example by the rules: exact for group coupons, for cash coupons of a meal that the
 * voucher just covers (`example` says of how much). All rupiah.
 */
export type Bill = {
    /**
     * Paid here and at the outlet.
     */
    allInAmount: number;
    /**
     * What is left to pay at the outlet.
     */
    counterAmount: number;
    /**
     * The food that is reckoned with, excluded items not among it.
     */
    foodAmount: number;
    /**
     * What is paid here, with the red envelope.
     */
    payAmount: number;
    rules: BillRules;
    serviceAmount: number;
    taxAmount: number;
    /**
     * What the vouchers pay.
     */
    voucherAmount: number;
};

/**
 * How the outlet reckons. Assumption: the specs show no bill.
 */
export type BillMode = 'ALL_IN' | 'TENDER' | 'DISCOUNT';

/**
 * Per mille, so that half per cents are exact.
 */
export type BillRules = {
    /**
     * What the voucher does not pay for.
     */
    excludedList: Array<Localised>;
    /**
     * With `DISCOUNT`: service is reckoned from the food before the voucher, tax after it.
     */
    isServiceGross: boolean;
    /**
     * Rupiah of eligible items from which on the voucher can be used; 0: any.
     */
    minSpend: number;
    mode: BillMode;
    /**
     * Of the food, per mille; 0: none.
     */
    servicePermille: number;
    /**
     * PB1, Jakarta's restaurant tax, of food and service, per mille; 0: none.
     */
    taxPermille: number;
};

/**
 * Frozen with the order; what refunds say of it is of now.
 */
export type BoughtTerms = {
    billRules: BillRules;
    /**
     * Rupiah that a red envelope paid of it; 0 when somebody else paid for it.
     */
    discountShare: number;
    /**
     * Rupiah of one voucher at the outlet.
     */
    faceValue: number;
    item: OrderItem;
    moneyBack?: MoneyBack | null | undefined;
    /**
     * Other vouchers of the order that the caller has and can use now.
     */
    moreList: Array<CouponId>;
    /**
     * Absent: somebody else paid for it.
     */
    orderNo?: string | null | undefined;
    refundBlockedBy?: RefundBlock | null | undefined;
    refundId?: RefundId | null | undefined;
};

export type BrandDayBrandsBody = {
    pageId: string;
};

export type BrandDayBrandsData = {
    brandList: Array<BrandEntry>;
};

export type BrandDayOffersBody = {
    pageId: string;
    /**
     * From 1.
     */
    pageNo: number;
    /**
     * 1..=50
     */
    pageSize: number;
    sectionId: string;
};

export type BrandDayOffersData = {
    assetList: Array<AssetCard>;
    hasMore: boolean;
};

export type BrandDayPage = {
    backgroundColor: string;
    bannerImageUrlMap: Localised;
    /**
     * Seconds until it ends; 0: it is over.
     */
    endsInS: number;
    pageId: string;
    ruleDesc: Localised;
    sectionList: Array<BrandDaySection>;
    shareInfo: ShareInfo;
    /**
     * Seconds until it starts; 0: it runs.
     */
    startsInS: number;
    title: Localised;
};

/**
 * A day, or a few, of one theme. Assumption: the specs show paths only.
 */
export type BrandDayPageBody = {
    /**
     * Empty: the running or next one.
     */
    pageId: string;
};

export type BrandDaySection = {
    name: Localised;
    sectionId: string;
};

export type BrandEntry = {
    logo: string;
    name: string;
    subTitle: Localised;
    /**
     * May lack its scheme, be one of ours, or somebody's site (merchant 5). Empty is reported.
     */
    url: string;
};

/**
 * Assumption: the specs name the page only.
 */
export type BrandHomepageBody = {
    brandId: BrandId;
};

export type BrandHomepageData = {
    /**
     * Best-selling first, at most 20.
     */
    assetList: Array<AssetCard>;
    backgroundColor: string;
    bannerImageUrl: Localised;
    brandId: BrandId;
    businessCategoryName: Localised;
    introduction: Localised;
    logo: string;
    name: string;
    shareInfo: ShareInfo;
    storeCount: number;
};

/**
 * A brand.
 */
export type BrandId = Id<'BrandId'>;

export type BrandLogo = {
    logo: string;
    /**
     * Text alternative. Assumption.
     */
    name: string;
};

export type BrandPavilionCard = {
    /**
     * The first three are shown (spec home 9).
     */
    brandLogos: Array<BrandLogo>;
    hasMore: boolean;
    name: Localised;
    url: string;
};

export type BrandPavilionData = {
    brand: Array<BrandEntry>;
    hasMore: boolean;
    headBanner?: HeadBanner | null | undefined;
    shareInfo: ShareInfo;
};

export type BrandStoreListBody = {
    brandId: BrandId;
    /**
     * Degrees; nearest first.
     */
    latitude: number;
    longitude: number;
    /**
     * From 1.
     */
    pageNo: number;
    /**
     * 1..=50
     */
    pageSize: number;
};

export type BrandStoreListData = {
    hasMore: boolean;
    poiList: Array<StoreEntry>;
};

export type BusinessCategory = {
    businessCategoryName: Localised;
    parentCategory: ParentCategory;
};

export type BusinessDistrict = {
    id: string;
    name: string;
};

/**
 * By the server's clock in the store's zone.
 */
export type BusinessState = {
    /**
     * HH:MM when the open store closes; absent when closed or never closing.
     */
    closesAt?: string | null | undefined;
    isOpen: boolean;
    /**
     * HH:MM of the next opening of a closed store.
     */
    opensAt?: string | null | undefined;
    /**
     * Monday 1 to Sunday 7; present with `opens_at`.
     */
    opensOnDay?: number | null | undefined;
    /**
     * True when `opens_at` is today.
     */
    opensToday: boolean;
};

export type BusinessType = 'STORE';

export type CancelFavouriteBody = {
    businessId: StoreId;
    businessType: BusinessType;
};

/**
 * A WebVTT cue.
 */
export type Caption = {
    endMs: number;
    /**
     * Of the video's time.
     */
    startMs: number;
    text: Localised;
};

export type CardId = 'PAGE_HOME_BANNER_CARD' | 'PAGE_HOME_MIDDLE_BANNER_CARD' | 'HOME_CATEGORY_CARD' | 'RANK_CARD' | 'MALL_CARD' | 'FLASH_SALE_CARD' | 'BRAND_PAVILION_CARD' | 'MALL_NEARBY_CARD';

export type CaseAnswer = {
    by: CaseAuthor;
    text: string;
    /**
     * Milliseconds since the epoch.
     */
    time: number;
};

/**
 * Assumption: the specs let customer service and the outlet answer, and name no third.
 */
export type CaseAuthor = 'ASKER' | 'SERVICE' | 'MERCHANT';

export type CaseMessage = {
    amount?: number | null | undefined;
    by: CaseAuthor;
    /**
     * Milliseconds since the epoch.
     */
    paidTime?: number | null | undefined;
    /**
     * Of a payment that its asker looks for, as `money_check` was given it; rupiah.
     */
    reference?: string | null | undefined;
    /**
     * May have line breaks. Empty: it is a receipt.
     */
    text: string;
    /**
     * Milliseconds since the epoch.
     */
    time: number;
};

/**
 * A question to customer service.
 */
export type CaseNo = Id<'CaseNo'>;

/**
 * What a cashier does.
 */
export type CashierAct = 'SCAN' | 'CONFIRM' | 'REJECT' | 'UNDO';

export type CategoryList = {
    list: Array<CategoryTile>;
};

export type CategoryTile = {
    categoryIcon: string;
    categoryName: Localised;
    id: string;
};

export type CheckReviewEligibilityBody = {
    storeId: StoreId;
};

/**
 * Without `answer`: asks whether a slider is required. With it: checks the answer.
 */
export type CheckSliderBody = {
    answer?: SliderAnswer | null | undefined;
    loginType: LoginType;
};

/**
 * Why the owner's word is not enough.
 */
export type ClaimKind = 'CONFIRMED' | 'TOLD';

export type ClaimStatus = 'OUTLET' | 'SERVICE' | 'GRANTED' | 'DENIED' | 'WITHDRAWN';

/**
 * The app on the device. Spec home 1 and 3 "Client info".
 */
export type ClientInfo = {
    /**
     * Of the app in the stores.
     */
    id: string;
    /**
     * Of the shell around the page, which may be older; elsewhere the page's own.
     */
    realVersionName: string;
    /**
     * Assumption: the spec's "version reported: 2.10.3, region ID" travels here.
     */
    region: string;
    /**
     * Each part of the name with three digits: `002010003`.
     */
    versionCode: string;
    /**
     * Of the page, e.g. `2.10.3`.
     */
    versionName: string;
};

/**
 * Why an order closed.
 */
export type CloseReason = 'TIMEOUT' | 'BUYER' | 'WITHDRAWN';

/**
 * The flash sale in which this voucher is sold next.
 */
export type ComingFlash = {
    pageId: string;
    /**
     * Rupiah for one.
     */
    salePrice: number;
    sessionUniqueKey: string;
    /**
     * Milliseconds since the epoch.
     */
    startsAt: number;
};

/**
 * `[{key, value}]`.
 */
export type ConfigEntries = Array<ConfigEntry>;

export type ConfigEntry = {
    key: string;
    /**
     * Any JSON.
     */
    value: unknown;
};

/**
 * Both leave the video out of the viewer's lists.
 */
export type ContentFeedback = 'NOT_INTERESTED' | 'REPORT';

/**
 * What a viewer thinks of a video. The same again changes nothing; without a login it is the
 * device's. Refused with 6410604 for a video that is not there. Assumption: the specs have no such call.
 */
export type ContentFeedbackBody = {
    contentId: ContentId;
    /**
     * False takes it back.
     */
    isGiven: boolean;
    kind: ContentFeedback;
    reason?: VideoReportReason | null | undefined;
};

/**
 * A video.
 */
export type ContentId = Id<'ContentId'>;

export type ContentScene = 'HOME_PAGE_COLUMNS' | 'HOME_PAGE_RELATED';

export type ContentStore = {
    businessState?: BusinessState | null | undefined;
    /**
     * Kilometres from the asked position.
     */
    distance: number;
    poiId: PoiId;
    storeId: StoreId;
    storeName: string;
};

export type Coupon = {
    couponName: Localised;
    productType: ProductType;
};

/**
 * Coupons that are given, not sold. Merchant 3 "Coupon batch".
 */
export type CouponBatch = {
    batchId: BatchId;
    /**
     * How many the user may still claim now; 0: claimed.
     */
    claimableCount: number;
    coupon: BatchCoupon;
    /**
     * Rupiah off the bill.
     */
    discountAmount: number;
    /**
     * How many of it the user holds, unused.
     */
    heldCount: number;
    receiveTimesDailyLimit: number;
    receiveTimesLimit: number;
    remainingStock: number;
    /**
     * Rupiah of the smallest bill that it can be used for; 0: any.
     */
    useOrderAmountThreshold: number;
    /**
     * `YYYY-MM-DD`, the last day.
     */
    validUntil: string;
};

/**
 * Assumption: the specs name the call, not its fields.
 */
export type CouponDetailBody = {
    /**
     * `W` or `WB` and a number. Another's answers as one that is not there: 100000058.
     */
    couponId: CouponId;
    /**
     * Degrees; without them there is no distance.
     */
    latitude?: number | null | undefined;
    longitude?: number | null | undefined;
};

/**
 * One voucher with what was promised when it was bought.
 */
export type CouponDetailData = {
    bought?: BoughtTerms | null | undefined;
    /**
     * `report_refused` would open a case now.
     */
    canReport: boolean;
    /**
     * The caller's questions about its order, newest first. Absent for its buyer, whose are at the order.
     */
    caseList?: Array<OrderCase> | undefined;
    coupon: WalletCoupon;
    /**
     * With `seed`: until when a device may keep it to show codes without a network, milliseconds since
     * the epoch. 72 hours in the app, 24 elsewhere, never past `validEnd`.
     */
    offlineUntil?: number | null | undefined;
    outletCase?: OutletCase | null | undefined;
    partnerCode?: PartnerCode | null | undefined;
    redemption?: Redemption | null | undefined;
    reportRule?: ReportRule | null | undefined;
    reviewVisitId?: VisitId | null | undefined;
    /**
     * Lower-case hex; what its codes are made from (`voucher_code`). Absent: it cannot be redeemed now.
     * A claimed coupon has it as long as it is good: it is not opened before its store scans it.
     * Another owner gets another one.
     */
    seed?: string | null | undefined;
    /**
     * Milliseconds since the epoch by the server.
     */
    serverTime: number;
    /**
     * Whose code redeems it.
     */
    voucherKind: VoucherKind;
};

export type CouponFrozen = {
    /**
     * `N` and a number.
     */
    caseNo: CaseNo;
    /**
     * Milliseconds since the epoch; then it is a refund. Absent: a refund was asked for, and somebody
     * else decides.
     */
    chooseUntil?: number | null | undefined;
};

/**
 * A voucher that was bought, or (`WB`) a coupon that was claimed.
 */
export type CouponId = Id<'CouponId'>;

export type CouponMoney = {
    /**
     * Rupiah of the whole refund.
     */
    amount: number;
    /**
     * `YYYY-MM-DD`, with `REQUESTED` and `SENT`.
     */
    expectedDate?: string | null | undefined;
    /**
     * With `DONE`.
     */
    reference?: string | null | undefined;
    refundId: RefundId;
    status: RefundStatus;
};

export type CouponNotice = {
    content: CouponNoticeContent;
};

export type CouponNoticeContent = {
    noticeContent: Localised;
};

export type CouponSort = 'EXPIRING' | 'NEAR' | 'NEWEST';

/**
 * Merchant 4 "Coupon list states".
 */
export type CouponState = 'valid_coupon' | 'not_delivery' | 'valid' | 'locked' | 'used' | 'expired' | 'return' | 'refunding' | 'not_effective' | 'wait_pay' | 'cancel';

/**
 * The stores that take a voucher of the caller's, on sale or not. Assumption: home 7 names the call.
 */
export type CouponStoreListBody = {
    /**
     * Another's answers as one that is not there: 100000058.
     */
    couponId: CouponId;
    /**
     * Degrees; without them the voucher's own store is first, then the popular ones.
     */
    latitude?: number | null | undefined;
    longitude?: number | null | undefined;
    /**
     * From 1.
     */
    pageNo: number;
    /**
     * 1..=50.
     */
    pageSize: number;
};

/**
 * Taste, service, ambience.
 */
export type CriteriaScore = {
    criteriaId: string;
    criteriaNameMap: Localised;
    /**
     * 1 to 5; an average has one decimal; 0: nobody gave one.
     */
    score: number;
};

/**
 * One opening period of one day. Merchant 3 "Day-part time entry".
 */
export type DayPartTime = {
    /**
     * 1 delivery, 2 pick-up, 3 dine-in, within the store's own hours; absent: all.
     */
    channelCode?: number | null | undefined;
    /**
     * `1` Monday to `7` Sunday.
     */
    dayPartCode: string;
    /**
     * HH:MM; not after `startTime`: on the next day.
     */
    endTime: string;
    /**
     * False: no period starts on this day, and it has no other entry.
     */
    isBusinessHours: boolean;
    /**
     * HH:MM in the store's zone.
     */
    startTime: string;
};

export type DeleteReviewBody = {
    poiId: PoiId;
    reviewId: ReviewId;
};

/**
 * One red envelope of a campaign, for this caller.
 */
export type DeliveryOffer = {
    /**
     * What `receive_by_token` takes.
     */
    code: string;
    envelope: GivenEnvelope;
    /**
     * Milliseconds since the epoch, until which it can be claimed.
     */
    expireTime: number;
    state: TokenState;
};

export type DemandRiskCheckBody = {
    /**
     * How many of the next risk-checked calls require a check; 0 cancels it.
     */
    count: number;
    /**
     * Absent: calls of every device.
     */
    deviceId?: string | null | undefined;
};

export type DemandSliderBody = {
    mode: SliderMode;
};

export type DestinationKind = 'ORIGINAL' | 'EWALLET' | 'BANK';

export type DeviceInfo = {
    brand: string;
    country: string;
    /**
     * The phone's advertising id, when a native shell passes it in the first address (spec home 2
     * `gaid`). At most 64 letters, digits, dots, dashes and underscores.
     */
    gaid?: string | null | undefined;
    hardwareType: string;
    /**
     * CSS pixels.
     */
    height: number;
    locale: string;
    model: string;
    /**
     * 0 Android, 1 iOS; absent elsewhere.
     */
    osType?: number | null | undefined;
    osVersion: string;
    /**
     * IANA name.
     */
    timeZone: string;
    /**
     * CSS pixels.
     */
    width: number;
};

export type DeviceInfoData = {
    deviceId: string;
};

/**
 * Contents of the `digital-food` header. Spec home 3.
 */
export type DigitalFood = {
    apid?: string | null | undefined;
    /**
     * `1`..`6`, or empty. Any other channel id travels as `sourceTag` (spec home 9).
     */
    channel: string;
    /**
     * UUID.
     */
    deviceId: string;
    dfp?: string | null | undefined;
    duid?: string | null | undefined;
    fcmToken: string;
    guid?: string | null | undefined;
    /**
     * 0 offline, 1 wifi or unknown, 2 cellular.
     */
    netstate: number;
    ouid?: string | null | undefined;
    requestId: string;
    sessionId: string;
    sourceTag: string;
};

/**
 * A dish of its menu.
 */
export type DishHit = {
    dishName: Localised;
    /**
     * Rupiah, on this store's menu.
     */
    price: number;
};

/**
 * Data of a call that has nothing else to return.
 */
export type Done = {
    /**
     * How many items were changed or stored.
     */
    count: number;
};

/**
 * What is absent stays as it is.
 */
export type EditAccountBody = {
    /**
     * A `visitUrl` of `uploadFile`.
     */
    headPortrait?: string | null | undefined;
    /**
     * A friend's, at most 10 characters; with `REGISTER` only.
     */
    inviteCode?: string | null | undefined;
    shareMethod: string;
    /**
     * 1..=20 characters as people count them.
     */
    userName?: string | null | undefined;
    userType: UserType;
};

export type ElapseBody = {
    /**
     * Milliseconds by which the sandbox's clock advances, at most ten years.
     */
    ms: number;
};

/**
 * RANK_CARD and MALL_CARD. Shown when `name` has a text.
 */
export type EntryCard = {
    cornerMarkerDisplaySwitch: boolean;
    iconUrl: Localised;
    name: Localised;
    subTitle: Localised;
};

/**
 * Fields that every body carries beside its own.
 */
export type Envelope = {
    /**
     * 1..=64 characters, made once per call.
     */
    requestId: string;
    /**
     * 1..=64 characters, made once per app start.
     */
    sessionId: string;
    /**
     * Milliseconds since the epoch.
     */
    timestamp: number;
};

export type EnvelopeBack = {
    fate: EnvelopeFate;
    /**
     * With `FREED`: its own end, milliseconds since the epoch. Absent: it would live on for a while.
     */
    until?: number | null | undefined;
};

/**
 * Which red envelope an order takes.
 */
export type EnvelopeChoice = 'AUTO' | 'NONE' | 'GIVEN';

/**
 * What becomes of the red envelope that paid a part of an order. Buying 7.
 */
export type EnvelopeFate = 'FREED' | 'KEPT' | 'EXPIRED';

/**
 * Buying 4.
 */
export type EnvelopeFit = 'FITS' | 'EXPIRED' | 'BELOW' | 'OTHER_PRODUCT' | 'APP_ONLY' | 'IN_USE';

/**
 * The caller's red envelope, for this order.
 */
export type EnvelopeOption = {
    appOnly: boolean;
    /**
     * Its face value, rupiah.
     */
    discountAmount: number;
    /**
     * Milliseconds since the epoch.
     */
    expireTime: number;
    fit: EnvelopeFit;
    /**
     * With `BELOW`: rupiah that are missing to the threshold.
     */
    missingAmount?: number | null | undefined;
    redEnvelopeId: RedEnvelopeId;
    /**
     * What it would take off this order, rupiah; 0 when it does not fit.
     */
    savedAmount: number;
    useOrderAmountThreshold: number;
};

/**
 * Buying 1.
 */
export type EnvelopeState = 'UNUSED' | 'LOCKED' | 'USED' | 'EXPIRED';

/**
 * The error of a reply with `success: false`.
 */
export type ErrorBody = {
    /**
     * One of [`crate::codes`].
     */
    code: string;
    /**
     * For the user where the call is the user's own action, in the language of the `system` header.
     */
    message: string;
    /**
     * With 9000402: the server's clock in milliseconds since the epoch, so that a device whose own
     * is wrong can sign again. Assumption: the specs are silent on wrong clocks.
     */
    serverTimeMs?: number | null | undefined;
};

export type ExpireTokensBody = {
    userId: UserId;
    what: Expiring;
};

export type Expiring = 'ACCESS' | 'REFRESH' | 'SESSION';

export type Facility = {
    describeName: Localised;
    id: string;
};

export type FacilityCategory = {
    categoryName: Localised;
    id: string;
    serviceFacilities: Array<Facility>;
};

/**
 * A fault on every call whose path begins with `path`.
 */
export type Fault = {
    /**
     * For `latency`.
     */
    delayMs?: number | undefined;
    /**
     * For `missing_field` and `wrong_type`: a name inside `data`, at any depth. For `business`:
     * the error code.
     */
    field?: string | null | undefined;
    kind: FaultKind;
    /**
     * `/` is every call of the remote API; `/img/` reaches the image host. `/sandbox/` is exempt.
     */
    path: string;
    /**
     * How many more calls it applies to; absent: until it is removed.
     */
    remaining?: number | null | undefined;
};

export type FaultKind = 'latency' | 'reset' | 'server_error' | 'rate_limited' | 'malformed_body' | 'wrong_type' | 'missing_field' | 'business' | 'empty' | 'hold';

export type FavouriteIdsBody = {
    [key: string]: unknown;
};

export type FavouriteIdsData = {
    /**
     * All of the user's, latest first.
     */
    businessIdList: Array<StoreId>;
};

/**
 * Stores to add or to remove. Idempotent.
 */
export type FavouriteListBody = {
    /**
     * Store ids, 1..=100.
     */
    businessIdList: Array<StoreId>;
    businessType: BusinessType;
};

export type FavouriteStore = {
    /**
     * Cannot be opened any more: closed or removed.
     */
    isGone: boolean;
    store: StoreEntry;
};

/**
 * Latest first.
 */
export type FavouriteStoreListBody = {
    /**
     * Degrees; for the distances.
     */
    latitude: number;
    longitude: number;
    /**
     * From 1.
     */
    pageNo: number;
    /**
     * 1..=100
     */
    pageSize: number;
};

export type FavouriteStoreListData = {
    hasMore: boolean;
    storeList: Array<FavouriteStore>;
    totalCount: number;
};

export type FilterCount = {
    count: number;
    filter: ReviewFilter;
};

/**
 * Assumption: `label` is not shown in the specs; `key` is always present and is what is sent back.
 */
export type FilterNode = {
    checked: boolean;
    /**
     * One level only.
     */
    children?: Array<FilterNode> | undefined;
    key: string;
    label: Localised;
};

export type FilterOption = {
    label: Localised;
    /**
     * The nodes of a list or tree.
     */
    listData: Array<FilterNode>;
    objectData?: FilterNode | null | undefined;
    type: FilterType;
};

export type FilterOptionsData = {
    filterOptions: Array<FilterOption>;
};

/**
 * CATEGORIES is a tree of two levels, PRICE a list, the others a single toggle.
 */
export type FilterType = 'CATEGORIES' | 'PRICE' | 'COUPON_AVAILABLE' | 'DISCOUNT_STORE' | 'CATEGORY' | 'BOOLEAN';

/**
 * A page of the items of a session. Assumption: as `FlashListPageBody`. Refused with 6410605 for a
 * session that is not there.
 */
export type FlashListBody = {
    /**
     * From 1.
     */
    pageNo: number;
    /**
     * 15; 1..=50.
     */
    pageSize: number;
    /**
     * Empty on page 1; later the value of the first reply.
     */
    queryId: string;
    sessionUniqueKey: string;
};

export type FlashListData = {
    /**
     * The strongest first. Of a session that is over none: they are sold at their ordinary prices.
     */
    assetList: Array<AssetCard>;
    hasMore: boolean;
    /**
     * The same for all pages.
     */
    queryId: string;
    /**
     * As in `FlashSaleSession`; 0 of one that is over.
     */
    sessionRemainingTime: number;
    sessionUniqueKey: string;
    state: FlashState;
};

/**
 * Assumption: the specs show the paths of the list of a flash sale only.
 */
export type FlashListPageBody = {
    pageId: string;
};

/**
 * The head of the list. Assumption: as `FlashListPageBody`.
 */
export type FlashListPageData = {
    /**
     * `sessionUniqueKey` of the running one; empty when none runs.
     */
    activeSession: string;
    /**
     * By language.
     */
    imageUrl: Localised;
    pageId: string;
    /**
     * As of the page of the flash sale, without their items.
     */
    sessionList: Array<FlashListSession>;
    title: Localised;
};

export type FlashListSession = {
    /**
     * As in `FlashSaleSession`.
     */
    sessionRemainingTime: number;
    sessionUniqueKey: string;
    /**
     * HH:MM in Asia/Jakarta.
     */
    startsAt: string;
    state: FlashState;
};

/**
 * Reserves an item of a session that has not begun, or takes that back. Assumption: discovery 3; the
 * specs name the status only. It holds no stock: until the session begins the item is sold at its
 * ordinary price. Refused with 6410605 for a session or an item that is not there, 6410606 when the
 * session has begun, 6410607 with 50 open reservations.
 */
export type FlashReserveBody = {
    /**
     * False takes a reservation back.
     */
    isReserved: boolean;
    sessionUniqueKey: string;
    skuId: SkuId;
};

/**
 * Extra fields of the item, to be merged into the one with this `skuId`.
 */
export type FlashReserveData = {
    reserveStatus: ReserveStatus;
    sessionUniqueKey: string;
    skuId: SkuId;
    /**
     * When the session begins, in milliseconds since the epoch, for a reminder; absent once it has.
     */
    startsAtMs?: number | null | undefined;
};

/**
 * Shown while `countdown_time` is above zero.
 */
export type FlashSaleCard = {
    /**
     * Seconds until the running session ends, by the server's clock.
     */
    countdownTime: number;
    hasMore: boolean;
    imageUrl: Localised;
    items: Array<AssetCard>;
    /**
     * Per cent, 0..=100.
     */
    maxDiscountRatio: number;
    pageId: string;
    pageType: string;
    productListId: SessionId;
    title: Localised;
};

export type FlashSalePageBody = {
    pageId: string;
};

/**
 * Assumption: `title`, `imageUrl` and the sessions' `state` and times; the specs name the sessions only.
 */
export type FlashSalePageData = {
    /**
     * `sessionUniqueKey` of the running one; empty when none runs.
     */
    activeSession: string;
    /**
     * Of the head of the page, by language.
     */
    imageUrl: Localised;
    pageId: string;
    /**
     * The running one first, then as they come. One without items is left out.
     */
    sessionList: Array<FlashSaleSession>;
    title: Localised;
};

export type FlashSaleSession = {
    /**
     * At most 40, the strongest first.
     */
    itemList: Array<AssetCard>;
    /**
     * Seconds until it ends, or until it starts when it has not begun. Now and they together are the
     * same in every reply of one key and state.
     */
    sessionRemainingTime: number;
    /**
     * Another one each day: `F2-20261122`.
     */
    sessionUniqueKey: string;
    /**
     * HH:MM in Asia/Jakarta.
     */
    startsAt: string;
    state: FlashState;
};

/**
 * Of the session of one day.
 */
export type FlashState = 'UPCOMING' | 'RUNNING' | 'ENDED';

/**
 * Why a user is frozen. Assumption: the specs name the state, not its reasons.
 */
export type FreezeReason = 'UNUSUAL_ORDERS' | 'REPORTED' | 'OWNER_ASKED';

export type FreezeUserBody = {
    /**
     * Digits after the country code 62.
     */
    phoneNo: string;
    reason?: FreezeReason | null | undefined;
};

export type GetAddressBody = {
    /**
     * Degrees, as text (spec home 7).
     */
    latitude: string;
    longitude: string;
};

export type GetAuthCodeBody = {
    /**
     * Lower-case hex of the SHA-256 of `codeVerifier`, which stays on the device until the login.
     */
    codeChallenge: string;
};

export type GetDeviceInfoBody = {
    [key: string]: unknown;
};

/**
 * A gift as its giver and its receiver see it. Nobody else does.
 */
export type Gift = {
    /**
     * The receiver may still return it.
     */
    canReturn: boolean;
    claimTime?: number | null | undefined;
    couponId: CouponId;
    /**
     * Milliseconds since the epoch.
     */
    createTime: number;
    /**
     * When an unclaimed one returns to its giver.
     */
    expireTime: number;
    giftId: GiftId;
    giverName: string;
    /**
     * Empty: the giver wrote none.
     */
    note: string;
    /**
     * Absent: nobody has claimed it.
     */
    receiverName?: string | null | undefined;
    status: GiftStatus;
};

/**
 * Takes back a gift that waits, or returns one that was received. Refused with 100000070 when the
 * caller has no such gift, 100000052 when it is too late: claimed, used or opened meanwhile.
 */
export type GiftBody = {
    giftId: GiftId;
};

/**
 * Makes a gift of a voucher that the caller bought. Refused with 100000052 unless it was bought,
 * never claimed by anybody, not opened, used, refunded or expired; and above ten a day.
 */
export type GiftCreateBody = {
    couponId: CouponId;
    /**
     * At most 200 characters, plain text.
     */
    note: string;
};

export type GiftCreateData = {
    gift: Gift;
    /**
     * Of the link, 128 bits in hex. Told once: the server keeps its hash. Whoever has it may claim.
     */
    token: string;
};

/**
 * A voucher that is given.
 */
export type GiftId = Id<'GiftId'>;

/**
 * Buying 2 "G".
 */
export type GiftStatus = 'WAITING' | 'CLAIMED' | 'TAKEN_BACK' | 'EXPIRED' | 'GIVEN_BACK';

export type GivenEnvelope = {
    appOnly: boolean;
    /**
     * Rupiah.
     */
    discountAmount: number;
    redEnvelopeId?: RedEnvelopeId | null | undefined;
    /**
     * Milliseconds since the epoch; of one that was claimed.
     */
    usableUntil?: number | null | undefined;
    /**
     * Least total of an order, rupiah; 0: any.
     */
    useOrderAmountThreshold: number;
    /**
     * Days that it is good for once claimed.
     */
    validDays: number;
};

/**
 * A voucher as a gift: what it is, not what it cost.
 */
export type GivenVoucher = {
    /**
     * `#rrggbb`
     */
    backgroundColor: string;
    imageUrl: string;
    poiId: PoiId;
    productName: Localised;
    storeName: string;
    usage: VoucherUsage;
    validEnd: number;
    /**
     * Milliseconds since the epoch.
     */
    validStart: number;
};

/**
 * Assumption: merchant 9 says that minutes and hours come from the server.
 */
export type H5ConfigBody = {
    /**
     * Empty: without the methods of an outlet.
     */
    skuId: SkuId;
};

export type H5ConfigData = {
    methodList: Array<PayMethodOption>;
    /**
     * Minutes that an order waits for its payment, and its payment code with it.
     */
    qrCodeMinutes: number;
    /**
     * Rupiah of one payment by QRIS at most.
     */
    qrisMaxRp: number;
    redeemDistanceM: number;
    /**
     * Hours that an opened voucher stays open.
     */
    redemptionValidHours: number;
    /**
     * WhatsApp number of customer service, digits with the country's prefix and no plus.
     */
    serviceWhatsapp: string;
};

/**
 * B14. Dates are `YYYY-MM-DD`.
 */
export type HalalCertificate = {
    /**
     * Who issued it.
     */
    issuer: string;
    number: string;
    validUntil: string;
};

export type HeadBanner = {
    /**
     * `#rrggbb` shown while the picture loads. Assumption.
     */
    backgroundColor: string;
    bannerImageUrlMap: Localised;
    /**
     * No text for the language: nothing opens (merchant 5).
     */
    bannerJumpUrlMap: Localised;
    /**
     * Text alternative. Assumption.
     */
    name: Localised;
};

/**
 * What a question is about. Assumption: the specs name a customer service and nothing of it.
 */
export type HelpTopic = 'MONEY_TAKEN' | 'VOUCHER' | 'OUTLET' | 'OTHER';

export type HelpfulData = {
    helpfulCount: number;
    isHelpful: boolean;
};

/**
 * `{cardId, data}`.
 */
export type HomeCard = {
    cardId: 'PAGE_HOME_BANNER_CARD';
    data: BannerList;
} | {
    cardId: 'PAGE_HOME_MIDDLE_BANNER_CARD';
    data: BannerList;
} | {
    cardId: 'HOME_CATEGORY_CARD';
    data: CategoryList;
} | {
    cardId: 'RANK_CARD';
    data: EntryCard;
} | {
    cardId: 'MALL_CARD';
    data: EntryCard;
} | {
    cardId: 'FLASH_SALE_CARD';
    data: FlashSaleCard;
} | {
    cardId: 'BRAND_PAVILION_CARD';
    data: BrandPavilionCard;
} | {
    cardId: 'MALL_NEARBY_CARD';
    data: MallNearbyCard;
};

export type HomepageCoupons = {
    /**
     * Sent back when a coupon of `couponBatchList` is claimed.
     */
    activityId: string;
    couponBatchList: Array<CouponBatch>;
    productList: Array<ProductCard>;
};

/**
 * Home 1 "Hosts".
 */
export type Host = 'WEB' | 'PWA' | 'APP';

export type ImageItem = {
    imageType: ImageType;
    imageUrl: string;
    name?: Localised | null | undefined;
    sort: number;
};

export type ImageType = 'store' | 'interior' | 'dish' | 'menu';

export type IneligibleReason = 'NO_PURCHASE' | 'ALREADY_REVIEWED' | 'CLOSED';

export type JournalData = {
    /**
     * In the order in which they came; the latest 5,000 are kept.
     */
    entries: Array<JournalEntry>;
    /**
     * Whether the condition of `until` was met in time.
     */
    isReached: boolean;
    /**
     * The number of the last request of all.
     */
    last: number;
};

/**
 * One request, as the sandbox saw it. The journal is in memory, and absent in prod.
 */
export type JournalEntry = {
    /**
     * By the sandbox's clock.
     */
    atMs: number;
    /**
     * The fields of the call without the envelope; tokens and codes are blacked out. Empty for what is
     * no call, or too long to keep.
     */
    body: {
        [key: string]: unknown;
    };
    /**
     * The error code of a refusal.
     */
    code?: string | null | undefined;
    /**
     * Empty for what is no call.
     */
    deviceId: string;
    /**
     * `POST` for calls, `GET` or `HEAD` for files.
     */
    method: string;
    /**
     * From 1 upwards.
     */
    number: number;
    outcome: JournalOutcome;
    /**
     * Without the query.
     */
    path: string;
    /**
     * Of the answer; 0 while there is none.
     */
    status: number;
    userId?: UserId | null | undefined;
};

export type JournalOutcome = 'IN_FLIGHT' | 'HELD' | 'ANSWERED' | 'RESET' | 'ABANDONED';

/**
 * What a journal query waits for.
 */
export type JournalUntil = 'NOW' | 'ENDED' | 'HELD' | 'QUIET';

export type LastCodeBody = {
    countryCode: string;
    phoneNo: string;
};

export type LastCodeData = {
    /**
     * Absent: none was sent since the start.
     */
    code?: string | null | undefined;
};

export type LedgerBalance = {
    /**
     * PAYER, PROMO, HELD, MERCHANT, REFUND, SUSPENSE or RETURNED.
     */
    account: string;
    /**
     * Rupiah: credits less debits.
     */
    balanceRp: number;
};

/**
 * The books, and what contradicts buying 4 "Properties".
 */
export type LedgerData = {
    balanceList: Array<LedgerBalance>;
    couponCount: number;
    entryCount: number;
    /**
     * English sentences; empty when the books are right.
     */
    faultList: Array<string>;
    orderCount: number;
};

/**
 * One text in each language that has it. Readers fall back to id-ID (spec home 1).
 */
export type Localised = {
    'en-US'?: string | null | undefined;
    'id-ID'?: string | null | undefined;
    'zh-CN'?: string | null | undefined;
};

export type LocalisedRanges = {
    'en-US': Array<TextRange>;
    'id-ID': Array<TextRange>;
    'zh-CN': Array<TextRange>;
};

export type LoginBody = {
    /**
     * With `WHATS_APP`.
     */
    authCodeKey?: string | null | undefined;
    /**
     * The device id.
     */
    browserId: string;
    /**
     * With `PHONE_CODE`: 6 digits.
     */
    code?: string | null | undefined;
    /**
     * With `WHATS_APP`: what `codeChallenge` was made of.
     */
    codeVerifier?: string | null | undefined;
    /**
     * With `PHONE_CODE`.
     */
    countryCode?: string | null | undefined;
    cpType: string;
    /**
     * `C`.
     */
    identityType: string;
    inviteCode?: string | null | undefined;
    /**
     * `WEB`, `PWA` or `APP`.
     */
    loginSource: string;
    loginType: LoginType;
    /**
     * With `PHONE_CODE`.
     */
    phoneNo?: string | null | undefined;
    /**
     * Where a newcomer came from; empty when unknown.
     */
    registryChannel: string;
    /**
     * What required the login, e.g. `check-in center`.
     */
    scene: string;
    /**
     * How a friend's link was shared; empty without one.
     */
    shareMethod: string;
    sliderToken?: string | null | undefined;
};

export type LoginData = {
    accessToken: string;
    refreshToken: string;
    userId: UserId;
    userType: UserType;
};

export type LoginType = 'WHATS_APP' | 'PHONE_CODE';

/**
 * Accepted with an expired access token too: whoever holds the refresh token may end the session.
 */
export type LogoutBody = {
    /**
     * On all devices of the user.
     */
    everywhere: boolean;
    refreshToken: string;
};

/**
 * Assumption: the specs name the page, not its calls.
 */
export type MallDetailBody = {
    /**
     * Degrees; for the distance.
     */
    latitude: number;
    longitude: number;
    mallId: MallId;
};

export type MallDetailData = {
    address: string;
    /**
     * The mall's own hours, as of a store; empty: not known.
     */
    dayPartTimeList: Array<DayPartTime>;
    /**
     * From the lowest up; their counts add up to the mall's.
     */
    floorList: Array<MallFloorCount>;
    mall: MallEntry;
    /**
     * https address of a map, opened outside the app.
     */
    mapLinkAddress: string;
    shareInfo: ShareInfo;
    /**
     * IANA name.
     */
    timeZone: string;
};

/**
 * Assumption: the specs name the list only; the names are those of home's nearby card.
 */
export type MallEntry = {
    /**
     * `#rrggbb` shown while the picture loads.
     */
    backgroundColor: string;
    /**
     * The quarter that it is in.
     */
    businessDistrictName: string;
    businessState?: BusinessState | null | undefined;
    /**
     * Kilometres from the asked position.
     */
    distance: number;
    /**
     * Picture, 4:3.
     */
    iconUrl: string;
    mallId: MallId;
    mallName: string;
    /**
     * Of stores that are not closed for good.
     */
    storeCount: number;
};

export type MallFloor = {
    floorName: string;
};

export type MallFloorCount = {
    floorId: string;
    /**
     * As the lifts say it: `LG`, `2`.
     */
    floorName: string;
    storeCount: number;
};

/**
 * A mall.
 */
export type MallId = Id<'MallId'>;

export type MallInfo = {
    floorList: Array<MallFloor>;
    locationRemark: Localised;
    mallId: MallId;
    mallName: string;
};

/**
 * Assumption: the specs name this card only. Shown when `mall_id` is not empty.
 */
export type MallNearbyCard = {
    /**
     * Kilometres from the asked position.
     */
    distance: number;
    iconUrl: string;
    mallId: string;
    mallName: string;
    storeCount: number;
    subTitle: Localised;
};

/**
 * Assumption: the specs show the path only.
 */
export type MallRecommendProductListBody = {
    mallId: MallId;
};

export type MallRecommendProductListData = {
    /**
     * What its most popular stores have left to sell; at most 10.
     */
    assetList: Array<AssetCard>;
};

/**
 * The stores of a mall by floor, on it by name. Assumption: as `MallDetailBody`.
 */
export type MallStoreListBody = {
    /**
     * Empty: every floor.
     */
    floorId: string;
    /**
     * What is looked for in the names of stores, their categories and their menus; each word has to
     * be found. Empty: everything. At most 60 characters.
     */
    keyword: string;
    /**
     * Degrees; for the distances.
     */
    latitude: number;
    longitude: number;
    mallId: MallId;
    /**
     * From 1.
     */
    pageNo: number;
    /**
     * 20; 1..=50.
     */
    pageSize: number;
};

export type MallStoreListData = {
    /**
     * What the keyword finds on each floor, whichever was asked for.
     */
    floorList: Array<MallFloorCount>;
    hasMore: boolean;
    /**
     * Each with its `mallFloorName`.
     */
    poiList: Array<StoreEntry>;
};

export type MarkHelpfulBody = {
    isHelpful: boolean;
    reviewId: ReviewId;
};

/**
 * A dish with its price. Assumption.
 */
export type MenuDish = {
    /**
     * Address on the image host; one of the page's dish photos where there is one.
     */
    imageUrl?: string | null | undefined;
    /**
     * Among what guests order most here.
     */
    isFavourite: boolean;
    name: Localised;
    /**
     * Rupiah.
     */
    price: number;
};

export type MerchantReply = {
    content: string;
    /**
     * Milliseconds since the epoch.
     */
    createTime: number;
};

/**
 * What the moderator decides. Sandbox only.
 */
export type ModerateReviewBody = {
    auditStatus: AuditStatus;
    /**
     * A merchant's reply to add; empty takes it away; absent leaves it.
     */
    merchantReply?: string | null | undefined;
    reviewId: ReviewId;
};

/**
 * What happens to the caller's money of an order's open vouchers at their end.
 */
export type MoneyBack = {
    destination?: RefundTarget | null | undefined;
    method?: PayMethod | null | undefined;
    /**
     * What `refund_destination_set` takes.
     */
    orderId: OrderId;
    /**
     * Until when what is asked for still goes back to where the payment came from, though what comes by
     * itself at the end does not; milliseconds since the epoch. Absent: nothing of it can be asked for
     * now, or only to a named destination.
     */
    originalUntil?: number | null | undefined;
    /**
     * Milliseconds since the epoch.
     */
    validEnd: number;
    way: MoneyWay;
};

/**
 * "Money taken?": by the payer's receipt, or by time and amount.
 */
export type MoneyCheckBody = {
    /**
     * Rupiah.
     */
    amount?: number | null | undefined;
    orderId: OrderId;
    /**
     * Milliseconds since the epoch; within ten minutes of the payment.
     */
    paidTime?: number | null | undefined;
    /**
     * At most 40 characters.
     */
    reference?: string | null | undefined;
};

export type MoneyCheckData = {
    /**
     * `YYYY-MM-DD`; with `NOT_YET` the seventh working day.
     */
    answerDate?: string | null | undefined;
    case?: OrderCase | null | undefined;
    caseNo?: CaseNo | null | undefined;
    moneyReturn?: MoneyReturn | null | undefined;
    verdict: MoneyVerdict;
};

export type MoneyReturn = {
    /**
     * Rupiah that came, all of which return.
     */
    amount: number;
    /**
     * With `WRONG_AMOUNT`: rupiah that were asked for.
     */
    askedAmount?: number | null | undefined;
    /**
     * `YYYY-MM-DD`, the working day by which it has arrived; absent: it waits for a destination.
     */
    expectedDate?: string | null | undefined;
    /**
     * Milliseconds since the epoch, when the money came.
     */
    paidTime: number;
    reason: ReturnReason;
    /**
     * The payer's receipt.
     */
    reference: string;
    refundId: RefundId;
    status: RefundStatus;
};

export type MoneyVerdict = 'FOUND' | 'RETURNING' | 'NOT_YET';

/**
 * Where the money of vouchers that expire unused goes.
 */
export type MoneyWay = 'ORIGINAL' | 'NAMED' | 'UNKNOWN';

/**
 * Assumption: the specs name the call, not its fields.
 */
export type MyCouponsBody = {
    envelopeStates?: Array<EnvelopeState> | undefined;
    kind?: WalletKind | undefined;
    /**
     * Degrees; without them there are no distances.
     */
    latitude?: number | null | undefined;
    longitude?: number | null | undefined;
    /**
     * From 1.
     */
    pageNo: number;
    /**
     * 1..=50.
     */
    pageSize: number;
    /**
     * Found in names of vouchers (every language) and stores, whatever its case; at most 60
     * characters. Empty: all.
     */
    search?: string | undefined;
    sort: CouponSort;
    /**
     * Empty: all. Of red envelopes `envelopeStates` counts.
     */
    states: Array<CouponState>;
    /**
     * Only what can be used at this moment: its store is open, and its days and hours allow it. Not
     * of red envelopes.
     */
    usableNow?: boolean | undefined;
};

export type MyCouponsData = {
    couponList: Array<WalletCoupon>;
    hasMore: boolean;
    /**
     * How many more there are that cannot be shown now; it is reported. Absent: none.
     */
    leftOutCount?: number | null | undefined;
    /**
     * Empty but of kind `RED_ENVELOPE`.
     */
    redEnvelopeList: Array<RedEnvelope>;
    /**
     * Milliseconds since the epoch by the server.
     */
    serverTime: number;
    /**
     * Of all pages.
     */
    totalCount: number;
};

export type MyReport = {
    poiId: PoiId;
    reportId: string;
    /**
     * YYYY-MM-DD in Asia/Jakarta.
     */
    reportedOn: string;
    /**
     * YYYY-MM-DD in Asia/Jakarta; absent while it waits.
     */
    settledOn?: string | null | undefined;
    status: ReportStatus;
    storeId: StoreId;
    storeName: string;
    wrong: WrongData;
};

export type MyReportsBody = {
    [key: string]: unknown;
};

/**
 * Of the caller, newest first, at most 50.
 */
export type MyReportsData = {
    reports: Array<MyReport>;
};

/**
 * What the provider does with the notice of a payment.
 */
export type NoticeFate = 'SENT' | 'HELD' | 'LOST' | 'DOUBLED';

export type OfflineVoucher = {
    detail: CouponDetailData;
    /**
     * At most 10, as `CouponApplicableStoreList` sorts them.
     */
    storeList: Array<VoucherStore>;
};

/**
 * What a device may keep to be shown without a network. Assumption: buying 6 "Offline".
 */
export type OfflineWalletBody = {
    /**
     * Degrees; without them there are no distances.
     */
    latitude?: number | null | undefined;
    longitude?: number | null | undefined;
};

/**
 * Vouchers and coupons that can be used, now or later; at most 50, what ends first.
 */
export type OfflineWalletData = {
    /**
     * Until when a device may keep them, milliseconds since the epoch: 72 hours in the app, 24
     * elsewhere. A voucher with a code may end earlier.
     */
    offlineUntil: number;
    /**
     * Milliseconds since the epoch by the server.
     */
    serverTime: number;
    voucherList: Array<OfflineVoucher>;
};

/**
 * Opens a case, or adds a message to the caller's open one of the same topic: of an order by its buyer,
 * or of a voucher by whoever owns it (100000058: not the caller's). An empty note, and the last words
 * again, add nothing. 100000065: an asker writes at most 10 messages in a case within 24 hours, 100 in
 * all.
 */
export type OpenCaseBody = {
    couponId?: CouponId | null | undefined;
    /**
     * At most 300 characters; line breaks stay.
     */
    note: string;
    orderId?: OrderId | null | undefined;
    topic: HelpTopic;
};

export type OpenCaseData = {
    case: OrderCase;
    /**
     * WhatsApp number of customer service, digits without plus.
     */
    serviceWhatsapp: string;
};

/**
 * Assumption: the specs name the page, not its call.
 */
export type OperationalDeliveryBody = {
    /**
     * Empty: the campaign that runs. Refused with 100000070 when there is none.
     */
    pageId: string;
};

export type OperationalDeliveryData = {
    /**
     * In the order of the campaign.
     */
    offerList: Array<DeliveryOffer>;
    pageId: string;
    ruleDesc: Localised;
    serverTime: number;
    /**
     * Of the campaign as an activity. Merchant 3 "Share info".
     */
    shareInfo: ShareInfo;
    title: Localised;
};

export type OrderCase = {
    answer?: CaseAnswer | null | undefined;
    /**
     * `YYYY-MM-DD`, the working day by which it is answered.
     */
    answerDate: string;
    caseNo: CaseNo;
    /**
     * Absent: it is open, and takes messages.
     */
    closedTime?: number | null | undefined;
    /**
     * All that was written, oldest first.
     */
    messageList: Array<CaseMessage>;
    /**
     * How many more its asker may write now; 0 when it is closed.
     */
    messagesLeft: number;
    /**
     * Milliseconds since the epoch.
     */
    openedTime: number;
    topic: HelpTopic;
};

/**
 * One voucher of an order.
 */
export type OrderCoupon = {
    /**
     * `gift_create` would take it now.
     */
    canGive: boolean;
    couponId: CouponId;
    discountShare: number;
    frozen?: CouponFrozen | null | undefined;
    gift?: Gift | null | undefined;
    /**
     * The caller has it: neither given away nor another payer's.
     */
    isMine: boolean;
    /**
     * Rupiah, of its share of what was paid.
     */
    paidAmount: number;
    refundBlockedBy?: RefundBlock | null | undefined;
    refundId?: RefundId | null | undefined;
    state: CouponState;
    usedTime?: number | null | undefined;
    validEnd: number;
    /**
     * Milliseconds since the epoch.
     */
    validStart: number;
};

export type OrderDetailBody = {
    orderId: OrderId;
};

export type OrderDetailData = {
    bill: Bill;
    /**
     * The caller's questions about it, newest first.
     */
    caseList: Array<OrderCase>;
    couponList: Array<OrderCoupon>;
    moneyBack?: MoneyBack | null | undefined;
    order: OrderSummary;
    payMethod?: PayMethod | null | undefined;
    /**
     * Milliseconds since the epoch.
     */
    payTime?: number | null | undefined;
    payment?: Payment | null | undefined;
    /**
     * The payer's receipt.
     */
    reference?: string | null | undefined;
    /**
     * Of its vouchers, newest first. For payments that pay nothing see `returnList`.
     */
    refundList: Array<Refund>;
    /**
     * Money that returns: of second, late and wrong payments.
     */
    returnList: Array<MoneyReturn>;
    /**
     * Milliseconds since the epoch by the server.
     */
    serverTime: number;
    /**
     * WhatsApp number of customer service, digits without plus.
     */
    serviceWhatsapp: string;
    /**
     * Oldest first.
     */
    stepList: Array<OrderStep>;
};

/**
 * Assumption: a tab of the list for each order state.
 */
export type OrderFilter = 'ALL' | 'WAIT_PAY' | 'TO_BE_REDEEMED' | 'REDEEMED' | 'COMPLETED' | 'CLOSED' | 'REFUNDED';

/**
 * What keeps the open vouchers of a paid order from its buyer; the first that is true. Assumption: the
 * specs' order states do not tell them apart.
 */
export type OrderHold = 'REFUSED' | 'LOCKED' | 'GIFT_WAITING' | 'REFUNDING' | 'GIVEN' | 'OTHERS';

/**
 * An order.
 */
export type OrderId = Id<'OrderId'>;

/**
 * What is bought, frozen when the order is placed.
 */
export type OrderItem = {
    /**
     * `#rrggbb`
     */
    backgroundColor: string;
    detailId?: SessionId | null | undefined;
    imageUrl: string;
    /**
     * Rupiah for one.
     */
    originalPrice: number;
    poiId: PoiId;
    priceSource: PriceSource;
    productId: ProductId;
    productName: Localised;
    productType: ProductType;
    quantity: number;
    refund: RefundPromise;
    salePrice: number;
    skuId: SkuId;
    storeId: StoreId;
    storeName: string;
    usage: VoucherUsage;
    validEnd: number;
    /**
     * Milliseconds since the epoch.
     */
    validStart: number;
};

export type OrderListBody = {
    filter: OrderFilter;
    /**
     * From 1.
     */
    pageNo: number;
    /**
     * 1..=50.
     */
    pageSize: number;
};

/**
 * Newest first.
 */
export type OrderListData = {
    hasMore: boolean;
    /**
     * How many more there are that cannot be shown now; it is reported. Absent: none.
     */
    leftOutCount?: number | null | undefined;
    orderList: Array<OrderSummary>;
    /**
     * Milliseconds since the epoch by the server.
     */
    serverTime: number;
    /**
     * With the first page of `ALL`: at most 20, newest first. Otherwise empty.
     */
    splitList: Array<PaidSplit>;
};

/**
 * Merchant 4 "Order states", and the one before them.
 */
export type OrderStatus = 'WAIT_PAY' | 'CLOSED' | 'TO_BE_REDEEMED' | 'REDEEMED' | 'COMPLETED' | 'REFUNDED';

export type OrderStep = {
    /**
     * Rupiah, where money moved.
     */
    amount?: number | null | undefined;
    kind: OrderStepKind;
    reference?: string | null | undefined;
    refundId?: RefundId | null | undefined;
    /**
     * Milliseconds since the epoch.
     */
    time: number;
};

/**
 * What can happen to an order, in the order of its time line.
 */
export type OrderStepKind = 'PLACED' | 'PAID' | 'ISSUED' | 'CLOSED' | 'MONEY_RETURNING' | 'MONEY_SENT' | 'MONEY_RETURNED' | 'REDEEMED' | 'COMPLETED' | 'REFUNDED' | 'REFUND_REQUESTED' | 'REFUND_WAITS' | 'REFUND_FAILED' | 'REFUND_CANCELLED';

export type OrderSummary = {
    /**
     * Its store's page still opens, and its voucher is still sold.
     */
    canBuyAgain: boolean;
    cancelTime: number;
    closeReason?: CloseReason | null | undefined;
    /**
     * Milliseconds since the epoch.
     */
    createTime: number;
    discountAmount: number;
    hold?: OrderHold | null | undefined;
    /**
     * Something happened to it that its buyer has not opened yet.
     */
    isUnread: boolean;
    item: OrderItem;
    orderId: OrderId;
    orderNo: string;
    orderStatus: OrderStatus;
    payAmount: number;
    payStatus: PayStatus;
    splitId?: SplitId | null | undefined;
    splitProgress?: SplitProgress | null | undefined;
    totalAmount: number;
    /**
     * Its vouchers that its buyer holds unused: no gift of them waits, no outlet and no refund has them.
     * From `item.validStart` to `item.validEnd` they can be used. Absent: none.
     */
    usableList?: Array<UsableVoucher> | null | undefined;
    /**
     * What its buyer may review of it: the newest visit at each outlet that has none yet. Empty where
     * nothing was used by the buyer, or the outlet takes no reviews.
     */
    visitList: Array<OrderVisit>;
};

/**
 * An outlet at which the caller used a voucher.
 */
export type OrderVisit = {
    poiId: PoiId;
    storeId: StoreId;
    storeName: string;
    /**
     * `O` and a number: what a review names as its `orderId`.
     */
    visitId: VisitId;
};

/**
 * Why money cannot go back to where it came from. Buying 7.
 */
export type OriginalBlock = 'CASH' | 'WINDOW_PASSED' | 'ISSUER_REFUSED';

export type OutletCase = {
    answer?: CaseAnswer | null | undefined;
    /**
     * `N` and a number.
     */
    caseNo: CaseNo;
    choice?: RefusedChoice | null | undefined;
    choiceTime?: number | null | undefined;
    /**
     * Then it is a refund, unless something was chosen.
     */
    chooseUntil: number;
    claim?: RefundClaim | null | undefined;
    /**
     * Nobody chose in time.
     */
    isByClock: boolean;
    /**
     * All that was written in its case, oldest first; absent: nothing.
     */
    messageList?: Array<CaseMessage> | undefined;
    /**
     * Milliseconds since the epoch.
     */
    openTime: number;
    photoList: Array<string>;
    /**
     * What happened to the voucher at outlets, oldest first.
     */
    stepList: Array<RedemptionStep>;
    storeName: string;
    /**
     * The newest words of the owner about this voucher; all of them are in `messageList`.
     */
    text: string;
    /**
     * It was used before: until the choice it stays so.
     */
    wasUsed: boolean;
};

/**
 * Which cards; a card without content is returned as its empty default.
 */
export type PageCardListBody = {
    cardIds: Array<CardId>;
    /**
     * Degrees; the nearby-mall card needs them. Assumption: the specs show only `cardIds`.
     */
    latitude?: number | null | undefined;
    longitude?: number | null | undefined;
};

export type PageCardListData = {
    cardList: Array<HomeCard>;
};

/**
 * A split of somebody else's of which the caller paid a share, or whose money for one returns.
 */
export type PaidSplit = {
    /**
     * All have paid, or money of the caller's returns, since the caller looked.
     */
    isUnread: boolean;
    item: OrderItem;
    /**
     * Rupiah of the shares that the caller paid.
     */
    paidAmount: number;
    /**
     * Milliseconds since the epoch of the first payment.
     */
    paidTime: number;
    splitId: SplitId;
    status: SplitStatus;
};

/**
 * `categoryId` 1 means dining.
 */
export type ParentCategory = {
    categoryId: string;
};

/**
 * Told once the voucher's owner has asked for it.
 */
export type PartnerCode = {
    /**
     * Of a paper voucher: the number that is shown at the counter for it.
     */
    code?: string | null | undefined;
    /**
     * https address of the partner's page, opened outside the app.
     */
    linkUrl?: string | null | undefined;
    /**
     * The second part of a combined code.
     */
    pin?: string | null | undefined;
};

/**
 * Tells the code. From then on the voucher is not refunded for a wish, and counts as used at its end.
 * Refused with 100000052 when it has no partner's code, or not now.
 */
export type PartnerCodeOpenBody = {
    couponId: CouponId;
};

/**
 * A voucher with a partner's code, which is told once its owner has asked for it.
 */
export type PartnerCoupon = {
    /**
     * The code can be asked for now.
     */
    canOpen: boolean;
    coupon: WalletCoupon;
    /**
     * When it was asked for, milliseconds since the epoch; the code is absent without it.
     */
    openedTime?: number | null | undefined;
    partnerCode?: PartnerCode | null | undefined;
    /**
     * Never `STANDARD`.
     */
    voucherKind: VoucherKind;
};

/**
 * Assumption: the specs name the screen, not the call.
 */
export type PartnerCouponsBody = {
    /**
     * From 1.
     */
    pageNo: number;
    /**
     * 1..=50.
     */
    pageSize: number;
};

/**
 * Those that can still be used come first, what ends soonest at the top.
 */
export type PartnerCouponsData = {
    couponList: Array<PartnerCoupon>;
    hasMore: boolean;
    /**
     * Milliseconds since the epoch by the server.
     */
    serverTime: number;
    totalCount: number;
};

/**
 * Of one of `orderId` and `shareId`. Begins a payment; an older one of the caller's is cancelled.
 * Refused with 100000040 when the order is not payable, 41 over the QRIS limit, 42 when the outlet does not take the method, 80 when the
 * share can no longer be paid. An order with shares is paid by them only.
 */
export type PayBody = {
    method: PayMethod;
    orderId?: OrderId | null | undefined;
    shareId?: ShareId | null | undefined;
};

export type PayData = {
    payment: Payment;
    /**
     * Milliseconds since the epoch by the server.
     */
    serverTime: number;
};

export type PayFailure = 'DECLINED' | 'EXPIRED' | 'WRONG_AMOUNT';

export type PayMethod = 'QRIS' | 'EWALLET' | 'CASH';

export type PayMethodOption = {
    /**
     * False: the outlet does not take it.
     */
    isOffered: boolean;
    maxRp: number;
    method: PayMethod;
    /**
     * Rupiah of one payment, both included.
     */
    minRp: number;
};

/**
 * Of one of them. A share's result reads as if it were an order of its own: TO_BE_REDEEMED once the
 * caller has paid it, CLOSED when it can no longer be paid.
 */
export type PayResultBody = {
    orderId?: OrderId | null | undefined;
    shareId?: ShareId | null | undefined;
};

export type PayResultData = {
    /**
     * Milliseconds since the epoch.
     */
    cancelTime: number;
    /**
     * `100000044` once the order is paid (home 8); absent before.
     */
    code?: string | null | undefined;
    orderId: OrderId;
    orderNo: string;
    orderStatus: OrderStatus;
    payAmount: number;
    payStatus: PayStatus;
    payment?: Payment | null | undefined;
    /**
     * Money that came and returns.
     */
    returnList: Array<MoneyReturn>;
    serverTime: number;
};

/**
 * Merchant 4 "Pay states".
 */
export type PayStatus = 'WAITING' | 'PAYING' | 'PAID' | 'CANCELLED' | 'INCOMPLETE';

/**
 * What a payer does. Assumption.
 */
export type PayerAct = 'BEGIN' | 'PAY' | 'PAY_TWICE' | 'DECLINE';

/**
 * One attempt to pay.
 */
export type Payment = {
    /**
     * Rupiah.
     */
    amount: number;
    /**
     * Milliseconds since the epoch, when its code is no longer taken.
     */
    expireTime: number;
    failure?: PayFailure | null | undefined;
    /**
     * QRIS: whom the payer's app names, as in the code. Assumption: the reply says it, so that the
     * app shows it beside the code without reading the code.
     */
    merchantName?: string | null | undefined;
    method: PayMethod;
    /**
     * QRIS: the merchant's national id (NMID), `ID` and 13 digits, as in the code. Assumption.
     */
    nmid?: string | null | undefined;
    orderId: OrderId;
    orderNo: string;
    payStatus: PayStatus;
    paymentId: PaymentId;
    /**
     * QRIS: the EMVCo text of the code. Cash: what the cashier scans.
     */
    qrString?: string | null | undefined;
    /**
     * The payer's receipt, once paid.
     */
    reference?: string | null | undefined;
    shareId?: ShareId | null | undefined;
    /**
     * Cash: what the cashier types.
     */
    shortCode?: string | null | undefined;
    /**
     * QRIS and e-wallet: what the payer's bank or wallet will write in its list. Assumption.
     */
    statementName?: string | null | undefined;
    /**
     * E-wallet: where it is paid, https or a path of the API's host.
     */
    url?: string | null | undefined;
};

/**
 * One try to pay.
 */
export type PaymentId = Id<'PaymentId'>;

/**
 * Places an order. Refused with 100000010 to 17 as [`SettlementData`], 13 when `payAmount` is not
 * what it costs now, 15 when the envelope does not fit any more.
 */
export type PlaceOrderBody = {
    detailId?: SessionId | null | undefined;
    /**
     * What the buyer was shown, rupiah.
     */
    payAmount: number;
    productId: ProductId;
    quantity: number;
    /**
     * From an earlier refusal with 100000017.
     */
    queueToken?: string | null | undefined;
    redEnvelopeId?: RedEnvelopeId | null | undefined;
    skuId: SkuId;
    split?: SplitChoice | null | undefined;
    storeId: StoreId;
};

export type PlaceOrderData = {
    /**
     * Milliseconds since the epoch, when an unpaid order closes.
     */
    cancelTime: number;
    orderId: OrderId;
    orderNo: string;
    /**
     * Nothing to pay: it is paid already.
     */
    orderStatus: OrderStatus;
    payAmount: number;
    serverTime: number;
    splitId?: SplitId | null | undefined;
};

/**
 * Plays the cashier of an outlet. `SCAN` takes `code`, the others `redemptionId`. Refused with
 * 100000052 (its state), 53 (no such code), 54 (too old, or seen before), 55 (used, or another
 * cashier checks it), 56 (of another outlet), 57 (not at this day or hour), 59 (a claimed coupon, and
 * `billAmount` is below its least bill or absent); after five wrong short codes in a minute HTTP 429.
 * Assumption: buying 9.
 */
export type PlayCashierBody = {
    act: CashierAct;
    /**
     * With `CONFIRM`: rupiah of the food that the voucher may pay for.
     */
    billAmount?: number | null | undefined;
    code?: string | null | undefined;
    /**
     * With `CONFIRM`: rupiah of the food that it may not.
     */
    excludedAmount?: number | null | undefined;
    redemptionId?: RedemptionId | null | undefined;
    rejectReason?: RejectReason | null | undefined;
    storeId: StoreId;
};

/**
 * What the cashier sees.
 */
export type PlayCashierData = {
    /**
     * Rupiah that it pays, or that the menu of a group coupon would cost; of a claimed coupon, rupiah
     * off the bill.
     */
    faceValue: number;
    /**
     * Of a claimed coupon: rupiah of the least bill. Absent: it was bought.
     */
    leastBill?: number | null | undefined;
    productName: Localised;
    redemption: Redemption;
    /**
     * What a cashier may reject it for: only a menu can be sold out.
     */
    rejectReasonList: Array<RejectReason>;
    usage: VoucherUsage;
};

/**
 * Plays operations, who give red envelopes by code and link. An existing code is changed.
 * Assumption.
 */
export type PlayEnvelopeOfferBody = {
    appOnly?: boolean | undefined;
    /**
     * Milliseconds from now until which it can be claimed, at most 366 days.
     */
    claimableMs: number;
    /**
     * 4 to 12 letters and digits.
     */
    code: string;
    /**
     * How many people can have one, at least 1.
     */
    copies: number;
    /**
     * Rupiah, at least 1.
     */
    discountAmount: number;
    useOrderAmountThreshold?: number | undefined;
    /**
     * 1..=365.
     */
    validDays: number;
    /**
     * Stopped.
     */
    withdrawn?: boolean | undefined;
};

export type PlayEnvelopeOfferData = {
    /**
     * Of a new link; older ones stay good.
     */
    token: string;
};

/**
 * Changes what is on sale, as its merchant would. Absent: as it is.
 */
export type PlayMerchantBody = {
    /**
     * Rupiah; of a voucher with a promotion, the promotion's.
     */
    price?: number | null | undefined;
    priceSource?: PriceSource | null | undefined;
    skuId: SkuId;
    stock?: number | null | undefined;
    terms?: PlayTerms | null | undefined;
    /**
     * True: off sale. Its unpaid orders close.
     */
    withdrawn?: boolean | null | undefined;
};

/**
 * Plays the payer of a payment: by `paymentId`, else the newest of `orderId`, else of `shareId`, else by the
 * text of its QR code.
 */
export type PlayPayerBody = {
    act: PayerAct;
    /**
     * Rupiah; absent: what is asked for.
     */
    amount?: number | null | undefined;
    notice?: NoticeFate | undefined;
    orderId?: OrderId | null | undefined;
    paymentId?: PaymentId | null | undefined;
    qrString?: string | null | undefined;
    shareId?: ShareId | null | undefined;
};

export type PlayPayerData = {
    paymentId: PaymentId;
    /**
     * The payer's receipts.
     */
    referenceList: Array<string>;
};

/**
 * Plays the refund desk. A refund whose status does not allow the act is refused as a wrong value.
 */
export type PlayRefundBody = {
    act: RefundDeskAct;
    failureReason?: RefundFailure | null | undefined;
    /**
     * With `CONFIRM`, at most 40 characters; absent: made up.
     */
    reference?: string | null | undefined;
    refundId: RefundId;
};

/**
 * Terms that a voucher is sold under from now on. Absent: as they are.
 */
export type PlayTerms = {
    appOnly?: boolean | null | undefined;
    billMode?: BillMode | null | undefined;
    /**
     * Monday 1 to Sunday 7.
     */
    dayList?: Array<number> | null | undefined;
    endMinute?: number | null | undefined;
    kind?: VoucherKind | null | undefined;
    limitDaily?: number | null | undefined;
    /**
     * How many one user may buy; 0: no limit. So the next.
     */
    limitEver?: number | null | undefined;
    /**
     * Rupiah of the smallest bill; 0: any.
     */
    minSpend?: number | null | undefined;
    /**
     * How many at one visit; 0: no limit.
     */
    perVisitLimit?: number | null | undefined;
    refund?: RefundPromise | null | undefined;
    /**
     * Minutes of the day in the store's zone; both 0: any hour. Only together.
     */
    startMinute?: number | null | undefined;
    /**
     * Good from midnight so many days later, up to 60; 0: at once.
     */
    validAfterDays?: number | null | undefined;
    /**
     * Good until the end of the month that is so many days away, 1 to 365.
     */
    validDays?: number | null | undefined;
};

export type PlayWhatsAppBody = {
    outcome: WhatsAppOutcome;
    /**
     * Who sent it: digits after the country code 62.
     */
    phoneNo: string;
    /**
     * The message, which contains the key of the login.
     */
    text: string;
};

/**
 * An outlet as a place on the map.
 */
export type PoiId = Id<'PoiId'>;

export type PoiListData = {
    algorithmId: string;
    extOut?: string | null | undefined;
    /**
     * On page 1.
     */
    filterOptions: Array<FilterOption>;
    /**
     * Of a search: how many stores there are; 200 stands for 200 and more.
     */
    foundCount?: number | null | undefined;
    hasMore: boolean;
    /**
     * Why a store was found; a store without a row was found by its category.
     */
    hits: Array<StoreHit>;
    /**
     * The user asked for usable coupons and has none.
     */
    isNoCouponAvailable: boolean;
    poiList: Array<StoreEntry>;
    queryId: string;
    reading?: SearchReading | null | undefined;
    tagsList: Array<Localised>;
};

/**
 * Of a category (`kingkongCategoryId`, scene CATEGORY_POI_PAGE) or a search (`searchText`, SEARCH_PAGE).
 */
export type PoiListQuery = {
    /**
     * Keys of `SearchReading.words` that the user took away: they neither filter nor are looked for.
     */
    droppedWords?: Array<string> | undefined;
    filterOptions?: Array<SelectedFilter> | undefined;
    /**
     * Exactly what was typed, without a correction.
     */
    isLiteral?: boolean | undefined;
    /**
     * A category with children, or one of these.
     */
    kingkongCategoryId?: string | null | undefined;
    /**
     * Degrees.
     */
    latitude: number;
    longitude: number;
    /**
     * From 1.
     */
    pageNo: number;
    /**
     * 20; 1..=50.
     */
    pageSize: number;
    /**
     * Empty on page 1; later the value of the first reply, else the call is refused.
     */
    queryId: string;
    region?: PoiRegion | undefined;
    scene: Scene;
    /**
     * At most 60 characters.
     */
    searchText?: string | null | undefined;
    sort?: PoiSort | undefined;
    traceId?: string | undefined;
    /**
     * Home 3; who calls is decided by the token.
     */
    userId?: PoiUser | undefined;
};

/**
 * The region that was chosen, by the most specific id that is there; without one the position rules.
 * The list is around its middle then, and has its stores only.
 */
export type PoiRegion = {
    cityId?: string | null | undefined;
    districtId?: string | null | undefined;
    provinceId?: string | null | undefined;
    streetId?: string | null | undefined;
};

/**
 * Of what was found; the 200 best or nearest are put into another order.
 */
export type PoiSort = 'BEST' | 'DISTANCE' | 'SCORE' | 'PRICE' | 'DISCOUNT';

export type PoiUser = {
    deviceId?: string | null | undefined;
    userId?: string | null | undefined;
};

export type PopularSearch = {
    /**
     * Picture, square.
     */
    iconUrl: string;
    /**
     * Shown, and searched for when it is tapped.
     */
    text: Localised;
};

/**
 * B17, discovery 6. Bargains and red envelopes do not count.
 */
export type PriceHistory = {
    /**
     * For how many days before the present price began prices are known, at most 30; of a price that
     * never changed, since when it is asked. Under 7 nothing is compared.
     */
    knownDays: number;
    /**
     * The lowest price of the 30 days before the present price began, rupiah; absent: nothing known.
     */
    lowest30?: number | null | undefined;
    /**
     * When that price began, milliseconds since the epoch; present with `lowest30`.
     */
    lowestAtMs?: number | null | undefined;
    /**
     * At most 31, oldest first; the last one is the present price. Empty under 7 days.
     */
    pointList: Array<PricePoint>;
};

/**
 * Rupiah, without promotion.
 */
export type PriceInfo = {
    /**
     * Per cent, 0..=100.
     */
    discountRatio: number;
    /**
     * B17. Assumption: the lowest price of the 30 days before the present one began, with promotions;
     * absent while fewer than these are known, and where no card is shown.
     */
    lowest30?: number | null | undefined;
    originalPrice: number;
    salePrice: number;
};

export type PricePoint = {
    /**
     * Milliseconds since the epoch, from which the price was asked.
     */
    fromMs: number;
    /**
     * Rupiah.
     */
    price: number;
};

/**
 * buying 1 "Order item".
 */
export type PriceSource = 'NORMAL' | 'FLASH_SALE' | 'BARGAIN';

/**
 * A voucher on sale at this store. Merchant 3 "Product card".
 */
export type ProductCard = {
    coupon: Coupon;
    detailId?: SessionId | null | undefined;
    /**
     * Per cent, 0..=100.
     */
    discountRatio: number;
    isSoldOut: boolean;
    logoUrl: string;
    /**
     * Rupiah.
     */
    originalPrice: number;
    priceInfo: PriceInfo;
    productId: ProductId;
    productName: Localised;
    productType: ProductType;
    promotionInfo?: PromotionInfo | null | undefined;
    /**
     * 0 purchasable. Assumption: 1 the user has reached the purchase limit, 2 the user is not in the
     * group that may buy, 3 not yet on sale.
     */
    purchaseCode: number;
    refund: RefundPromise;
    /**
     * The badge shows at 1..=10.
     */
    remainingStock: number;
    /**
     * Rupiah, with the promotion.
     */
    salePrice: number;
    skuId?: SkuId | null | undefined;
    /**
     * In total.
     */
    soldCount: number;
    usage: VoucherUsage;
};

/**
 * Both calls of home 7 have this body. Assumption: what a card's link carries.
 */
export type ProductDetailBody = {
    detailId?: SessionId | null | undefined;
    isFlashSale?: boolean | null | undefined;
    /**
     * Degrees; without them there are no distances.
     */
    latitude?: number | null | undefined;
    longitude?: number | null | undefined;
    pageId?: string | null | undefined;
    skuId: SkuId;
};

/**
 * Assumption: the specs name fields of a voucher (merchant 3), not this reply. Absent or withdrawn
 * vouchers are refused (3800103, 100000014).
 */
export type ProductDetailData = {
    /**
     * The web may not buy it (merchant 6).
     */
    appOnly: boolean;
    /**
     * As on a card: name, prices with the promotion, stock, `userLimit`, `userGroupCheckResult`.
     */
    asset: AssetCard;
    /**
     * How many stores take it, its own included.
     */
    availableStoreNum: number;
    /**
     * `#rrggbb` shown while pictures load.
     */
    backgroundColor: string;
    billRules: BillRules;
    /**
     * 1 delivery, 2 pick-up, 3 dine-in, 4 a delivery app.
     */
    channelTypeList: Array<number>;
    /**
     * What is in a group coupon; empty for cash.
     */
    contentList: Array<VoucherContent>;
    /**
     * What one can pay with it at the outlet, rupiah: of a cash coupon its value, of a group coupon
     * the menu's sum.
     */
    faceValue: number;
    flashComing?: ComingFlash | null | undefined;
    /**
     * Seconds until the flash price ends; absent: it is none.
     */
    flashRemainingTime?: number | null | undefined;
    imageList: Array<ImageItem>;
    /**
     * The link led to a flash price that has ended, or has not begun.
     */
    isFlashEnded: boolean;
    limits: PurchaseLimits;
    /**
     * With purchase code 3: when the sale begins, milliseconds since the epoch.
     */
    onSaleTime?: number | null | undefined;
    /**
     * B17.
     */
    priceHistory: PriceHistory;
    priceSource: PriceSource;
    productId: ProductId;
    /**
     * As merchant 4 `purchaseCode`: 0 purchasable, 1 limit reached, 2 not in the group, 3 not yet on
     * sale.
     */
    purchaseCode: number;
    refund: RefundPromise;
    /**
     * Milliseconds since the epoch by the server, when this reply was made.
     */
    serverTime: number;
    shareInfo: ShareInfo;
    soldCount: number;
    /**
     * The voucher's own store.
     */
    store: VoucherStore;
    termList: Array<Localised>;
    usage: VoucherUsage;
    userGroup: UserGroup;
    validEnd: number;
    /**
     * Milliseconds since the epoch between which a voucher bought now can be used.
     */
    validStart: number;
    voucherKind: VoucherKind;
};

/**
 * A voucher on sale.
 */
export type ProductId = Id<'ProductId'>;

/**
 * Assumption: home 7 names the call, not its fields.
 */
export type ProductListBody = {
    /**
     * Degrees; without them the popular stores come first.
     */
    latitude?: number | null | undefined;
    longitude?: number | null | undefined;
    /**
     * From 1.
     */
    pageNo: number;
    /**
     * 1..=50.
     */
    pageSize: number;
    /**
     * Another's answers as one that is not there: 100000070.
     */
    redEnvelopeId: RedEnvelopeId;
};

/**
 * Vouchers that can be bought now and that the envelope pays a part of. Of one for all vouchers:
 * those of the nearest stores.
 */
export type ProductListData = {
    envelope: RedEnvelope;
    hasMore: boolean;
    productList: Array<AssetCard>;
    /**
     * Milliseconds since the epoch by the server.
     */
    serverTime: number;
};

export type ProductType = 'CASH_COUPON' | 'GROUP_COUPON';

export type PromotionInfo = {
    activityType: ActivityType;
    /**
     * Rupiah.
     */
    promotionActivitySalePrice: number;
    promotionActivityTagName: Localised;
    /**
     * Per cent, 0..=100.
     */
    promotionDiscountRatio: number;
};

/**
 * The envelope has the `requestId`. Refused with 6410604 for a video that is not there.
 */
export type PullContentBody = {
    /**
     * Of `HOME_PAGE_RELATED`: the video that was opened, which is the first record. Else empty.
     */
    contentId: string;
    /**
     * Degrees; near stores come first. Assumption: the specs name neither.
     */
    latitude: number;
    longitude: number;
    /**
     * From 1. Assumption: the specs show no page; without one, a call that is sent again skips a page.
     */
    pageNo: number;
    /**
     * 10; 1..=50.
     */
    pageSize: number;
    /**
     * Empty on page 1; later the value of the first reply, else the call is refused.
     */
    queryId: string;
    scene: ContentScene;
};

export type PullContentData = {
    algorithmId: string;
    hasMore: boolean;
    /**
     * The same for all pages.
     */
    queryId: string;
    records: Array<VideoRecord>;
    /**
     * Of the feed, by language.
     */
    titleMap: Localised;
};

/**
 * Merchant 3 `receiveTimesDailyLimit`, `receiveTimesLimit`, `orderUseLimitNum`. Absent: no limit.
 */
export type PurchaseLimits = {
    /**
     * How many are taken for one order at the outlet.
     */
    orderUseLimitNum?: number | null | undefined;
    /**
     * How many the caller may buy now, with stock and limits; a visitor as a newcomer.
     */
    purchasableCount: number;
    /**
     * How many one user may buy on a day in Asia/Jakarta.
     */
    receiveTimesDailyLimit?: number | null | undefined;
    /**
     * How many one user may buy in all.
     */
    receiveTimesLimit?: number | null | undefined;
};

/**
 * The code in an outlet for one of its services.
 */
export type QrCodeId = Id<'QrCodeId'>;

/**
 * Why there is a largest quantity.
 */
export type QuantityLimit = 'STOCK' | 'DAILY_LIMIT' | 'LIMIT' | 'ORDER';

export type QueryAllCategoryBody = {
    scene: Scene;
};

export type QueryAuthCodeBody = {
    authCodeKey: string;
};

export type QueryBrandPavilionBody = {
    /**
     * From 1.
     */
    pageNo: number;
    /**
     * 15 (merchant 9); 1..=50.
     */
    pageSize: number;
};

/**
 * A store by its `storeId`, its `poiId`, or a QR code that stands in it; one of them is needed.
 */
export type QueryHomepageStoreInfoBody = {
    /**
     * Degrees; without them there is no distance. Assumption: the specs show none.
     */
    latitude?: number | null | undefined;
    longitude?: number | null | undefined;
    poiId?: PoiId | null | undefined;
    qrCodeId?: QrCodeId | null | undefined;
    sourceType: SourceType;
    storeId?: StoreId | null | undefined;
};

export type QueryJournalBody = {
    /**
     * Only requests with a greater number.
     */
    after?: number | undefined;
    /**
     * Only this device's; absent: every device's but the caller's.
     */
    deviceId?: string | null | undefined;
    /**
     * Only requests whose path starts with this.
     */
    path?: string | null | undefined;
    /**
     * For `QUIET`.
     */
    quietMs?: number | undefined;
    until?: JournalUntil | undefined;
    /**
     * At most 60,000.
     */
    waitMs?: number | undefined;
};

export type QueryLedgerBody = {
    [key: string]: unknown;
};

/**
 * Only what changes after a claim or a purchase.
 */
export type QueryMerchantCouponBody = {
    storeId: StoreId;
};

/**
 * Home 7: the query stands in `data` as text.
 */
export type QueryPoiListBody = {
    /**
     * A `PoiListQuery` as JSON.
     */
    data: string;
    region: PoiRegion;
    traceId: string;
    /**
     * The app's version name.
     */
    version: string;
};

export type QueryRecommendPoiBody = {
    /**
     * Degrees.
     */
    latitude: number;
    longitude: number;
    /**
     * The list whose stores were already shown; a list that is no longer known counts as none.
     */
    originQueryId?: string | null | undefined;
    /**
     * From 1.
     */
    pageNo: number;
    /**
     * 20; 1..=50.
     */
    pageSize: number;
    /**
     * Empty on page 1; later the value of the first reply, else the call is refused.
     */
    queryId: string;
    scene: Scene;
    traceId?: string | undefined;
};

export type QuerySandboxBody = {
    [key: string]: unknown;
};

export type QueryUnreadBody = {
    [key: string]: unknown;
};

export type QueryUserInfoBody = {
    [key: string]: unknown;
};

export type RankDetailListBody = {
    /**
     * Degrees.
     */
    latitude: number;
    longitude: number;
    /**
     * From 1.
     */
    pageNo: number;
    /**
     * 100 (spec home 9); 1..=100.
     */
    pageSize: number;
    rankFilterInfo: RankFilterInfo;
    rankId: RankId;
    traceId?: string | null | undefined;
};

export type RankDetailListData = {
    algorithmId: string;
    /**
     * Milliseconds since the epoch.
     */
    countedAtMs: number;
    /**
     * With what is chosen ticked.
     */
    filterOptions: Array<FilterOption>;
    hasMore: boolean;
    /**
     * As on the store lists: the user asked for usable coupons and has none.
     */
    isNoCouponAvailable: boolean;
    /**
     * By their places. Each has `rankInfo`, whose place stays the same under a filter, and `soldCount`.
     */
    poiList: Array<StoreEntry>;
    rankId: RankId;
};

export type RankEntry = {
    /**
     * Milliseconds since the epoch; it is counted once a day.
     */
    countedAtMs: number;
    /**
     * How it is counted, as sentences on lines of their own. The SQL is `count_sql` of the sandbox.
     */
    howCounted: Localised;
    rankId: RankId;
    rankName: Localised;
    shareInfo: ShareInfo;
    /**
     * How many stores it has, at most 100.
     */
    storeCount: number;
    /**
     * What is ranked, short enough for a tab.
     */
    tabName: Localised;
};

/**
 * What the user checked. Empty: the whole rank.
 */
export type RankFilterInfo = {
    /**
     * As on the store lists: PRICE (bands of rupiah a head), DISCOUNT_STORE `discount`, COUPON_AVAILABLE
     * `coupon`, BOOLEAN `openNow`, `halal`, `refundable` and `near`. No categories: a rank is of one.
     */
    filterOptions?: Array<SelectedFilter> | undefined;
};

/**
 * A list of the best stores of one kind.
 */
export type RankId = Id<'RankId'>;

export type RankInfo = {
    rankId: RankId;
    rankName: Localised;
    /**
     * From 1.
     */
    rankSort: number;
};

export type RankListBody = {
    [key: string]: unknown;
};

export type RankListData = {
    /**
     * In the order of their tabs.
     */
    rankList: Array<RankEntry>;
};

export type ReadWord = {
    /**
     * Given back in `droppedWords`.
     */
    key: string;
    label: Localised;
};

/**
 * Claims what a link or a typed code gives: one of the two. A repeat by the same user gets the same
 * again. Refused with 100000070 (none, or it ended), 71 (claimed), 72 (own), 16 (app only); after
 * five wrong codes in a minute 100000073.
 */
export type ReceiveByTokenBody = {
    code?: string | null | undefined;
    token?: string | null | undefined;
};

/**
 * One of the two.
 */
export type ReceiveByTokenData = {
    couponId?: CouponId | null | undefined;
    redEnvelopeId?: RedEnvelopeId | null | undefined;
};

export type ReceiveCouponBody = {
    activityId: string;
    couponBatchId: BatchId;
    couponTemplateIds: Array<string>;
};

export type ReceiveCouponData = {
    /**
     * Shown instead of the app's own text when not empty. Assumption: "server message".
     */
    message?: string | null | undefined;
    /**
     * What the user holds now.
     */
    receivedCount: number;
};

export type RecommendPoiData = {
    algorithmId: string;
    hasMore: boolean;
    poiList: Array<StoreEntry>;
    queryId: string;
};

/**
 * Merchant 3 "Red envelope".
 */
export type RedEnvelope = {
    appOnly: boolean;
    /**
     * Its face value, rupiah.
     */
    discountAmount: number;
    expireTime: number;
    orderId?: OrderId | null | undefined;
    /**
     * How many vouchers it is for; 0: all.
     */
    productCount: number;
    /**
     * Milliseconds since the epoch.
     */
    receiveTime: number;
    redEnvelopeId: RedEnvelopeId;
    state: EnvelopeState;
    /**
     * Rupiah that an order has to cost; 0: any.
     */
    useOrderAmountThreshold: number;
    usedTime?: number | null | undefined;
};

/**
 * A discount that is used once.
 */
export type RedEnvelopeId = Id<'RedEnvelopeId'>;

/**
 * Opens a voucher at an outlet, so that its code can be shown for 48 hours. One that is open stays as
 * it is, wherever its owner is now. Refused with 100000050 (too far), 51 (neither position nor QR
 * code), 52 (its state), 56 (an outlet that does not take it), 57 (not at this day or hour), 58 (not
 * the caller's).
 */
export type RedeemOpenBody = {
    /**
     * Metres around the position; beyond 2,000 it counts as 2,000.
     */
    accuracy?: number | null | undefined;
    couponId: CouponId;
    /**
     * Degrees.
     */
    latitude?: number | null | undefined;
    longitude?: number | null | undefined;
    qrCodeId?: QrCodeId | null | undefined;
};

export type RedeemOpenData = {
    redemption: Redemption;
    /**
     * As in `detail`.
     */
    seed: string;
    /**
     * Milliseconds since the epoch by the server.
     */
    serverTime: number;
};

/**
 * How the code came to the cashier. Buying 1.
 */
export type RedeemVia = 'ROTATING' | 'SHORT' | 'OFFLINE';

/**
 * One try to use a voucher.
 */
export type Redemption = {
    /**
     * Rupiah of the meal, as the cashier typed it.
     */
    billAmount?: number | null | undefined;
    confirmTime?: number | null | undefined;
    /**
     * Rupiah that were left to pay at the outlet.
     */
    counterAmount?: number | null | undefined;
    couponId: CouponId;
    /**
     * Metres at the opening, when a position was sent.
     */
    distanceM?: number | null | undefined;
    /**
     * With `SCANNED`: then the cashier's time is over and the code can be shown again.
     */
    lockedUntil?: number | null | undefined;
    /**
     * Milliseconds since the epoch.
     */
    openTime: number;
    poiId: PoiId;
    /**
     * `J` and a number, `JB` of a claimed coupon, which its store's scan opens.
     */
    redemptionId: RedemptionId;
    rejectReason?: RejectReason | null | undefined;
    status: RedemptionStatus;
    /**
     * The outlet: where it was opened, then where it was scanned.
     */
    storeId: StoreId;
    storeName: string;
    /**
     * With `OPEN`: a cashier had it last and did not decide in time.
     */
    timedOutTime?: number | null | undefined;
    /**
     * With `CONFIRMED`: until when the cashier can take it back.
     */
    undoUntil?: number | null | undefined;
    /**
     * With `UNDONE`.
     */
    undoneTime?: number | null | undefined;
    /**
     * Until when it is open.
     */
    untilTime: number;
    via?: RedeemVia | null | undefined;
};

/**
 * One try to use a voucher, or (`JB`) a claimed coupon.
 */
export type RedemptionId = Id<'RedemptionId'>;

/**
 * Buying 2 "J".
 */
export type RedemptionStatus = 'OPEN' | 'SCANNED' | 'CONFIRMED' | 'REJECTED' | 'LAPSED' | 'UNDONE' | 'REFUSED';

export type RedemptionStep = {
    kind: RedemptionStepKind;
    /**
     * Absent: at no outlet.
     */
    storeName?: string | null | undefined;
    /**
     * Milliseconds since the epoch.
     */
    time: number;
};

export type RedemptionStepKind = 'OPENED' | 'SCANNED' | 'CONFIRMED' | 'REJECTED' | 'TIMED_OUT' | 'LAPSED' | 'UNDONE' | 'REFUSED' | 'EVIDENCE' | 'REFUND_CHOSEN' | 'KEEP_CHOSEN' | 'REFUND_ASKED' | 'REFUND_PASSED_ON' | 'REFUND_GRANTED' | 'REFUND_DENIED';

export type RefreshTokenBody = {
    cpType: string;
    identityType: string;
    refreshToken: string;
};

export type Refund = {
    /**
     * Rupiah that go to this payer.
     */
    amount: number;
    /**
     * With `WRONG_AMOUNT`: rupiah that were asked for.
     */
    askedAmount?: number | null | undefined;
    /**
     * From 1; one more each time it is sent again.
     */
    attempt: number;
    canCancel: boolean;
    canResend: boolean;
    cause: RefundCause;
    couponIdList: Array<CouponId>;
    destination?: RefundTarget | null | undefined;
    detailName?: Localised | null | undefined;
    /**
     * `YYYY-MM-DD`, the working day by which it has arrived.
     */
    expectedDate?: string | null | undefined;
    failureReason?: RefundFailure | null | undefined;
    /**
     * The caller's money.
     */
    isMine: boolean;
    note: string;
    orderId: OrderId;
    /**
     * Rupiah of the vouchers that a red envelope paid.
     */
    promoAmount: number;
    reasonName?: Localised | null | undefined;
    /**
     * Of the bank, with `DONE`.
     */
    reference?: string | null | undefined;
    refundId: RefundId;
    /**
     * Milliseconds since the epoch.
     */
    requestTime: number;
    returnReason?: ReturnReason | null | undefined;
    sendTime?: number | null | undefined;
    status: RefundStatus;
};

/**
 * Why a voucher cannot be refunded now.
 */
export type RefundBlock = 'PROMISE' | 'AT_EXPIRY' | 'USED' | 'EXPIRED' | 'LOCKED' | 'GIFT_WAITING' | 'GIVEN' | 'REVEALED' | 'REFUNDING' | 'RETURNED';

/**
 * Refused with 100000064 when there is none for the caller to see.
 */
export type RefundBody = {
    refundId: RefundId;
};

/**
 * Why money returns. Buying 1.
 */
export type RefundCause = 'WISH' | 'EXPIRY' | 'OUTLET' | 'PAYMENT';

/**
 * A refund that somebody else decides. Assumption: the specs refund on the owner's word.
 */
export type RefundClaim = {
    /**
     * Milliseconds since the epoch.
     */
    askedTime: number;
    /**
     * Milliseconds since the epoch.
     */
    decidedTime?: number | null | undefined;
    kind: ClaimKind;
    /**
     * With `OUTLET`: then customer service decides. Milliseconds since the epoch.
     */
    outletUntil?: number | null | undefined;
    /**
     * `YYYY-MM-DD`, the working day by which customer service has decided.
     */
    serviceDate: string;
    status: ClaimStatus;
};

export type RefundCoupon = {
    blockedBy?: RefundBlock | null | undefined;
    couponId: CouponId;
    discountShare: number;
    isChosen: boolean;
    paidAmount: number;
    /**
     * Rupiah: `salePrice` is `discountShare` and `paidAmount`.
     */
    salePrice: number;
    state: CouponState;
};

/**
 * What the refund desk does. Buying 9.
 */
export type RefundDeskAct = 'SEND' | 'CONFIRM' | 'FAIL' | 'DELAY';

/**
 * Where money is to go. With `EWALLET` its phone, with `BANK` the three fields of the bank.
 */
export type RefundDestination = {
    /**
     * 2 to 60 letters, spaces, dots, apostrophes and hyphens, as on the account.
     */
    bankAccountName?: string | null | undefined;
    /**
     * 8 to 20 digits (merchant 5: at least 8).
     */
    bankAccountNumber?: string | null | undefined;
    /**
     * A name of `bank_list`.
     */
    bankName?: string | null | undefined;
    kind: DestinationKind;
    /**
     * Indonesian mobile number, as people type it.
     */
    phoneNo?: string | null | undefined;
};

/**
 * Names ahead where the money of an order's vouchers goes when it cannot go back to where it came from;
 * money that waits for it goes there at once. Refused with 100000064 when none of the caller's is to
 * return, 100000062 for a destination that does not do (`ORIGINAL` too: it comes first anyway).
 */
export type RefundDestinationSetBody = {
    destination: RefundDestination;
    orderId: OrderId;
};

export type RefundDetailData = {
    answerDate?: string | null | undefined;
    caseNo?: CaseNo | null | undefined;
    /**
     * With `canResend`; else empty.
     */
    destinationList: Array<RefundOption>;
    envelope?: EnvelopeBack | null | undefined;
    /**
     * The order is the caller's to open.
     */
    isOrderMine: boolean;
    item: OrderItem;
    orderNo: string;
    refund: Refund;
    /**
     * Milliseconds since the epoch by the server.
     */
    serverTime: number;
    /**
     * WhatsApp number of customer service, digits without plus.
     */
    serviceWhatsapp: string;
    /**
     * Of an order that several paid: everybody's part. Else empty.
     */
    shareList: Array<RefundShare>;
    /**
     * Oldest first.
     */
    stepList: Array<RefundStep>;
};

/**
 * Why the money came back to us. Buying 7.
 */
export type RefundFailure = 'ACCOUNT_CLOSED' | 'NAME_MISMATCH' | 'ISSUER_REFUSED' | 'WINDOW_PASSED' | 'PROVIDER_DOWN';

/**
 * Money that returns.
 */
export type RefundId = Id<'RefundId'>;

/**
 * A way for the money, and when it is there if it is asked for now.
 */
export type RefundOption = {
    blockedBy?: OriginalBlock | null | undefined;
    /**
     * `YYYY-MM-DD`, a working day.
     */
    expectedDate: string;
    isOffered: boolean;
    kind: DestinationKind;
    method?: PayMethod | null | undefined;
    /**
     * Milliseconds since the epoch.
     */
    sendTime: number;
};

/**
 * B2.
 */
export type RefundPromise = 'ANY_TIME' | 'AT_EXPIRY' | 'NONE';

export type RefundReason = {
    /**
     * May be empty.
     */
    detailList: Array<RefundReasonDetail>;
    name: Localised;
    reason: string;
};

export type RefundReasonDetail = {
    detail: string;
    name: Localised;
};

export type RefundReasonsBody = {
    [key: string]: unknown;
};

export type RefundReasonsData = {
    reasonList: Array<RefundReason>;
};

/**
 * Sends money again that failed, or that waits for its destination. Refused with 100000061 while it
 * is on its way, 100000062 for a destination that does not do, 100000063 once it has arrived.
 */
export type RefundResendBody = {
    destination: RefundDestination;
    refundId: RefundId;
};

export type RefundShare = {
    /**
     * Rupiah.
     */
    amount: number;
    isMine: boolean;
    name: string;
    status?: RefundStatus | null | undefined;
};

/**
 * Buying 2 "Z".
 */
export type RefundStatus = 'REQUESTED' | 'WAIT_DESTINATION' | 'CANCELLED' | 'SENT' | 'DONE' | 'FAILED';

/**
 * Buying 1 "Refund step".
 */
export type RefundStep = {
    /**
     * Rupiah.
     */
    amount: number;
    attempt: number;
    destination?: RefundTarget | null | undefined;
    expectedDate?: string | null | undefined;
    failureReason?: RefundFailure | null | undefined;
    reference?: string | null | undefined;
    /**
     * From 1.
     */
    seq: number;
    status: RefundStatus;
    /**
     * Milliseconds since the epoch.
     */
    time: number;
};

/**
 * Where money goes, masked: nobody sees a whole number again.
 */
export type RefundTarget = {
    /**
     * `S*** W***`
     */
    bankAccountName?: string | null | undefined;
    /**
     * `****7890`
     */
    bankAccountNumber?: string | null | undefined;
    bankName?: string | null | undefined;
    kind: DestinationKind;
    method?: PayMethod | null | undefined;
    /**
     * `+62 812-****-0001`
     */
    phoneNo?: string | null | undefined;
};

/**
 * What becomes of a voucher that an outlet refused.
 */
export type RefusedChoice = 'REFUND' | 'KEEP';

/**
 * Assumption: the specs show no fields.
 */
export type Region = {
    children: Array<Region>;
    regionId: string;
    regionName: string;
};

export type RegionListBody = {
    [key: string]: unknown;
};

export type RegionListData = {
    regionList: Array<Region>;
};

/**
 * Why a cashier says no.
 */
export type RejectReason = 'TERMS' | 'SOLD_OUT' | 'CLOSING' | 'GUEST' | 'OTHER';

export type ReleaseBody = {
    /**
     * The path of a fault `hold`; absent: of all of them.
     */
    path?: string | null | undefined;
};

export type ReportDeviceBody = {
    clientInfo?: ClientInfo | null | undefined;
    deviceInfo: DeviceInfo;
    /**
     * Empty until a push token exists.
     */
    fcmToken: string;
};

export type ReportEventsBody = {
    /**
     * 1..=100.
     */
    events: Array<ReportedEvent>;
};

export type ReportReason = 'FAKE' | 'OFFENSIVE' | 'SPAM' | 'PRIVATE' | 'OFF_TOPIC';

/**
 * The owner says that an outlet refuses the voucher: it is frozen at once. With an open case adds to it;
 * `choice` ends it. Refused with 100000052 unless it is open, being checked, or was used within 24
 * hours, and when an unused one is to be kept past its end; 58 when it is not the caller's. For one that
 * its outlet confirmed, or whose partner's code was told, `REFUND` (and no choice in time) makes a claim,
 * at most two at once and five within 90 days (100000066); `KEEP` takes it back.
 */
export type ReportRefusedBody = {
    choice?: RefusedChoice | null | undefined;
    couponId: CouponId;
    /**
     * Addresses of pictures that the caller uploaded, at most 6 of a case.
     */
    photoList: Array<string>;
    /**
     * At most 300 characters, added to what was written before (100000065). Empty: nothing is added.
     */
    text: string;
};

export type ReportRefusedData = {
    outletCase: OutletCase;
    /**
     * Milliseconds since the epoch by the server.
     */
    serverTime: number;
};

export type ReportReviewBody = {
    /**
     * At most 300 characters.
     */
    note: string;
    reason: ReportReason;
    reviewId: ReviewId;
};

/**
 * What a choice of refund would lead to.
 */
export type ReportRule = 'REFUND' | 'OUTLET' | 'SERVICE' | 'LIMIT';

/**
 * Outcome of a report. Assumption.
 */
export type ReportStatus = 'WAITING' | 'CORRECTED' | 'CONFIRMED';

export type ReportStoreBody = {
    /**
     * At most 300 characters.
     */
    note: string;
    skuId?: SkuId | null | undefined;
    storeId: StoreId;
    wrong: WrongData;
};

/**
 * Assumption: the payload. Never tokens, phone numbers or names.
 */
export type ReportedEvent = {
    /**
     * Made by the client; a repeat is stored once.
     */
    eventId: string;
    /**
     * As in spec home 7, e.g. `store_card`; 1..=64 characters.
     */
    name: string;
    /**
     * Path of the screen, without query.
     */
    page: string;
    /**
     * At most 4 KiB.
     */
    props: {
        [key: string]: unknown;
    };
    /**
     * Milliseconds since the epoch.
     */
    timeMs: number;
};

/**
 * Assumption: the specs name the field; `FlashReserveBody` changes it.
 */
export type ReserveStatus = 'CAN_RESERVE' | 'RESERVED';

/**
 * Back to the data and the time of the start; everything in memory is forgotten.
 */
export type ResetSandboxBody = {
    [key: string]: unknown;
};

export type ResetUnreadBody = {
    page: UnreadPage;
};

/**
 * Buying 2 "surplus".
 */
export type ReturnReason = 'LATE' | 'SECOND' | 'WRONG_AMOUNT' | 'SPLIT_ENDED';

export type Review = {
    auditStatus: AuditStatus;
    content: string;
    /**
     * Milliseconds since the epoch.
     */
    createTime: number;
    criteriaScores: Array<CriteriaScore>;
    /**
     * Milliseconds since the epoch, when it was changed after it was shown.
     */
    editedTime?: number | null | undefined;
    /**
     * Address on the image host; empty: the default avatar.
     */
    headPicture: string;
    helpfulCount: number;
    id: ReviewId;
    isAnonymous: boolean;
    /**
     * The caller found it helpful.
     */
    isHelpful: boolean;
    /**
     * Written with a used voucher or a visit that the server knows of (B9).
     */
    isVerifiedPurchase: boolean;
    merchantReply?: MerchantReply | null | undefined;
    orderId?: VisitId | null | undefined;
    poiId: PoiId;
    rejectReason?: Localised | null | undefined;
    reviewMedias: Array<ReviewMedia>;
    /**
     * 1 to 5.
     */
    score: number;
    storeId: StoreId;
    storeName: string;
    /**
     * IANA name of the store's zone, by whose days its reviews are dated; absent: Asia/Jakarta.
     * Assumption.
     */
    timeZone?: string | null | undefined;
    /**
     * Empty when anonymous, unless it is the caller's own.
     */
    userId: string;
    /**
     * Empty when anonymous.
     */
    userName: string;
};

export type ReviewDetailBody = {
    poiId?: PoiId | null | undefined;
    reviewId: ReviewId;
};

export type ReviewEligibility = {
    /**
     * Criteria to rate beside the overall score; `score` is 0.
     */
    criteria: Array<CriteriaScore>;
    isEligible: boolean;
    orderId?: VisitId | null | undefined;
    ownReviewId?: ReviewId | null | undefined;
    reason?: IneligibleReason | null | undefined;
    /**
     * For callers who come by a link and do not know it.
     */
    storeName: string;
};

export type ReviewFilter = 'ALL' | 'WITH_PHOTOS' | 'VERIFIED' | 'GOOD' | 'CRITICAL';

/**
 * A review.
 */
export type ReviewId = Id<'ReviewId'>;

export type ReviewListBody = {
    /**
     * Assumption: of the previous page; the list continues after its last review, wherever that is
     * now. Absent: the page is found by its number.
     */
    cursor?: string | null | undefined;
    /**
     * Assumption: filters and order are ours (B9).
     */
    filter?: ReviewFilter | undefined;
    /**
     * From 1.
     */
    pageNo: number;
    /**
     * 5 (merchant 9); 1..=50.
     */
    pageSize: number;
    sort?: ReviewSort | undefined;
    storeId: StoreId;
};

/**
 * Approved reviews, and the caller's own in every state.
 */
export type ReviewListData = {
    /**
     * For the next page; absent on the last one. Assumption.
     */
    cursor?: string | null | undefined;
    data: Array<Review>;
    summary?: ReviewSummary | null | undefined;
    /**
     * Of this filter.
     */
    totalCount: number;
};

export type ReviewMedia = {
    id: string;
    mediaUrl: string;
    /**
     * 320 wide.
     */
    thumbnailMediaUrl: string;
};

export type ReviewSort = 'NEWEST' | 'MOST_HELPFUL';

/**
 * Of approved reviews.
 */
export type ReviewSummary = {
    criteriaScores: Array<CriteriaScore>;
    filterCounts: Array<FilterCount>;
    /**
     * How many gave 1, 2, 3, 4, 5 stars, in this order.
     */
    histogram: Array<number>;
    /**
     * 0 to 5, one decimal.
     */
    score: number;
};

export type SandboxState = {
    /**
     * Milliseconds that it runs ahead of the machine's clock.
     */
    clockOffsetMs: number;
    faults: Array<Fault>;
    /**
     * Paths of the calls whose replies are held now, oldest first.
     */
    held: Array<string>;
    /**
     * The sandbox's own time, milliseconds since the epoch.
     */
    nowMs: number;
    standing?: Standing | null | undefined;
};

/**
 * Writes a review, or changes the caller's own.
 */
export type SaveReviewBody = {
    anonymous: boolean;
    /**
     * At most 1000 characters; may be empty.
     */
    content: string;
    /**
     * By criteria id, 1 to 5.
     */
    criteriaScoreList: {
        [key: string]: number;
    };
    /**
     * `visitUrl`s of `uploadFile` with business `review`, at most 6, in this order.
     */
    medias: Array<string>;
    orderId?: VisitId | null | undefined;
    reviewId?: ReviewId | null | undefined;
    /**
     * 1 to 5.
     */
    score: number;
    storeId: StoreId;
};

export type SaveReviewData = {
    review: Review;
};

/**
 * Rupiah. A voucher counts in the month in which it was used, with its price before the discount
 * less what was paid for it. One that was given away, or whose money returned, counts for nobody.
 */
export type SavingsData = {
    /**
     * How many used vouchers no sum has, since they cannot be shown now; it is reported. Absent: none.
     */
    leftOutCount?: number | null | undefined;
    /**
     * The vouchers of these months, the last used first.
     */
    lineList: Array<SavingsLine>;
    /**
     * Of the running month, Asia/Jakarta.
     */
    monthAmount: number;
    /**
     * Twelve, the running one last.
     */
    monthList: Array<SavingsMonth>;
    /**
     * Of all months.
     */
    totalAmount: number;
};

export type SavingsLine = {
    couponId: CouponId;
    /**
     * `YYYY-MM`
     */
    month: string;
    name: Localised;
    /**
     * 0: the price before the discount is not known.
     */
    savedAmount: number;
    storeName: string;
    /**
     * Milliseconds since the epoch.
     */
    usedTime: number;
};

export type SavingsMonth = {
    /**
     * `YYYY-MM`
     */
    month: string;
    savedAmount: number;
};

export type SavingsQueryBody = {
    [key: string]: unknown;
};

export type Scene = 'HOME_PAGE' | 'CATEGORY_POI_PAGE' | 'SEARCH_PAGE';

export type SearchPopularBody = {
    [key: string]: unknown;
};

export type SearchPopularData = {
    /**
     * 10, the most searched first.
     */
    popularList: Array<PopularSearch>;
};

/**
 * How a text was read.
 */
export type SearchReading = {
    /**
     * What was searched for instead of the text, when words of it were corrected.
     */
    correctedText?: string | null | undefined;
    /**
     * Words that became filters or a place.
     */
    words: Array<ReadWord>;
};

export type SearchSuggestBody = {
    /**
     * Degrees.
     */
    latitude: number;
    longitude: number;
    /**
     * At most 60 characters.
     */
    text: string;
};

export type SearchSuggestData = {
    /**
     * At most 8, the best first.
     */
    suggestions: Array<SearchSuggestion>;
};

/**
 * Texts are in the caller's language.
 */
export type SearchSuggestion = {
    /**
     * Of its kind; with `STORE` the `poiId`.
     */
    id: string;
    kind: SuggestionKind;
    /**
     * What of `text` was typed.
     */
    ranges: Array<TextRange>;
    store?: SuggestedStore | null | undefined;
    /**
     * Shown, and searched for when it is tapped.
     */
    text: string;
};

/**
 * What the user chose: keys of leaf nodes.
 */
export type SelectedFilter = {
    /**
     * 1..=50 keys.
     */
    keys: Array<string>;
    type: FilterType;
};

export type SendCodeBody = {
    /**
     * Digits, `62`.
     */
    countryCode: string;
    /**
     * Digits after the country code, without a leading zero.
     */
    phoneNo: string;
    sliderToken?: string | null | undefined;
};

export type SentCodeData = {
    /**
     * Seconds until the code expires: 300.
     */
    expiresInS: number;
    /**
     * Seconds until another may be requested: 60.
     */
    resendInS: number;
};

/**
 * A window of the day in which flash prices count.
 */
export type SessionId = Id<'SessionId'>;

export type SetClockBody = {
    /**
     * Milliseconds that the sandbox's clock runs ahead of the machine's; 0 is real time.
     */
    offsetMs: number;
};

export type SetFaultsBody = {
    /**
     * At most 50. Replaces all.
     */
    faults: Array<Fault>;
};

/**
 * What an order would cost. Nothing is reserved.
 */
export type SettlementBody = {
    detailId?: SessionId | null | undefined;
    envelope: EnvelopeChoice;
    /**
     * 1..=99; above what may be bought, the reply is for the most that may.
     */
    quantity: number;
    redEnvelopeId?: RedEnvelopeId | null | undefined;
    skuId: SkuId;
};

/**
 * Refused with 100000010 sold out, 100000011 limit, 100000012 not eligible, 100000014 withdrawn,
 * 100000016 app only.
 */
export type SettlementData = {
    bill: Bill;
    /**
     * The buyer's phone, masked: `+62 812-****-0001`.
     */
    contact: string;
    discountAmount: number;
    /**
     * The caller's, the best first.
     */
    envelopeList: Array<EnvelopeOption>;
    /**
     * Seconds until the flash price ends; absent: it is none.
     */
    flashRemainingTime?: number | null | undefined;
    item: OrderItem;
    /**
     * What `maxQuantity` comes from.
     */
    limitedBy: QuantityLimit;
    limits: PurchaseLimits;
    maxQuantity: number;
    methodList: Array<PayMethodOption>;
    payAmount: number;
    /**
     * Minutes that the order will wait for its payment.
     */
    payMinutes: number;
    /**
     * The most pieces that any method can pay for at once, 0 for none; absent: one pays for
     * `quantity`. An order that no method can pay is refused when it is placed, unless a split's
     * shares can.
     */
    payableQuantity?: number | null | undefined;
    /**
     * The most pieces that QRIS can pay for at once, after what the red envelope takes off them;
     * absent: `quantity` is within it.
     */
    qrisMaxQuantity?: number | null | undefined;
    redEnvelopeId?: RedEnvelopeId | null | undefined;
    remainingStock: number;
    /**
     * Milliseconds since the epoch by the server.
     */
    serverTime: number;
    /**
     * `salePrice` times quantity, rupiah.
     */
    totalAmount: number;
};

/**
 * An order's share of a split: the split and its place from 1.
 */
export type ShareId = Id<'ShareId'>;

/**
 * What goes out with a share. Merchant 3 "Share info".
 */
export type ShareInfo = {
    activity_id?: string | null | undefined;
    mall_id?: MallId | null | undefined;
    product_id?: ProductId | null | undefined;
    shareContent: Localised;
    /**
     * Address on the image host.
     */
    shareImgUrl: Localised;
    store_id?: StoreId | null | undefined;
};

export type ShareStatus = 'WAITING' | 'PAID' | 'RETURNING' | 'CLOSED';

/**
 * What is bought of a voucher on sale.
 */
export type SkuId = Id<'SkuId'>;

/**
 * One of the two ways to pass; exactly one of `x` and `work` is there.
 */
export type SliderAnswer = {
    challengeId: string;
    /**
     * The numbers that `SliderChallenge.work` asks for, in the order of its parts.
     */
    work?: Array<number> | null | undefined;
    /**
     * Left edge of the piece, in pixels of the background.
     */
    x?: number | null | undefined;
};

/**
 * A picture with a gap, and the piece that belongs there.
 */
export type SliderChallenge = {
    /**
     * `data:image/webp;base64,…`.
     */
    background: string;
    challengeId: string;
    height: number;
    /**
     * `data:image/webp;base64,…`, with transparent surroundings.
     */
    piece: string;
    /**
     * Top of the piece, pixels of the background.
     */
    pieceTop: number;
    pieceWidth: number;
    /**
     * Pixels of the background.
     */
    width: number;
    work: SliderWork;
};

export type SliderData = {
    challenge?: SliderChallenge | null | undefined;
    /**
     * False: continue without one.
     */
    required: boolean;
    /**
     * After a right answer: for `login` or `sendCode`, once, within two minutes.
     */
    sliderToken?: string | null | undefined;
};

export type SliderMode = 'ALWAYS' | 'NEVER' | 'AUTO';

/**
 * What the device computes instead, for those who cannot see or drag: for each part a number `n` for
 * which SHA-256 of `{challengeId}:{part}:{n}`, parts counted from 0, begins with so many zero bits.
 */
export type SliderWork = {
    bits: number;
    parts: number;
};

export type SourceType = 'CUSTOMER';

/**
 * With `place_order`. Refused with 100000081: another split of the caller's is open, the price is
 * not `NORMAL`, over 10 vouchers, or less than Rp1 for each.
 */
export type SplitChoice = {
    mode: SplitMode;
    /**
     * 2..=10, the owner first.
     */
    personList: Array<SplitPerson>;
};

/**
 * An order that several pay.
 */
export type SplitId = Id<'SplitId'>;

export type SplitMode = 'EQUAL' | 'ITEM';

/**
 * One who is to pay.
 */
export type SplitPerson = {
    /**
     * As the owner calls them, 1..=30 characters; readable by everybody who has the link.
     */
    name: string;
    /**
     * With `ITEM`: vouchers, at least 1, which sum to the order's quantity. With `EQUAL` 0.
     */
    quantity: number;
};

/**
 * How far an order's split has come.
 */
export type SplitProgress = {
    /**
     * Shares.
     */
    paidCount: number;
    shareCount: number;
};

export type SplitShare = {
    /**
     * Rupiah.
     */
    amount: number;
    /**
     * The caller's vouchers, once all is paid.
     */
    couponIdList: Array<CouponId>;
    /**
     * Paid by the caller.
     */
    isMine: boolean;
    name: string;
    /**
     * Milliseconds since the epoch.
     */
    paidTime?: number | null | undefined;
    payment?: Payment | null | undefined;
    /**
     * Vouchers; 0 with `EQUAL`.
     */
    quantity: number;
    shareId: ShareId;
    status: ShareStatus;
};

export type SplitStatus = 'OPEN' | 'COMPLETE' | 'EXPIRED' | 'CANCELLED';

export type SplitViewBody = {
    /**
     * `L` and 128 random bits as hex: who has it may look and pay.
     */
    splitId: SplitId;
};

/**
 * For every member who has the link. Refused with 100000070: no such split. No phone numbers.
 */
export type SplitViewData = {
    /**
     * Milliseconds since the epoch, until when shares can be paid.
     */
    cancelTime: number;
    isOwner: boolean;
    item: OrderItem;
    methodList: Array<PayMethodOption>;
    mode: SplitMode;
    moneyBack?: MoneyBack | null | undefined;
    orderId?: OrderId | null | undefined;
    /**
     * Rupiah of those that are paid.
     */
    paidAmount: number;
    /**
     * Rupiah of all shares.
     */
    payAmount: number;
    /**
     * The caller's refunds of its vouchers, newest first.
     */
    refundList: Array<Refund>;
    /**
     * The caller's money that returns.
     */
    returnList: Array<MoneyReturn>;
    serverTime: number;
    /**
     * The owner's share first.
     */
    shareList: Array<SplitShare>;
    splitId: SplitId;
    status: SplitStatus;
};

/**
 * A place that the console plays, in degrees (WGS 84).
 */
export type Standing = {
    latitude: number;
    longitude: number;
};

export type StoreChannel = {
    /**
     * 1 delivery, 2 pick-up, 3 dine-in.
     */
    orderFoodType: number;
    qrCodeId?: QrCodeId | null | undefined;
};

/**
 * A store on a list. Assumption: the specs show `poiId`, `storeId`, `distance` and `ext`; the rest
 * is what its card shows (product rules, Look) and has the names of the store entity (merchant 3).
 */
export type StoreEntry = {
    /**
     * At most 3.
     */
    assetList: Array<AssetCard>;
    /**
     * `#rrggbb` shown while the cover loads.
     */
    backgroundColor: string;
    businessDistrictName: string;
    businessState: BusinessState;
    /**
     * Kilometres from the asked position.
     */
    distance: number;
    /**
     * Assumption: opaque; given back with what comes of opening the store (`reportExt`).
     */
    ext?: string | null | undefined;
    halalCertificate?: HalalCertificate | null | undefined;
    /**
     * As on the store's page: `1` certified, `2` nothing known, `0` not halal.
     */
    halalRestaurant: string;
    /**
     * On the list of a mall only: the floor that it is on.
     */
    mallFloorName?: string | null | undefined;
    mallName?: string | null | undefined;
    poiId: PoiId;
    /**
     * Rupiah.
     */
    pricePerCapita: number;
    rankInfo?: RankInfo | null | undefined;
    reviewCount: number;
    /**
     * 0 to 5, one decimal; 0 without reviews.
     */
    score: number;
    /**
     * On a ranking: vouchers that the store had sold when it was counted.
     */
    soldCount?: number | null | undefined;
    storeBusinessCategory: Localised;
    storeId: StoreId;
    /**
     * Cover picture, 4:3.
     */
    storeImageUrl: string;
    storeName: string;
};

/**
 * What of a store fits the text.
 */
export type StoreHit = {
    dish?: DishHit | null | undefined;
    /**
     * In `storeName`.
     */
    nameRanges: Array<TextRange>;
    poiId: PoiId;
};

/**
 * An outlet.
 */
export type StoreId = Id<'StoreId'>;

/**
 * Assumption: names are the spec's; types are chosen where it shows none.
 */
export type StoreInfo = {
    /**
     * `#rrggbb` shown while pictures load.
     */
    backgroundColor: string;
    /**
     * The gallery behind the top bar.
     */
    backgroundImageList: Array<ImageItem>;
    businessDistrictList: Array<BusinessDistrict>;
    /**
     * By the server's clock now; the same rule as on cards.
     */
    businessState: BusinessState;
    dayPartTimeList: Array<DayPartTime>;
    /**
     * Of the user who asks; false for visitors.
     */
    favourite: boolean;
    halalCertificate?: HalalCertificate | null | undefined;
    /**
     * `1`: certified, the badge shows. `2`: nothing known. `0`: not halal. Merchant 2 names `1`.
     */
    halalRestaurant: string;
    homepageCouponList: HomepageCoupons;
    homepageCouponNotice?: CouponNotice | null | undefined;
    /**
     * Degrees.
     */
    latitude: number;
    /**
     * Degrees.
     */
    longitude: number;
    mallInfo?: MallInfo | null | undefined;
    /**
     * https address of a map, opened outside the app.
     */
    mapLinkAddress: string;
    /**
     * In the order of the menu, at most 200. Assumption: the specs show photos of a menu only; without
     * this the page shows those.
     */
    menuList?: Array<MenuDish> | null | undefined;
    merchantId: string;
    poiId: PoiId;
    /**
     * Ready to show, as `Rp50.000/orang`.
     */
    pricePerCapita: Localised;
    rankInfo?: RankInfo | null | undefined;
    reviewCount: number;
    /**
     * Whether reviews may be written; missing is reported (merchant 5).
     */
    reviewEnable?: boolean | null | undefined;
    /**
     * Whether reviews are shown; missing is reported.
     */
    reviewSwitch?: boolean | null | undefined;
    /**
     * 0 to 5, one decimal; 0 without reviews.
     */
    score: number;
    serviceFacilitiesCategoryList: Array<FacilityCategory>;
    shareInfo: ShareInfo;
    storeAddress: string;
    storeBusinessCategoryList: Array<BusinessCategory>;
    /**
     * The services that the store offers.
     */
    storeChannelList: Array<StoreChannel>;
    /**
     * Kilometres, one decimal; absent when no position was sent.
     */
    storeDistance?: number | null | undefined;
    storeId: StoreId;
    /**
     * Menu, dishes, the store, its interior; sorted by type and `sort`.
     */
    storeImageList: Array<ImageItem>;
    /**
     * Digits with `+62`; absent: the store gives none.
     */
    storeMobile?: string | null | undefined;
    storeName: string;
    storeType: string;
    tagList: Array<Localised>;
    /**
     * IANA name: Asia/Jakarta, Asia/Makassar or Asia/Jayapura.
     */
    timeZone: string;
    /**
     * B14.
     */
    trust: StoreTrust;
};

/**
 * One page of one of the three lists. The first page has no `queryId`; the reply gives it.
 */
export type StoreListBody = {
    categoryIdList?: Array<string> | undefined;
    /**
     * Kilometres, as text; `10` by default.
     */
    distance: string;
    filterOptions?: Array<SelectedFilter> | undefined;
    /**
     * Degrees.
     */
    lat: number;
    /**
     * Degrees.
     */
    lng: number;
    needStatistical: boolean;
    /**
     * Recommended list: the list whose stores were already shown.
     */
    originQueryId?: string | null | undefined;
    /**
     * From 1.
     */
    pageNo: number;
    /**
     * 1..=100; 10 on home.
     */
    pageSize: number;
    /**
     * Empty on page 1; later the value of the first reply, else the call is refused.
     */
    queryId: string;
    /**
     * `0` is everywhere.
     */
    regionId: string;
    scene: Scene;
    traceId: string;
    /**
     * The app's version name.
     */
    version: string;
};

export type StoreListData = {
    algorithmId: string;
    extOut?: string | null | undefined;
    /**
     * On page 1.
     */
    filterOptions: Array<FilterOption>;
    hasMore: boolean;
    /**
     * The user asked for usable coupons and has none.
     */
    isNoCouponAvailable: boolean;
    poiList: Array<StoreEntry>;
    queryId: string;
    tagsList: Array<Localised>;
};

export type StoreTrust = {
    /**
     * `YYYY-MM-DD`
     */
    joinedOn: string;
    /**
     * Vouchers sold by this store in total.
     */
    soldCount: number;
    /**
     * `YYYY-MM-DD`, when somebody last checked address, hours and menu; absent: never.
     */
    verifiedOn?: string | null | undefined;
};

export type SuggestedStore = {
    businessDistrictName: string;
    businessState: BusinessState;
    /**
     * Kilometres.
     */
    distance: number;
    poiId: PoiId;
};

export type SuggestionKind = 'DISH' | 'CATEGORY' | 'BRAND' | 'MALL' | 'AREA' | 'STORE';

/**
 * Contents of the `system` header. Spec home 3.
 */
export type System = {
    host?: Host | null | undefined;
    /**
     * `id-ID`, `en-US` or `zh-CN`.
     */
    locale: string;
};

/**
 * In code points.
 */
export type TextRange = {
    length: number;
    start: number;
};

export type TokenInfo = {
    accessToken: string;
    refreshToken: string;
    userId: UserId;
};

/**
 * What stands behind a link, for this caller. Growth 5.
 */
export type TokenState = 'CLAIMABLE' | 'MINE' | 'TAKEN' | 'OWN' | 'EXPIRED' | 'WITHDRAWN' | 'APP_ONLY';

/**
 * Looks at what a link, a typed code or an id leads to, and changes nothing. One of the three.
 * Refused with 100000070 when there is none; after five wrong ones in a minute 100000073.
 */
export type TokenViewBody = {
    /**
     * As typed; case, spaces and hyphens do not matter.
     */
    code?: string | null | undefined;
    /**
     * Of the caller's gift or red envelope.
     */
    id?: string | null | undefined;
    /**
     * 32 letters of hex.
     */
    token?: string | null | undefined;
};

/**
 * One of `voucher` and `envelope` is there.
 */
export type TokenViewData = {
    envelope?: GivenEnvelope | null | undefined;
    /**
     * Milliseconds since the epoch, until which it can be claimed.
     */
    expireTime: number;
    gift?: Gift | null | undefined;
    /**
     * Absent: operations give it.
     */
    giverName?: string | null | undefined;
    /**
     * The giver's words; empty when there are none.
     */
    note: string;
    serverTime: number;
    state: TokenState;
    voucher?: GivenVoucher | null | undefined;
};

export type UnreadCount = {
    /**
     * By item; account has `coupon`.
     */
    items: {
        [key: string]: number;
    };
    totalUnread: number;
};

export type UnreadData = {
    account: UnreadCount;
    home: UnreadCount;
    order: UnreadCount;
};

export type UnreadPage = 'home' | 'order' | 'account';

export type UploadBusiness = 'user' | 'review';

export type UploadData = {
    /**
     * Address on the image host.
     */
    visitUrl: string;
};

/**
 * Beside `file`: JPEG or PNG by content, at most 20971520 bytes (spec home 5).
 */
export type UploadFileFields = {
    business: UploadBusiness;
};

/**
 * A voucher of an order that can be used.
 */
export type UsableVoucher = {
    couponId: CouponId;
    /**
     * Its place in the order's `couponList`, from 1.
     */
    number: number;
};

/**
 * Who may buy. Assumption: merchant 3 says that there are user groups.
 */
export type UserGroup = 'EVERYBODY' | 'INVITED';

/**
 * A user.
 */
export type UserId = Id<'UserId'>;

export type UserInfo = {
    /**
     * Digits, `62` by default.
     */
    countryCode: string;
    /**
     * Address on the image host, or empty.
     */
    headPortrait: string;
    /**
     * The user's own, for inviting others. Assumption: 8 letters and digits.
     */
    inviteCode: string;
    /**
     * Digits after the country code.
     */
    phoneNo: string;
    userId: UserId;
    userName: string;
};

/**
 * Whether this login created the account. Spec home 3 "Profile".
 */
export type UserType = 'REGISTER' | 'LOGIN';

/**
 * Assumption: discovery 5; the specs show `previewImageUrl`, `algorithmId` and `rank`. The video's
 * frames show no price, stock or end: those are `asset`'s.
 */
export type VideoRecord = {
    algorithmId: string;
    asset?: AssetCard | null | undefined;
    captions: Array<Caption>;
    /**
     * `#rrggbb` shown while the poster loads.
     */
    color: string;
    contentId: ContentId;
    durationMs: number;
    hasSound: boolean;
    height: number;
    /**
     * The poster. Absent: the record is left out (spec home 5).
     */
    previewImageUrl?: string | null | undefined;
    /**
     * Place in the list, from 1.
     */
    rank: number;
    /**
     * At most three pictures of what it shows, the poster first, for who cannot play it. Assumption: the specs
     * have no such field.
     */
    stills?: Array<string> | null | undefined;
    store: ContentStore;
    title: Localised;
    /**
     * MP4 with H.264, by ranges.
     */
    videoUrl: string;
    /**
     * Of the video and its poster, pixels.
     */
    width: number;
};

export type VideoReportReason = 'MISLEADING' | 'OFFENSIVE' | 'NOT_THEIRS' | 'OTHER';

/**
 * A use of a voucher at an outlet; what a review is about.
 */
export type VisitId = Id<'VisitId'>;

export type VoucherContent = {
    name: Localised;
    /**
     * Rupiah for one, as on the menu.
     */
    price: number;
    quantity: number;
};

/**
 * Merchant 3 "Voucher". The last four are codes of others (buying 2 "Foreign codes").
 */
export type VoucherKind = 'STANDARD' | 'ULTRA_CODE' | 'COMBINED_CODE' | 'OTHER_LINK' | 'PAPER';

/**
 * A store that takes a voucher.
 */
export type VoucherStore = {
    backgroundColor: string;
    businessState: BusinessState;
    /**
     * Kilometres to the metre, as on the lists; absent when no position was sent.
     */
    distance?: number | null | undefined;
    halalCertificate?: HalalCertificate | null | undefined;
    halalRestaurant: string;
    latitude: number;
    longitude: number;
    /**
     * https address of a map, opened outside the app.
     */
    mapLinkAddress: string;
    poiId: PoiId;
    reviewCount: number;
    /**
     * 0 to 5, one decimal; 0 without reviews.
     */
    score: number;
    storeAddress: string;
    storeId: StoreId;
    /**
     * Cover picture.
     */
    storeImageUrl: string;
    /**
     * Digits with `+62`; absent: the store gives none.
     */
    storeMobile?: string | null | undefined;
    storeName: string;
    /**
     * IANA name.
     */
    timeZone: string;
    trust: StoreTrust;
};

/**
 * When a voucher can be used at the store (B6). All conditions apply, and the opening hours.
 */
export type VoucherUsage = {
    /**
     * `YYYY-MM-DD`
     */
    blackoutDateList: Array<string>;
    /**
     * Monday 1 to Sunday 7.
     */
    dayList: Array<number>;
    endTime?: string | null | undefined;
    /**
     * 1 delivery, 2 pick-up, 3 dine-in.
     */
    orderFoodTypeList: Array<number>;
    /**
     * How many at one visit; absent: no limit.
     */
    perVisitLimit?: number | null | undefined;
    /**
     * HH:MM in the store's zone; absent: whenever the store is open.
     */
    startTime?: string | null | undefined;
    /**
     * `YYYY-MM-DD`, the last day.
     */
    validUntil: string;
};

/**
 * One line of the wallet. With `wait_pay` and `cancel` it is an order, which has no vouchers yet.
 */
export type WalletCoupon = {
    /**
     * `#rrggbb` shown while the picture loads.
     */
    backgroundColor: string;
    /**
     * `gift_create` would take it now. Absent: no.
     */
    canGive?: boolean | null | undefined;
    /**
     * With `wait_pay`: until when it can be paid.
     */
    cancelTime?: number | null | undefined;
    couponId?: CouponId | null | undefined;
    /**
     * Of a claimed coupon: rupiah off the bill, and the least bill.
     */
    discountAmount?: number | null | undefined;
    /**
     * Kilometres to the metre, as on the lists.
     */
    distance?: number | null | undefined;
    frozen?: CouponFrozen | null | undefined;
    gift?: Gift | null | undefined;
    imageUrl: string;
    money?: CouponMoney | null | undefined;
    name: Localised;
    orderId?: OrderId | null | undefined;
    /**
     * Rupiah that were paid, or are to be paid; absent: it was claimed, or somebody else paid for it.
     */
    payAmount?: number | null | undefined;
    poiId: PoiId;
    /**
     * Pieces; more than one only of an order.
     */
    quantity: number;
    refund?: RefundPromise | null | undefined;
    splitId?: SplitId | null | undefined;
    state: CouponState;
    storeId: StoreId;
    storeName: string;
    useOrderAmountThreshold?: number | null | undefined;
    usedTime?: number | null | undefined;
    validEnd: number;
    /**
     * Milliseconds since the epoch between which it can be used.
     */
    validStart: number;
};

/**
 * Which part of the wallet is asked for.
 */
export type WalletKind = 'VOUCHER' | 'CLAIMED' | 'RED_ENVELOPE';

/**
 * What the sender of a WhatsApp message did.
 */
export type WhatsAppOutcome = 'SENT' | 'WITHDRAWN';

/**
 * What is wrong with a store's data (B14). Assumption.
 */
export type WrongData = 'ADDRESS' | 'HOURS' | 'PHONE' | 'HALAL' | 'MENU' | 'VOUCHER' | 'CLOSED' | 'OTHER';

export type CheckSliderData = {
    body: Envelope & CheckSliderBody;
    path?: never | undefined;
    query?: never | undefined;
    url: '/account/checkSlider';
};

export type CheckSliderErrors = {
    /**
     * Refused: unsigned, stale, malformed or too often.
     */
    '4XX': {
        error: ErrorBody;
        success: false;
    };
};

export type CheckSliderError = CheckSliderErrors[keyof CheckSliderErrors];

export type CheckSliderResponses = {
    /**
     * Data, or a business error.
     */
    200: {
        data?: SliderData | undefined;
        error?: ErrorBody | undefined;
        success: boolean;
    };
};

export type CheckSliderResponse = CheckSliderResponses[keyof CheckSliderResponses];

export type GetAuthCodeData = {
    body: Envelope & GetAuthCodeBody;
    path?: never | undefined;
    query?: never | undefined;
    url: '/account/getAuthCode';
};

export type GetAuthCodeErrors = {
    /**
     * Refused: unsigned, stale, malformed or too often.
     */
    '4XX': {
        error: ErrorBody;
        success: false;
    };
};

export type GetAuthCodeError = GetAuthCodeErrors[keyof GetAuthCodeErrors];

export type GetAuthCodeResponses = {
    /**
     * Data, or a business error.
     */
    200: {
        data?: AuthCodeData | undefined;
        error?: ErrorBody | undefined;
        success: boolean;
    };
};

export type GetAuthCodeResponse = GetAuthCodeResponses[keyof GetAuthCodeResponses];

export type LoginData2 = {
    body: Envelope & LoginBody;
    path?: never | undefined;
    query?: never | undefined;
    url: '/account/login';
};

export type LoginErrors = {
    /**
     * Refused: unsigned, stale, malformed or too often.
     */
    '4XX': {
        error: ErrorBody;
        success: false;
    };
};

export type LoginError = LoginErrors[keyof LoginErrors];

export type LoginResponses = {
    /**
     * Data, or a business error.
     */
    200: {
        data?: LoginData | undefined;
        error?: ErrorBody | undefined;
        success: boolean;
    };
};

export type LoginResponse = LoginResponses[keyof LoginResponses];

export type LogoutData = {
    body: Envelope & LogoutBody;
    path?: never | undefined;
    query?: never | undefined;
    url: '/account/logout';
};

export type LogoutErrors = {
    /**
     * Refused: unsigned, stale, malformed or too often.
     */
    '4XX': {
        error: ErrorBody;
        success: false;
    };
};

export type LogoutError = LogoutErrors[keyof LogoutErrors];

export type LogoutResponses = {
    /**
     * Data, or a business error.
     */
    200: {
        data?: Done | undefined;
        error?: ErrorBody | undefined;
        success: boolean;
    };
};

export type LogoutResponse = LogoutResponses[keyof LogoutResponses];

export type QueryAuthCodeData = {
    body: Envelope & QueryAuthCodeBody;
    path?: never | undefined;
    query?: never | undefined;
    url: '/account/queryAuthCode';
};

export type QueryAuthCodeErrors = {
    /**
     * Refused: unsigned, stale, malformed or too often.
     */
    '4XX': {
        error: ErrorBody;
        success: false;
    };
};

export type QueryAuthCodeError = QueryAuthCodeErrors[keyof QueryAuthCodeErrors];

export type QueryAuthCodeResponses = {
    /**
     * Data, or a business error.
     */
    200: {
        data?: AuthCodeStatusData | undefined;
        error?: ErrorBody | undefined;
        success: boolean;
    };
};

export type QueryAuthCodeResponse = QueryAuthCodeResponses[keyof QueryAuthCodeResponses];

export type QueryUserInfoData = {
    body: Envelope & QueryUserInfoBody;
    path?: never | undefined;
    query?: never | undefined;
    url: '/account/queryUserInfo';
};

export type QueryUserInfoErrors = {
    /**
     * Refused: unsigned, stale, malformed or too often.
     */
    '4XX': {
        error: ErrorBody;
        success: false;
    };
};

export type QueryUserInfoError = QueryUserInfoErrors[keyof QueryUserInfoErrors];

export type QueryUserInfoResponses = {
    /**
     * Data, or a business error.
     */
    200: {
        data?: UserInfo | undefined;
        error?: ErrorBody | undefined;
        success: boolean;
    };
};

export type QueryUserInfoResponse = QueryUserInfoResponses[keyof QueryUserInfoResponses];

export type RefreshTokenData = {
    body: Envelope & RefreshTokenBody;
    path?: never | undefined;
    query?: never | undefined;
    url: '/account/refreshToken';
};

export type RefreshTokenErrors = {
    /**
     * Refused: unsigned, stale, malformed or too often.
     */
    '4XX': {
        error: ErrorBody;
        success: false;
    };
};

export type RefreshTokenError = RefreshTokenErrors[keyof RefreshTokenErrors];

export type RefreshTokenResponses = {
    /**
     * Data, or a business error.
     */
    200: {
        data?: TokenInfo | undefined;
        error?: ErrorBody | undefined;
        success: boolean;
    };
};

export type RefreshTokenResponse = RefreshTokenResponses[keyof RefreshTokenResponses];

export type SendCodeData = {
    body: Envelope & SendCodeBody;
    path?: never | undefined;
    query?: never | undefined;
    url: '/account/sendCode';
};

export type SendCodeErrors = {
    /**
     * Refused: unsigned, stale, malformed or too often.
     */
    '4XX': {
        error: ErrorBody;
        success: false;
    };
};

export type SendCodeError = SendCodeErrors[keyof SendCodeErrors];

export type SendCodeResponses = {
    /**
     * Data, or a business error.
     */
    200: {
        data?: SentCodeData | undefined;
        error?: ErrorBody | undefined;
        success: boolean;
    };
};

export type SendCodeResponse = SendCodeResponses[keyof SendCodeResponses];

export type BrandStoreListData2 = {
    body: Envelope & BrandStoreListBody;
    path?: never | undefined;
    query?: never | undefined;
    url: '/brand_pavilion/all_store_list';
};

export type BrandStoreListErrors = {
    /**
     * Refused: unsigned, stale, malformed or too often.
     */
    '4XX': {
        error: ErrorBody;
        success: false;
    };
};

export type BrandStoreListError = BrandStoreListErrors[keyof BrandStoreListErrors];

export type BrandStoreListResponses = {
    /**
     * Data, or a business error.
     */
    200: {
        data?: BrandStoreListData | undefined;
        error?: ErrorBody | undefined;
        success: boolean;
    };
};

export type BrandStoreListResponse = BrandStoreListResponses[keyof BrandStoreListResponses];

export type BrandHomepageData2 = {
    body: Envelope & BrandHomepageBody;
    path?: never | undefined;
    query?: never | undefined;
    url: '/brand_pavilion/brand_homepage';
};

export type BrandHomepageErrors = {
    /**
     * Refused: unsigned, stale, malformed or too often.
     */
    '4XX': {
        error: ErrorBody;
        success: false;
    };
};

export type BrandHomepageError = BrandHomepageErrors[keyof BrandHomepageErrors];

export type BrandHomepageResponses = {
    /**
     * Data, or a business error.
     */
    200: {
        data?: BrandHomepageData | undefined;
        error?: ErrorBody | undefined;
        success: boolean;
    };
};

export type BrandHomepageResponse = BrandHomepageResponses[keyof BrandHomepageResponses];

export type QueryBrandPavilionData = {
    body: Envelope & QueryBrandPavilionBody;
    path?: never | undefined;
    query?: never | undefined;
    url: '/brand_pavilion/query_brand_pavilion_info';
};

export type QueryBrandPavilionErrors = {
    /**
     * Refused: unsigned, stale, malformed or too often.
     */
    '4XX': {
        error: ErrorBody;
        success: false;
    };
};

export type QueryBrandPavilionError = QueryBrandPavilionErrors[keyof QueryBrandPavilionErrors];

export type QueryBrandPavilionResponses = {
    /**
     * Data, or a business error.
     */
    200: {
        data?: BrandPavilionData | undefined;
        error?: ErrorBody | undefined;
        success: boolean;
    };
};

export type QueryBrandPavilionResponse = QueryBrandPavilionResponses[keyof QueryBrandPavilionResponses];

export type BatchQueryConfigData = {
    body: Envelope & BatchQueryConfigBody;
    path?: never | undefined;
    query?: never | undefined;
    url: '/config/batch_query_config';
};

export type BatchQueryConfigErrors = {
    /**
     * Refused: unsigned, stale, malformed or too often.
     */
    '4XX': {
        error: ErrorBody;
        success: false;
    };
};

export type BatchQueryConfigError = BatchQueryConfigErrors[keyof BatchQueryConfigErrors];

export type BatchQueryConfigResponses = {
    /**
     * Data, or a business error.
     */
    200: {
        data?: ConfigEntries | undefined;
        error?: ErrorBody | undefined;
        success: boolean;
    };
};

export type BatchQueryConfigResponse = BatchQueryConfigResponses[keyof BatchQueryConfigResponses];

export type ReportEventsData = {
    body: Envelope & ReportEventsBody;
    path?: never | undefined;
    query?: never | undefined;
    url: '/data-report/events';
};

export type ReportEventsErrors = {
    /**
     * Refused: unsigned, stale, malformed or too often.
     */
    '4XX': {
        error: ErrorBody;
        success: false;
    };
};

export type ReportEventsError = ReportEventsErrors[keyof ReportEventsErrors];

export type ReportEventsResponses = {
    /**
     * Data, or a business error.
     */
    200: {
        data?: Done | undefined;
        error?: ErrorBody | undefined;
        success: boolean;
    };
};

export type ReportEventsResponse = ReportEventsResponses[keyof ReportEventsResponses];

export type ReportDeviceData = {
    body: Envelope & ReportDeviceBody;
    path?: never | undefined;
    query?: never | undefined;
    url: '/device/report';
};

export type ReportDeviceErrors = {
    /**
     * Refused: unsigned, stale, malformed or too often.
     */
    '4XX': {
        error: ErrorBody;
        success: false;
    };
};

export type ReportDeviceError = ReportDeviceErrors[keyof ReportDeviceErrors];

export type ReportDeviceResponses = {
    /**
     * Data, or a business error.
     */
    200: {
        data?: Done | undefined;
        error?: ErrorBody | undefined;
        success: boolean;
    };
};

export type ReportDeviceResponse = ReportDeviceResponses[keyof ReportDeviceResponses];

export type EditAccountData = {
    body: Envelope & EditAccountBody;
    path?: never | undefined;
    query?: never | undefined;
    url: '/digital-food/account/edit';
};

export type EditAccountErrors = {
    /**
     * Refused: unsigned, stale, malformed or too often.
     */
    '4XX': {
        error: ErrorBody;
        success: false;
    };
};

export type EditAccountError = EditAccountErrors[keyof EditAccountErrors];

export type EditAccountResponses = {
    /**
     * Data, or a business error.
     */
    200: {
        data?: UserInfo | undefined;
        error?: ErrorBody | undefined;
        success: boolean;
    };
};

export type EditAccountResponse = EditAccountResponses[keyof EditAccountResponses];

export type GetAddressByLocationData = {
    body: Envelope & GetAddressBody;
    path?: never | undefined;
    query?: never | undefined;
    url: '/digital-food/address/get_address_by_location';
};

export type GetAddressByLocationErrors = {
    /**
     * Refused: unsigned, stale, malformed or too often.
     */
    '4XX': {
        error: ErrorBody;
        success: false;
    };
};

export type GetAddressByLocationError = GetAddressByLocationErrors[keyof GetAddressByLocationErrors];

export type GetAddressByLocationResponses = {
    /**
     * Data, or a business error.
     */
    200: {
        data?: AddressInfo | undefined;
        error?: ErrorBody | undefined;
        success: boolean;
    };
};

export type GetAddressByLocationResponse = GetAddressByLocationResponses[keyof GetAddressByLocationResponses];

export type BrandDayBrandsData2 = {
    body: Envelope & BrandDayBrandsBody;
    path?: never | undefined;
    query?: never | undefined;
    url: '/digital-food/brand_day_section/brand_list';
};

export type BrandDayBrandsErrors = {
    /**
     * Refused: unsigned, stale, malformed or too often.
     */
    '4XX': {
        error: ErrorBody;
        success: false;
    };
};

export type BrandDayBrandsError = BrandDayBrandsErrors[keyof BrandDayBrandsErrors];

export type BrandDayBrandsResponses = {
    /**
     * Data, or a business error.
     */
    200: {
        data?: BrandDayBrandsData | undefined;
        error?: ErrorBody | undefined;
        success: boolean;
    };
};

export type BrandDayBrandsResponse = BrandDayBrandsResponses[keyof BrandDayBrandsResponses];

export type BrandDayOffersData2 = {
    body: Envelope & BrandDayOffersBody;
    path?: never | undefined;
    query?: never | undefined;
    url: '/digital-food/brand_day_section/op_page';
};

export type BrandDayOffersErrors = {
    /**
     * Refused: unsigned, stale, malformed or too often.
     */
    '4XX': {
        error: ErrorBody;
        success: false;
    };
};

export type BrandDayOffersError = BrandDayOffersErrors[keyof BrandDayOffersErrors];

export type BrandDayOffersResponses = {
    /**
     * Data, or a business error.
     */
    200: {
        data?: BrandDayOffersData | undefined;
        error?: ErrorBody | undefined;
        success: boolean;
    };
};

export type BrandDayOffersResponse = BrandDayOffersResponses[keyof BrandDayOffersResponses];

export type BrandDayPageData = {
    body: Envelope & BrandDayPageBody;
    path?: never | undefined;
    query?: never | undefined;
    url: '/digital-food/brand_day_section/page_info';
};

export type BrandDayPageErrors = {
    /**
     * Refused: unsigned, stale, malformed or too often.
     */
    '4XX': {
        error: ErrorBody;
        success: false;
    };
};

export type BrandDayPageError = BrandDayPageErrors[keyof BrandDayPageErrors];

export type BrandDayPageResponses = {
    /**
     * Data, or a business error.
     */
    200: {
        data?: BrandDayPage | undefined;
        error?: ErrorBody | undefined;
        success: boolean;
    };
};

export type BrandDayPageResponse = BrandDayPageResponses[keyof BrandDayPageResponses];

export type UploadFileData = {
    body: Envelope & UploadFileFields;
    path?: never | undefined;
    query?: never | undefined;
    url: '/digital-food/client/file/upload';
};

export type UploadFileErrors = {
    /**
     * Refused: unsigned, stale, malformed or too often.
     */
    '4XX': {
        error: ErrorBody;
        success: false;
    };
};

export type UploadFileError = UploadFileErrors[keyof UploadFileErrors];

export type UploadFileResponses = {
    /**
     * Data, or a business error.
     */
    200: {
        data?: UploadData | undefined;
        error?: ErrorBody | undefined;
        success: boolean;
    };
};

export type UploadFileResponse = UploadFileResponses[keyof UploadFileResponses];

export type ContentFeedbackData = {
    body: Envelope & ContentFeedbackBody;
    path?: never | undefined;
    query?: never | undefined;
    url: '/digital-food/content/feed/feedback';
};

export type ContentFeedbackErrors = {
    /**
     * Refused: unsigned, stale, malformed or too often.
     */
    '4XX': {
        error: ErrorBody;
        success: false;
    };
};

export type ContentFeedbackError = ContentFeedbackErrors[keyof ContentFeedbackErrors];

export type ContentFeedbackResponses = {
    /**
     * Data, or a business error.
     */
    200: {
        data?: Done | undefined;
        error?: ErrorBody | undefined;
        success: boolean;
    };
};

export type ContentFeedbackResponse = ContentFeedbackResponses[keyof ContentFeedbackResponses];

export type PullContentData2 = {
    body: Envelope & PullContentBody;
    path?: never | undefined;
    query?: never | undefined;
    url: '/digital-food/content/feed/pull_content';
};

export type PullContentErrors = {
    /**
     * Refused: unsigned, stale, malformed or too often.
     */
    '4XX': {
        error: ErrorBody;
        success: false;
    };
};

export type PullContentError = PullContentErrors[keyof PullContentErrors];

export type PullContentResponses = {
    /**
     * Data, or a business error.
     */
    200: {
        data?: PullContentData | undefined;
        error?: ErrorBody | undefined;
        success: boolean;
    };
};

export type PullContentResponse = PullContentResponses[keyof PullContentResponses];

export type QueryRecommendPoiData = {
    body: Envelope & QueryRecommendPoiBody;
    path?: never | undefined;
    query?: never | undefined;
    url: '/digital-food/homepage/query_recommend_poi';
};

export type QueryRecommendPoiErrors = {
    /**
     * Refused: unsigned, stale, malformed or too often.
     */
    '4XX': {
        error: ErrorBody;
        success: false;
    };
};

export type QueryRecommendPoiError = QueryRecommendPoiErrors[keyof QueryRecommendPoiErrors];

export type QueryRecommendPoiResponses = {
    /**
     * Data, or a business error.
     */
    200: {
        data?: RecommendPoiData | undefined;
        error?: ErrorBody | undefined;
        success: boolean;
    };
};

export type QueryRecommendPoiResponse = QueryRecommendPoiResponses[keyof QueryRecommendPoiResponses];

export type BatchCancelFavouriteData = {
    body: Envelope & FavouriteListBody;
    path?: never | undefined;
    query?: never | undefined;
    url: '/digital-food/interaction/favourite/batch_cancel';
};

export type BatchCancelFavouriteErrors = {
    /**
     * Refused: unsigned, stale, malformed or too often.
     */
    '4XX': {
        error: ErrorBody;
        success: false;
    };
};

export type BatchCancelFavouriteError = BatchCancelFavouriteErrors[keyof BatchCancelFavouriteErrors];

export type BatchCancelFavouriteResponses = {
    /**
     * Data, or a business error.
     */
    200: {
        data?: Done | undefined;
        error?: ErrorBody | undefined;
        success: boolean;
    };
};

export type BatchCancelFavouriteResponse = BatchCancelFavouriteResponses[keyof BatchCancelFavouriteResponses];

export type CancelFavouriteData = {
    body: Envelope & CancelFavouriteBody;
    path?: never | undefined;
    query?: never | undefined;
    url: '/digital-food/interaction/favourite/cancel';
};

export type CancelFavouriteErrors = {
    /**
     * Refused: unsigned, stale, malformed or too often.
     */
    '4XX': {
        error: ErrorBody;
        success: false;
    };
};

export type CancelFavouriteError = CancelFavouriteErrors[keyof CancelFavouriteErrors];

export type CancelFavouriteResponses = {
    /**
     * Data, or a business error.
     */
    200: {
        data?: Done | undefined;
        error?: ErrorBody | undefined;
        success: boolean;
    };
};

export type CancelFavouriteResponse = CancelFavouriteResponses[keyof CancelFavouriteResponses];

export type SaveFavouriteData = {
    body: Envelope & FavouriteListBody;
    path?: never | undefined;
    query?: never | undefined;
    url: '/digital-food/interaction/favourite/save';
};

export type SaveFavouriteErrors = {
    /**
     * Refused: unsigned, stale, malformed or too often.
     */
    '4XX': {
        error: ErrorBody;
        success: false;
    };
};

export type SaveFavouriteError = SaveFavouriteErrors[keyof SaveFavouriteErrors];

export type SaveFavouriteResponses = {
    /**
     * Data, or a business error.
     */
    200: {
        data?: Done | undefined;
        error?: ErrorBody | undefined;
        success: boolean;
    };
};

export type SaveFavouriteResponse = SaveFavouriteResponses[keyof SaveFavouriteResponses];

export type FavouriteIdsData2 = {
    body: Envelope & FavouriteIdsBody;
    path?: never | undefined;
    query?: never | undefined;
    url: '/digital-food/interaction/favourite/store_ids';
};

export type FavouriteIdsErrors = {
    /**
     * Refused: unsigned, stale, malformed or too often.
     */
    '4XX': {
        error: ErrorBody;
        success: false;
    };
};

export type FavouriteIdsError = FavouriteIdsErrors[keyof FavouriteIdsErrors];

export type FavouriteIdsResponses = {
    /**
     * Data, or a business error.
     */
    200: {
        data?: FavouriteIdsData | undefined;
        error?: ErrorBody | undefined;
        success: boolean;
    };
};

export type FavouriteIdsResponse = FavouriteIdsResponses[keyof FavouriteIdsResponses];

export type FavouriteStoreListData2 = {
    body: Envelope & FavouriteStoreListBody;
    path?: never | undefined;
    query?: never | undefined;
    url: '/digital-food/interaction/favourite/store_list';
};

export type FavouriteStoreListErrors = {
    /**
     * Refused: unsigned, stale, malformed or too often.
     */
    '4XX': {
        error: ErrorBody;
        success: false;
    };
};

export type FavouriteStoreListError = FavouriteStoreListErrors[keyof FavouriteStoreListErrors];

export type FavouriteStoreListResponses = {
    /**
     * Data, or a business error.
     */
    200: {
        data?: FavouriteStoreListData | undefined;
        error?: ErrorBody | undefined;
        success: boolean;
    };
};

export type FavouriteStoreListResponse = FavouriteStoreListResponses[keyof FavouriteStoreListResponses];

export type MyReportsData2 = {
    body: Envelope & MyReportsBody;
    path?: never | undefined;
    query?: never | undefined;
    url: '/digital-food/interaction/store/my_reports';
};

export type MyReportsErrors = {
    /**
     * Refused: unsigned, stale, malformed or too often.
     */
    '4XX': {
        error: ErrorBody;
        success: false;
    };
};

export type MyReportsError = MyReportsErrors[keyof MyReportsErrors];

export type MyReportsResponses = {
    /**
     * Data, or a business error.
     */
    200: {
        data?: MyReportsData | undefined;
        error?: ErrorBody | undefined;
        success: boolean;
    };
};

export type MyReportsResponse = MyReportsResponses[keyof MyReportsResponses];

export type ReportStoreData = {
    body: Envelope & ReportStoreBody;
    path?: never | undefined;
    query?: never | undefined;
    url: '/digital-food/interaction/store/report';
};

export type ReportStoreErrors = {
    /**
     * Refused: unsigned, stale, malformed or too often.
     */
    '4XX': {
        error: ErrorBody;
        success: false;
    };
};

export type ReportStoreError = ReportStoreErrors[keyof ReportStoreErrors];

export type ReportStoreResponses = {
    /**
     * Data, or a business error.
     */
    200: {
        data?: Done | undefined;
        error?: ErrorBody | undefined;
        success: boolean;
    };
};

export type ReportStoreResponse = ReportStoreResponses[keyof ReportStoreResponses];

export type ApplyRefundData2 = {
    body: Envelope & ApplyRefundBody;
    path?: never | undefined;
    query?: never | undefined;
    url: '/digital-food/local_life/after_sale/apply_refund';
};

export type ApplyRefundErrors = {
    /**
     * Refused: unsigned, stale, malformed or too often.
     */
    '4XX': {
        error: ErrorBody;
        success: false;
    };
};

export type ApplyRefundError = ApplyRefundErrors[keyof ApplyRefundErrors];

export type ApplyRefundResponses = {
    /**
     * Data, or a business error.
     */
    200: {
        data?: ApplyRefundData | undefined;
        error?: ErrorBody | undefined;
        success: boolean;
    };
};

export type ApplyRefundResponse = ApplyRefundResponses[keyof ApplyRefundResponses];

export type ApplyRefundSubmitData2 = {
    body: Envelope & ApplyRefundSubmitBody;
    path?: never | undefined;
    query?: never | undefined;
    url: '/digital-food/local_life/after_sale/apply_refund_submit';
};

export type ApplyRefundSubmitErrors = {
    /**
     * Refused: unsigned, stale, malformed or too often.
     */
    '4XX': {
        error: ErrorBody;
        success: false;
    };
};

export type ApplyRefundSubmitError = ApplyRefundSubmitErrors[keyof ApplyRefundSubmitErrors];

export type ApplyRefundSubmitResponses = {
    /**
     * Data, or a business error.
     */
    200: {
        data?: ApplyRefundSubmitData | undefined;
        error?: ErrorBody | undefined;
        success: boolean;
    };
};

export type ApplyRefundSubmitResponse = ApplyRefundSubmitResponses[keyof ApplyRefundSubmitResponses];

export type BankListData2 = {
    body: Envelope & BankListBody;
    path?: never | undefined;
    query?: never | undefined;
    url: '/digital-food/local_life/after_sale/bank_list';
};

export type BankListErrors = {
    /**
     * Refused: unsigned, stale, malformed or too often.
     */
    '4XX': {
        error: ErrorBody;
        success: false;
    };
};

export type BankListError = BankListErrors[keyof BankListErrors];

export type BankListResponses = {
    /**
     * Data, or a business error.
     */
    200: {
        data?: BankListData | undefined;
        error?: ErrorBody | undefined;
        success: boolean;
    };
};

export type BankListResponse = BankListResponses[keyof BankListResponses];

export type RefundCancelData = {
    body: Envelope & RefundBody;
    path?: never | undefined;
    query?: never | undefined;
    url: '/digital-food/local_life/after_sale/refund_cancel';
};

export type RefundCancelErrors = {
    /**
     * Refused: unsigned, stale, malformed or too often.
     */
    '4XX': {
        error: ErrorBody;
        success: false;
    };
};

export type RefundCancelError = RefundCancelErrors[keyof RefundCancelErrors];

export type RefundCancelResponses = {
    /**
     * Data, or a business error.
     */
    200: {
        data?: RefundDetailData | undefined;
        error?: ErrorBody | undefined;
        success: boolean;
    };
};

export type RefundCancelResponse = RefundCancelResponses[keyof RefundCancelResponses];

export type RefundDestinationSetData = {
    body: Envelope & RefundDestinationSetBody;
    path?: never | undefined;
    query?: never | undefined;
    url: '/digital-food/local_life/after_sale/refund_destination';
};

export type RefundDestinationSetErrors = {
    /**
     * Refused: unsigned, stale, malformed or too often.
     */
    '4XX': {
        error: ErrorBody;
        success: false;
    };
};

export type RefundDestinationSetError = RefundDestinationSetErrors[keyof RefundDestinationSetErrors];

export type RefundDestinationSetResponses = {
    /**
     * Data, or a business error.
     */
    200: {
        data?: MoneyBack | undefined;
        error?: ErrorBody | undefined;
        success: boolean;
    };
};

export type RefundDestinationSetResponse = RefundDestinationSetResponses[keyof RefundDestinationSetResponses];

export type RefundDetailData2 = {
    body: Envelope & RefundBody;
    path?: never | undefined;
    query?: never | undefined;
    url: '/digital-food/local_life/after_sale/refund_detail';
};

export type RefundDetailErrors = {
    /**
     * Refused: unsigned, stale, malformed or too often.
     */
    '4XX': {
        error: ErrorBody;
        success: false;
    };
};

export type RefundDetailError = RefundDetailErrors[keyof RefundDetailErrors];

export type RefundDetailResponses = {
    /**
     * Data, or a business error.
     */
    200: {
        data?: RefundDetailData | undefined;
        error?: ErrorBody | undefined;
        success: boolean;
    };
};

export type RefundDetailResponse = RefundDetailResponses[keyof RefundDetailResponses];

export type RefundReasonsData2 = {
    body: Envelope & RefundReasonsBody;
    path?: never | undefined;
    query?: never | undefined;
    url: '/digital-food/local_life/after_sale/refund_reasons';
};

export type RefundReasonsErrors = {
    /**
     * Refused: unsigned, stale, malformed or too often.
     */
    '4XX': {
        error: ErrorBody;
        success: false;
    };
};

export type RefundReasonsError = RefundReasonsErrors[keyof RefundReasonsErrors];

export type RefundReasonsResponses = {
    /**
     * Data, or a business error.
     */
    200: {
        data?: RefundReasonsData | undefined;
        error?: ErrorBody | undefined;
        success: boolean;
    };
};

export type RefundReasonsResponse = RefundReasonsResponses[keyof RefundReasonsResponses];

export type RefundResendData = {
    body: Envelope & RefundResendBody;
    path?: never | undefined;
    query?: never | undefined;
    url: '/digital-food/local_life/after_sale/refund_resend';
};

export type RefundResendErrors = {
    /**
     * Refused: unsigned, stale, malformed or too often.
     */
    '4XX': {
        error: ErrorBody;
        success: false;
    };
};

export type RefundResendError = RefundResendErrors[keyof RefundResendErrors];

export type RefundResendResponses = {
    /**
     * Data, or a business error.
     */
    200: {
        data?: RefundDetailData | undefined;
        error?: ErrorBody | undefined;
        success: boolean;
    };
};

export type RefundResendResponse = RefundResendResponses[keyof RefundResendResponses];

export type FlashSalePageDetailData = {
    body: Envelope & FlashSalePageBody;
    path?: never | undefined;
    query?: never | undefined;
    url: '/digital-food/local_life/flash_sale/page_detail';
};

export type FlashSalePageDetailErrors = {
    /**
     * Refused: unsigned, stale, malformed or too often.
     */
    '4XX': {
        error: ErrorBody;
        success: false;
    };
};

export type FlashSalePageDetailError = FlashSalePageDetailErrors[keyof FlashSalePageDetailErrors];

export type FlashSalePageDetailResponses = {
    /**
     * Data, or a business error.
     */
    200: {
        data?: FlashSalePageData | undefined;
        error?: ErrorBody | undefined;
        success: boolean;
    };
};

export type FlashSalePageDetailResponse = FlashSalePageDetailResponses[keyof FlashSalePageDetailResponses];

export type FlashSaleReserveData = {
    body: Envelope & FlashReserveBody;
    path?: never | undefined;
    query?: never | undefined;
    url: '/digital-food/local_life/flash_sale/reserve';
};

export type FlashSaleReserveErrors = {
    /**
     * Refused: unsigned, stale, malformed or too often.
     */
    '4XX': {
        error: ErrorBody;
        success: false;
    };
};

export type FlashSaleReserveError = FlashSaleReserveErrors[keyof FlashSaleReserveErrors];

export type FlashSaleReserveResponses = {
    /**
     * Data, or a business error.
     */
    200: {
        data?: FlashReserveData | undefined;
        error?: ErrorBody | undefined;
        success: boolean;
    };
};

export type FlashSaleReserveResponse = FlashSaleReserveResponses[keyof FlashSaleReserveResponses];

export type AllMallListData2 = {
    body: Envelope & AllMallListBody;
    path?: never | undefined;
    query?: never | undefined;
    url: '/digital-food/local_life/home/mall/all_mall_list';
};

export type AllMallListErrors = {
    /**
     * Refused: unsigned, stale, malformed or too often.
     */
    '4XX': {
        error: ErrorBody;
        success: false;
    };
};

export type AllMallListError = AllMallListErrors[keyof AllMallListErrors];

export type AllMallListResponses = {
    /**
     * Data, or a business error.
     */
    200: {
        data?: AllMallListData | undefined;
        error?: ErrorBody | undefined;
        success: boolean;
    };
};

export type AllMallListResponse = AllMallListResponses[keyof AllMallListResponses];

export type MallDetailData2 = {
    body: Envelope & MallDetailBody;
    path?: never | undefined;
    query?: never | undefined;
    url: '/digital-food/local_life/home/mall/mall_detail';
};

export type MallDetailErrors = {
    /**
     * Refused: unsigned, stale, malformed or too often.
     */
    '4XX': {
        error: ErrorBody;
        success: false;
    };
};

export type MallDetailError = MallDetailErrors[keyof MallDetailErrors];

export type MallDetailResponses = {
    /**
     * Data, or a business error.
     */
    200: {
        data?: MallDetailData | undefined;
        error?: ErrorBody | undefined;
        success: boolean;
    };
};

export type MallDetailResponse = MallDetailResponses[keyof MallDetailResponses];

export type MallStoreListData2 = {
    body: Envelope & MallStoreListBody;
    path?: never | undefined;
    query?: never | undefined;
    url: '/digital-food/local_life/home/mall/mall_store_list';
};

export type MallStoreListErrors = {
    /**
     * Refused: unsigned, stale, malformed or too often.
     */
    '4XX': {
        error: ErrorBody;
        success: false;
    };
};

export type MallStoreListError = MallStoreListErrors[keyof MallStoreListErrors];

export type MallStoreListResponses = {
    /**
     * Data, or a business error.
     */
    200: {
        data?: MallStoreListData | undefined;
        error?: ErrorBody | undefined;
        success: boolean;
    };
};

export type MallStoreListResponse = MallStoreListResponses[keyof MallStoreListResponses];

export type PageCardListData2 = {
    body: Envelope & PageCardListBody;
    path?: never | undefined;
    query?: never | undefined;
    url: '/digital-food/local_life/home/page_card_list';
};

export type PageCardListErrors = {
    /**
     * Refused: unsigned, stale, malformed or too often.
     */
    '4XX': {
        error: ErrorBody;
        success: false;
    };
};

export type PageCardListError = PageCardListErrors[keyof PageCardListErrors];

export type PageCardListResponses = {
    /**
     * Data, or a business error.
     */
    200: {
        data?: PageCardListData | undefined;
        error?: ErrorBody | undefined;
        success: boolean;
    };
};

export type PageCardListResponse = PageCardListResponses[keyof PageCardListResponses];

export type CancelOrderData = {
    body: Envelope & OrderDetailBody;
    path?: never | undefined;
    query?: never | undefined;
    url: '/digital-food/local_life/order/cancel_order';
};

export type CancelOrderErrors = {
    /**
     * Refused: unsigned, stale, malformed or too often.
     */
    '4XX': {
        error: ErrorBody;
        success: false;
    };
};

export type CancelOrderError = CancelOrderErrors[keyof CancelOrderErrors];

export type CancelOrderResponses = {
    /**
     * Data, or a business error.
     */
    200: {
        data?: OrderDetailData | undefined;
        error?: ErrorBody | undefined;
        success: boolean;
    };
};

export type CancelOrderResponse = CancelOrderResponses[keyof CancelOrderResponses];

export type OrderH5ConfigData = {
    body: Envelope & H5ConfigBody;
    path?: never | undefined;
    query?: never | undefined;
    url: '/digital-food/local_life/order/h5_config';
};

export type OrderH5ConfigErrors = {
    /**
     * Refused: unsigned, stale, malformed or too often.
     */
    '4XX': {
        error: ErrorBody;
        success: false;
    };
};

export type OrderH5ConfigError = OrderH5ConfigErrors[keyof OrderH5ConfigErrors];

export type OrderH5ConfigResponses = {
    /**
     * Data, or a business error.
     */
    200: {
        data?: H5ConfigData | undefined;
        error?: ErrorBody | undefined;
        success: boolean;
    };
};

export type OrderH5ConfigResponse = OrderH5ConfigResponses[keyof OrderH5ConfigResponses];

export type MoneyCheckData2 = {
    body: Envelope & MoneyCheckBody;
    path?: never | undefined;
    query?: never | undefined;
    url: '/digital-food/local_life/order/money_check';
};

export type MoneyCheckErrors = {
    /**
     * Refused: unsigned, stale, malformed or too often.
     */
    '4XX': {
        error: ErrorBody;
        success: false;
    };
};

export type MoneyCheckError = MoneyCheckErrors[keyof MoneyCheckErrors];

export type MoneyCheckResponses = {
    /**
     * Data, or a business error.
     */
    200: {
        data?: MoneyCheckData | undefined;
        error?: ErrorBody | undefined;
        success: boolean;
    };
};

export type MoneyCheckResponse = MoneyCheckResponses[keyof MoneyCheckResponses];

export type OpenCaseData2 = {
    body: Envelope & OpenCaseBody;
    path?: never | undefined;
    query?: never | undefined;
    url: '/digital-food/local_life/order/open_case';
};

export type OpenCaseErrors = {
    /**
     * Refused: unsigned, stale, malformed or too often.
     */
    '4XX': {
        error: ErrorBody;
        success: false;
    };
};

export type OpenCaseError = OpenCaseErrors[keyof OpenCaseErrors];

export type OpenCaseResponses = {
    /**
     * Data, or a business error.
     */
    200: {
        data?: OpenCaseData | undefined;
        error?: ErrorBody | undefined;
        success: boolean;
    };
};

export type OpenCaseResponse = OpenCaseResponses[keyof OpenCaseResponses];

export type OrderDetailData2 = {
    body: Envelope & OrderDetailBody;
    path?: never | undefined;
    query?: never | undefined;
    url: '/digital-food/local_life/order/order_detail';
};

export type OrderDetailErrors = {
    /**
     * Refused: unsigned, stale, malformed or too often.
     */
    '4XX': {
        error: ErrorBody;
        success: false;
    };
};

export type OrderDetailError = OrderDetailErrors[keyof OrderDetailErrors];

export type OrderDetailResponses = {
    /**
     * Data, or a business error.
     */
    200: {
        data?: OrderDetailData | undefined;
        error?: ErrorBody | undefined;
        success: boolean;
    };
};

export type OrderDetailResponse = OrderDetailResponses[keyof OrderDetailResponses];

export type OrderListData2 = {
    body: Envelope & OrderListBody;
    path?: never | undefined;
    query?: never | undefined;
    url: '/digital-food/local_life/order/order_list';
};

export type OrderListErrors = {
    /**
     * Refused: unsigned, stale, malformed or too often.
     */
    '4XX': {
        error: ErrorBody;
        success: false;
    };
};

export type OrderListError = OrderListErrors[keyof OrderListErrors];

export type OrderListResponses = {
    /**
     * Data, or a business error.
     */
    200: {
        data?: OrderListData | undefined;
        error?: ErrorBody | undefined;
        success: boolean;
    };
};

export type OrderListResponse = OrderListResponses[keyof OrderListResponses];

export type PayData2 = {
    body: Envelope & PayBody;
    path?: never | undefined;
    query?: never | undefined;
    url: '/digital-food/local_life/order/pay';
};

export type PayErrors = {
    /**
     * Refused: unsigned, stale, malformed or too often.
     */
    '4XX': {
        error: ErrorBody;
        success: false;
    };
};

export type PayError = PayErrors[keyof PayErrors];

export type PayResponses = {
    /**
     * Data, or a business error.
     */
    200: {
        data?: PayData | undefined;
        error?: ErrorBody | undefined;
        success: boolean;
    };
};

export type PayResponse = PayResponses[keyof PayResponses];

export type PayResultData2 = {
    body: Envelope & PayResultBody;
    path?: never | undefined;
    query?: never | undefined;
    url: '/digital-food/local_life/order/pay_result';
};

export type PayResultErrors = {
    /**
     * Refused: unsigned, stale, malformed or too often.
     */
    '4XX': {
        error: ErrorBody;
        success: false;
    };
};

export type PayResultError = PayResultErrors[keyof PayResultErrors];

export type PayResultResponses = {
    /**
     * Data, or a business error.
     */
    200: {
        data?: PayResultData | undefined;
        error?: ErrorBody | undefined;
        success: boolean;
    };
};

export type PayResultResponse = PayResultResponses[keyof PayResultResponses];

export type PlaceOrderData2 = {
    body: Envelope & PlaceOrderBody;
    path?: never | undefined;
    query?: never | undefined;
    url: '/digital-food/local_life/order/place_order';
};

export type PlaceOrderErrors = {
    /**
     * Refused: unsigned, stale, malformed or too often.
     */
    '4XX': {
        error: ErrorBody;
        success: false;
    };
};

export type PlaceOrderError = PlaceOrderErrors[keyof PlaceOrderErrors];

export type PlaceOrderResponses = {
    /**
     * Data, or a business error.
     */
    200: {
        data?: PlaceOrderData | undefined;
        error?: ErrorBody | undefined;
        success: boolean;
    };
};

export type PlaceOrderResponse = PlaceOrderResponses[keyof PlaceOrderResponses];

export type SettlementData2 = {
    body: Envelope & SettlementBody;
    path?: never | undefined;
    query?: never | undefined;
    url: '/digital-food/local_life/order/settlement';
};

export type SettlementErrors = {
    /**
     * Refused: unsigned, stale, malformed or too often.
     */
    '4XX': {
        error: ErrorBody;
        success: false;
    };
};

export type SettlementError = SettlementErrors[keyof SettlementErrors];

export type SettlementResponses = {
    /**
     * Data, or a business error.
     */
    200: {
        data?: SettlementData | undefined;
        error?: ErrorBody | undefined;
        success: boolean;
    };
};

export type SettlementResponse = SettlementResponses[keyof SettlementResponses];

export type SplitViewData2 = {
    body: Envelope & SplitViewBody;
    path?: never | undefined;
    query?: never | undefined;
    url: '/digital-food/local_life/order/split_view';
};

export type SplitViewErrors = {
    /**
     * Refused: unsigned, stale, malformed or too often.
     */
    '4XX': {
        error: ErrorBody;
        success: false;
    };
};

export type SplitViewError = SplitViewErrors[keyof SplitViewErrors];

export type SplitViewResponses = {
    /**
     * Data, or a business error.
     */
    200: {
        data?: SplitViewData | undefined;
        error?: ErrorBody | undefined;
        success: boolean;
    };
};

export type SplitViewResponse = SplitViewResponses[keyof SplitViewResponses];

export type ProductListPageDetailData = {
    body: Envelope & FlashListPageBody;
    path?: never | undefined;
    query?: never | undefined;
    url: '/digital-food/local_life/product_list_page/page_detail';
};

export type ProductListPageDetailErrors = {
    /**
     * Refused: unsigned, stale, malformed or too often.
     */
    '4XX': {
        error: ErrorBody;
        success: false;
    };
};

export type ProductListPageDetailError = ProductListPageDetailErrors[keyof ProductListPageDetailErrors];

export type ProductListPageDetailResponses = {
    /**
     * Data, or a business error.
     */
    200: {
        data?: FlashListPageData | undefined;
        error?: ErrorBody | undefined;
        success: boolean;
    };
};

export type ProductListPageDetailResponse = ProductListPageDetailResponses[keyof ProductListPageDetailResponses];

export type QueryProductListData = {
    body: Envelope & FlashListBody;
    path?: never | undefined;
    query?: never | undefined;
    url: '/digital-food/local_life/product_list_page/query_product_list';
};

export type QueryProductListErrors = {
    /**
     * Refused: unsigned, stale, malformed or too often.
     */
    '4XX': {
        error: ErrorBody;
        success: false;
    };
};

export type QueryProductListError = QueryProductListErrors[keyof QueryProductListErrors];

export type QueryProductListResponses = {
    /**
     * Data, or a business error.
     */
    200: {
        data?: FlashListData | undefined;
        error?: ErrorBody | undefined;
        success: boolean;
    };
};

export type QueryProductListResponse = QueryProductListResponses[keyof QueryProductListResponses];

export type RankDetailListData2 = {
    body: Envelope & RankDetailListBody;
    path?: never | undefined;
    query?: never | undefined;
    url: '/digital-food/rank/rank_detail_list';
};

export type RankDetailListErrors = {
    /**
     * Refused: unsigned, stale, malformed or too often.
     */
    '4XX': {
        error: ErrorBody;
        success: false;
    };
};

export type RankDetailListError = RankDetailListErrors[keyof RankDetailListErrors];

export type RankDetailListResponses = {
    /**
     * Data, or a business error.
     */
    200: {
        data?: RankDetailListData | undefined;
        error?: ErrorBody | undefined;
        success: boolean;
    };
};

export type RankDetailListResponse = RankDetailListResponses[keyof RankDetailListResponses];

export type RankListData2 = {
    body: Envelope & RankListBody;
    path?: never | undefined;
    query?: never | undefined;
    url: '/digital-food/rank/rank_list';
};

export type RankListErrors = {
    /**
     * Refused: unsigned, stale, malformed or too often.
     */
    '4XX': {
        error: ErrorBody;
        success: false;
    };
};

export type RankListError = RankListErrors[keyof RankListErrors];

export type RankListResponses = {
    /**
     * Data, or a business error.
     */
    200: {
        data?: RankListData | undefined;
        error?: ErrorBody | undefined;
        success: boolean;
    };
};

export type RankListResponse = RankListResponses[keyof RankListResponses];

export type MallRecommendProductListData2 = {
    body: Envelope & MallRecommendProductListBody;
    path?: never | undefined;
    query?: never | undefined;
    url: '/digital-food/recommend/mall_recommend_product_list';
};

export type MallRecommendProductListErrors = {
    /**
     * Refused: unsigned, stale, malformed or too often.
     */
    '4XX': {
        error: ErrorBody;
        success: false;
    };
};

export type MallRecommendProductListError = MallRecommendProductListErrors[keyof MallRecommendProductListErrors];

export type MallRecommendProductListResponses = {
    /**
     * Data, or a business error.
     */
    200: {
        data?: MallRecommendProductListData | undefined;
        error?: ErrorBody | undefined;
        success: boolean;
    };
};

export type MallRecommendProductListResponse = MallRecommendProductListResponses[keyof MallRecommendProductListResponses];

export type SavingsQueryData = {
    body: Envelope & SavingsQueryBody;
    path?: never | undefined;
    query?: never | undefined;
    url: '/digital-food/savings/query';
};

export type SavingsQueryErrors = {
    /**
     * Refused: unsigned, stale, malformed or too often.
     */
    '4XX': {
        error: ErrorBody;
        success: false;
    };
};

export type SavingsQueryError = SavingsQueryErrors[keyof SavingsQueryErrors];

export type SavingsQueryResponses = {
    /**
     * Data, or a business error.
     */
    200: {
        data?: SavingsData | undefined;
        error?: ErrorBody | undefined;
        success: boolean;
    };
};

export type SavingsQueryResponse = SavingsQueryResponses[keyof SavingsQueryResponses];

export type QueryUnreadData = {
    body: Envelope & QueryUnreadBody;
    path?: never | undefined;
    query?: never | undefined;
    url: '/digital-food/unread/query';
};

export type QueryUnreadErrors = {
    /**
     * Refused: unsigned, stale, malformed or too often.
     */
    '4XX': {
        error: ErrorBody;
        success: false;
    };
};

export type QueryUnreadError = QueryUnreadErrors[keyof QueryUnreadErrors];

export type QueryUnreadResponses = {
    /**
     * Data, or a business error.
     */
    200: {
        data?: UnreadData | undefined;
        error?: ErrorBody | undefined;
        success: boolean;
    };
};

export type QueryUnreadResponse = QueryUnreadResponses[keyof QueryUnreadResponses];

export type ResetUnreadData = {
    body: Envelope & ResetUnreadBody;
    path?: never | undefined;
    query?: never | undefined;
    url: '/digital-food/unread/reset';
};

export type ResetUnreadErrors = {
    /**
     * Refused: unsigned, stale, malformed or too often.
     */
    '4XX': {
        error: ErrorBody;
        success: false;
    };
};

export type ResetUnreadError = ResetUnreadErrors[keyof ResetUnreadErrors];

export type ResetUnreadResponses = {
    /**
     * Data, or a business error.
     */
    200: {
        data?: UnreadData | undefined;
        error?: ErrorBody | undefined;
        success: boolean;
    };
};

export type ResetUnreadResponse = ResetUnreadResponses[keyof ResetUnreadResponses];

export type FilterSignData = {
    body: Envelope & QueryAllCategoryBody;
    path?: never | undefined;
    query?: never | undefined;
    url: '/homepage/filter_sign';
};

export type FilterSignErrors = {
    /**
     * Refused: unsigned, stale, malformed or too often.
     */
    '4XX': {
        error: ErrorBody;
        success: false;
    };
};

export type FilterSignError = FilterSignErrors[keyof FilterSignErrors];

export type FilterSignResponses = {
    /**
     * Data, or a business error.
     */
    200: {
        data?: FilterOptionsData | undefined;
        error?: ErrorBody | undefined;
        success: boolean;
    };
};

export type FilterSignResponse = FilterSignResponses[keyof FilterSignResponses];

export type QueryHomepageStoreInfoData = {
    body: Envelope & QueryHomepageStoreInfoBody;
    path?: never | undefined;
    query?: never | undefined;
    url: '/homepage/query_homepage_store_info';
};

export type QueryHomepageStoreInfoErrors = {
    /**
     * Refused: unsigned, stale, malformed or too often.
     */
    '4XX': {
        error: ErrorBody;
        success: false;
    };
};

export type QueryHomepageStoreInfoError = QueryHomepageStoreInfoErrors[keyof QueryHomepageStoreInfoErrors];

export type QueryHomepageStoreInfoResponses = {
    /**
     * Data, or a business error.
     */
    200: {
        data?: StoreInfo | undefined;
        error?: ErrorBody | undefined;
        success: boolean;
    };
};

export type QueryHomepageStoreInfoResponse = QueryHomepageStoreInfoResponses[keyof QueryHomepageStoreInfoResponses];

export type QueryPoiListData = {
    body: Envelope & QueryPoiListBody;
    path?: never | undefined;
    query?: never | undefined;
    url: '/homepage/query_poi_list';
};

export type QueryPoiListErrors = {
    /**
     * Refused: unsigned, stale, malformed or too often.
     */
    '4XX': {
        error: ErrorBody;
        success: false;
    };
};

export type QueryPoiListError = QueryPoiListErrors[keyof QueryPoiListErrors];

export type QueryPoiListResponses = {
    /**
     * Data, or a business error.
     */
    200: {
        data?: PoiListData | undefined;
        error?: ErrorBody | undefined;
        success: boolean;
    };
};

export type QueryPoiListResponse = QueryPoiListResponses[keyof QueryPoiListResponses];

export type SearchByStoreData = {
    body: Envelope & PoiListQuery;
    path?: never | undefined;
    query?: never | undefined;
    url: '/homepage/search_by_store';
};

export type SearchByStoreErrors = {
    /**
     * Refused: unsigned, stale, malformed or too often.
     */
    '4XX': {
        error: ErrorBody;
        success: false;
    };
};

export type SearchByStoreError = SearchByStoreErrors[keyof SearchByStoreErrors];

export type SearchByStoreResponses = {
    /**
     * Data, or a business error.
     */
    200: {
        data?: AssetListData | undefined;
        error?: ErrorBody | undefined;
        success: boolean;
    };
};

export type SearchByStoreResponse = SearchByStoreResponses[keyof SearchByStoreResponses];

export type SearchPopularData2 = {
    body: Envelope & SearchPopularBody;
    path?: never | undefined;
    query?: never | undefined;
    url: '/homepage/search_popular';
};

export type SearchPopularErrors = {
    /**
     * Refused: unsigned, stale, malformed or too often.
     */
    '4XX': {
        error: ErrorBody;
        success: false;
    };
};

export type SearchPopularError = SearchPopularErrors[keyof SearchPopularErrors];

export type SearchPopularResponses = {
    /**
     * Data, or a business error.
     */
    200: {
        data?: SearchPopularData | undefined;
        error?: ErrorBody | undefined;
        success: boolean;
    };
};

export type SearchPopularResponse = SearchPopularResponses[keyof SearchPopularResponses];

export type SearchSuggestData2 = {
    body: Envelope & SearchSuggestBody;
    path?: never | undefined;
    query?: never | undefined;
    url: '/homepage/search_suggest';
};

export type SearchSuggestErrors = {
    /**
     * Refused: unsigned, stale, malformed or too often.
     */
    '4XX': {
        error: ErrorBody;
        success: false;
    };
};

export type SearchSuggestError = SearchSuggestErrors[keyof SearchSuggestErrors];

export type SearchSuggestResponses = {
    /**
     * Data, or a business error.
     */
    200: {
        data?: SearchSuggestData | undefined;
        error?: ErrorBody | undefined;
        success: boolean;
    };
};

export type SearchSuggestResponse = SearchSuggestResponses[keyof SearchSuggestResponses];

export type FlashSaleProductDetailData = {
    body: Envelope & ProductDetailBody;
    path?: never | undefined;
    query?: never | undefined;
    url: '/local_life/flash_sale/product/detail';
};

export type FlashSaleProductDetailErrors = {
    /**
     * Refused: unsigned, stale, malformed or too often.
     */
    '4XX': {
        error: ErrorBody;
        success: false;
    };
};

export type FlashSaleProductDetailError = FlashSaleProductDetailErrors[keyof FlashSaleProductDetailErrors];

export type FlashSaleProductDetailResponses = {
    /**
     * Data, or a business error.
     */
    200: {
        data?: ProductDetailData | undefined;
        error?: ErrorBody | undefined;
        success: boolean;
    };
};

export type FlashSaleProductDetailResponse = FlashSaleProductDetailResponses[keyof FlashSaleProductDetailResponses];

export type ProductApplicableStoreListData = {
    body: Envelope & ApplicableStoreListBody;
    path?: never | undefined;
    query?: never | undefined;
    url: '/local_life/product/applicable_store_list';
};

export type ProductApplicableStoreListErrors = {
    /**
     * Refused: unsigned, stale, malformed or too often.
     */
    '4XX': {
        error: ErrorBody;
        success: false;
    };
};

export type ProductApplicableStoreListError = ProductApplicableStoreListErrors[keyof ProductApplicableStoreListErrors];

export type ProductApplicableStoreListResponses = {
    /**
     * Data, or a business error.
     */
    200: {
        data?: ApplicableStoreListData | undefined;
        error?: ErrorBody | undefined;
        success: boolean;
    };
};

export type ProductApplicableStoreListResponse = ProductApplicableStoreListResponses[keyof ProductApplicableStoreListResponses];

export type ProductDetailData2 = {
    body: Envelope & ProductDetailBody;
    path?: never | undefined;
    query?: never | undefined;
    url: '/local_life/product/detail';
};

export type ProductDetailErrors = {
    /**
     * Refused: unsigned, stale, malformed or too often.
     */
    '4XX': {
        error: ErrorBody;
        success: false;
    };
};

export type ProductDetailError = ProductDetailErrors[keyof ProductDetailErrors];

export type ProductDetailResponses = {
    /**
     * Data, or a business error.
     */
    200: {
        data?: ProductDetailData | undefined;
        error?: ErrorBody | undefined;
        success: boolean;
    };
};

export type ProductDetailResponse = ProductDetailResponses[keyof ProductDetailResponses];

export type OperationalDeliveryData2 = {
    body: Envelope & OperationalDeliveryBody;
    path?: never | undefined;
    query?: never | undefined;
    url: '/market/activity/operational_delivery';
};

export type OperationalDeliveryErrors = {
    /**
     * Refused: unsigned, stale, malformed or too often.
     */
    '4XX': {
        error: ErrorBody;
        success: false;
    };
};

export type OperationalDeliveryError = OperationalDeliveryErrors[keyof OperationalDeliveryErrors];

export type OperationalDeliveryResponses = {
    /**
     * Data, or a business error.
     */
    200: {
        data?: OperationalDeliveryData | undefined;
        error?: ErrorBody | undefined;
        success: boolean;
    };
};

export type OperationalDeliveryResponse = OperationalDeliveryResponses[keyof OperationalDeliveryResponses];

export type FindByDistanceData = {
    body: Envelope & StoreListBody;
    path?: never | undefined;
    query?: never | undefined;
    url: '/market/asset_aggregate_page/find_by_distance';
};

export type FindByDistanceErrors = {
    /**
     * Refused: unsigned, stale, malformed or too often.
     */
    '4XX': {
        error: ErrorBody;
        success: false;
    };
};

export type FindByDistanceError = FindByDistanceErrors[keyof FindByDistanceErrors];

export type FindByDistanceResponses = {
    /**
     * Data, or a business error.
     */
    200: {
        data?: StoreListData | undefined;
        error?: ErrorBody | undefined;
        success: boolean;
    };
};

export type FindByDistanceResponse = FindByDistanceResponses[keyof FindByDistanceResponses];

export type FindByRecommendData = {
    body: Envelope & StoreListBody;
    path?: never | undefined;
    query?: never | undefined;
    url: '/market/asset_aggregate_page/find_by_recommend';
};

export type FindByRecommendErrors = {
    /**
     * Refused: unsigned, stale, malformed or too often.
     */
    '4XX': {
        error: ErrorBody;
        success: false;
    };
};

export type FindByRecommendError = FindByRecommendErrors[keyof FindByRecommendErrors];

export type FindByRecommendResponses = {
    /**
     * Data, or a business error.
     */
    200: {
        data?: StoreListData | undefined;
        error?: ErrorBody | undefined;
        success: boolean;
    };
};

export type FindByRecommendResponse = FindByRecommendResponses[keyof FindByRecommendResponses];

export type FindByRegionData = {
    body: Envelope & StoreListBody;
    path?: never | undefined;
    query?: never | undefined;
    url: '/market/asset_aggregate_page/find_by_region';
};

export type FindByRegionErrors = {
    /**
     * Refused: unsigned, stale, malformed or too often.
     */
    '4XX': {
        error: ErrorBody;
        success: false;
    };
};

export type FindByRegionError = FindByRegionErrors[keyof FindByRegionErrors];

export type FindByRegionResponses = {
    /**
     * Data, or a business error.
     */
    200: {
        data?: StoreListData | undefined;
        error?: ErrorBody | undefined;
        success: boolean;
    };
};

export type FindByRegionResponse = FindByRegionResponses[keyof FindByRegionResponses];

export type QueryAllCategoryData = {
    body: Envelope & QueryAllCategoryBody;
    path?: never | undefined;
    query?: never | undefined;
    url: '/market/asset_aggregate_page/query_all_category';
};

export type QueryAllCategoryErrors = {
    /**
     * Refused: unsigned, stale, malformed or too often.
     */
    '4XX': {
        error: ErrorBody;
        success: false;
    };
};

export type QueryAllCategoryError = QueryAllCategoryErrors[keyof QueryAllCategoryErrors];

export type QueryAllCategoryResponses = {
    /**
     * Data, or a business error.
     */
    200: {
        data?: FilterOptionsData | undefined;
        error?: ErrorBody | undefined;
        success: boolean;
    };
};

export type QueryAllCategoryResponse = QueryAllCategoryResponses[keyof QueryAllCategoryResponses];

export type CouponApplicableStoreListData = {
    body: Envelope & CouponStoreListBody;
    path?: never | undefined;
    query?: never | undefined;
    url: '/market/coupon/applicable_store_list';
};

export type CouponApplicableStoreListErrors = {
    /**
     * Refused: unsigned, stale, malformed or too often.
     */
    '4XX': {
        error: ErrorBody;
        success: false;
    };
};

export type CouponApplicableStoreListError = CouponApplicableStoreListErrors[keyof CouponApplicableStoreListErrors];

export type CouponApplicableStoreListResponses = {
    /**
     * Data, or a business error.
     */
    200: {
        data?: ApplicableStoreListData | undefined;
        error?: ErrorBody | undefined;
        success: boolean;
    };
};

export type CouponApplicableStoreListResponse = CouponApplicableStoreListResponses[keyof CouponApplicableStoreListResponses];

export type CouponDetailData2 = {
    body: Envelope & CouponDetailBody;
    path?: never | undefined;
    query?: never | undefined;
    url: '/market/coupon/detail';
};

export type CouponDetailErrors = {
    /**
     * Refused: unsigned, stale, malformed or too often.
     */
    '4XX': {
        error: ErrorBody;
        success: false;
    };
};

export type CouponDetailError = CouponDetailErrors[keyof CouponDetailErrors];

export type CouponDetailResponses = {
    /**
     * Data, or a business error.
     */
    200: {
        data?: CouponDetailData | undefined;
        error?: ErrorBody | undefined;
        success: boolean;
    };
};

export type CouponDetailResponse = CouponDetailResponses[keyof CouponDetailResponses];

export type GiftCreateData2 = {
    body: Envelope & GiftCreateBody;
    path?: never | undefined;
    query?: never | undefined;
    url: '/market/coupon/gift_create';
};

export type GiftCreateErrors = {
    /**
     * Refused: unsigned, stale, malformed or too often.
     */
    '4XX': {
        error: ErrorBody;
        success: false;
    };
};

export type GiftCreateError = GiftCreateErrors[keyof GiftCreateErrors];

export type GiftCreateResponses = {
    /**
     * Data, or a business error.
     */
    200: {
        data?: GiftCreateData | undefined;
        error?: ErrorBody | undefined;
        success: boolean;
    };
};

export type GiftCreateResponse = GiftCreateResponses[keyof GiftCreateResponses];

export type GiftReturnData = {
    body: Envelope & GiftBody;
    path?: never | undefined;
    query?: never | undefined;
    url: '/market/coupon/gift_return';
};

export type GiftReturnErrors = {
    /**
     * Refused: unsigned, stale, malformed or too often.
     */
    '4XX': {
        error: ErrorBody;
        success: false;
    };
};

export type GiftReturnError = GiftReturnErrors[keyof GiftReturnErrors];

export type GiftReturnResponses = {
    /**
     * Data, or a business error.
     */
    200: {
        data?: Gift | undefined;
        error?: ErrorBody | undefined;
        success: boolean;
    };
};

export type GiftReturnResponse = GiftReturnResponses[keyof GiftReturnResponses];

export type GiftTakeBackData = {
    body: Envelope & GiftBody;
    path?: never | undefined;
    query?: never | undefined;
    url: '/market/coupon/gift_take_back';
};

export type GiftTakeBackErrors = {
    /**
     * Refused: unsigned, stale, malformed or too often.
     */
    '4XX': {
        error: ErrorBody;
        success: false;
    };
};

export type GiftTakeBackError = GiftTakeBackErrors[keyof GiftTakeBackErrors];

export type GiftTakeBackResponses = {
    /**
     * Data, or a business error.
     */
    200: {
        data?: Gift | undefined;
        error?: ErrorBody | undefined;
        success: boolean;
    };
};

export type GiftTakeBackResponse = GiftTakeBackResponses[keyof GiftTakeBackResponses];

export type MyCouponsData2 = {
    body: Envelope & MyCouponsBody;
    path?: never | undefined;
    query?: never | undefined;
    url: '/market/coupon/my_coupons';
};

export type MyCouponsErrors = {
    /**
     * Refused: unsigned, stale, malformed or too often.
     */
    '4XX': {
        error: ErrorBody;
        success: false;
    };
};

export type MyCouponsError = MyCouponsErrors[keyof MyCouponsErrors];

export type MyCouponsResponses = {
    /**
     * Data, or a business error.
     */
    200: {
        data?: MyCouponsData | undefined;
        error?: ErrorBody | undefined;
        success: boolean;
    };
};

export type MyCouponsResponse = MyCouponsResponses[keyof MyCouponsResponses];

export type OfflineWalletData2 = {
    body: Envelope & OfflineWalletBody;
    path?: never | undefined;
    query?: never | undefined;
    url: '/market/coupon/offline_wallet';
};

export type OfflineWalletErrors = {
    /**
     * Refused: unsigned, stale, malformed or too often.
     */
    '4XX': {
        error: ErrorBody;
        success: false;
    };
};

export type OfflineWalletError = OfflineWalletErrors[keyof OfflineWalletErrors];

export type OfflineWalletResponses = {
    /**
     * Data, or a business error.
     */
    200: {
        data?: OfflineWalletData | undefined;
        error?: ErrorBody | undefined;
        success: boolean;
    };
};

export type OfflineWalletResponse = OfflineWalletResponses[keyof OfflineWalletResponses];

export type PartnerCodeOpenData = {
    body: Envelope & PartnerCodeOpenBody;
    path?: never | undefined;
    query?: never | undefined;
    url: '/market/coupon/partner_code_open';
};

export type PartnerCodeOpenErrors = {
    /**
     * Refused: unsigned, stale, malformed or too often.
     */
    '4XX': {
        error: ErrorBody;
        success: false;
    };
};

export type PartnerCodeOpenError = PartnerCodeOpenErrors[keyof PartnerCodeOpenErrors];

export type PartnerCodeOpenResponses = {
    /**
     * Data, or a business error.
     */
    200: {
        data?: PartnerCoupon | undefined;
        error?: ErrorBody | undefined;
        success: boolean;
    };
};

export type PartnerCodeOpenResponse = PartnerCodeOpenResponses[keyof PartnerCodeOpenResponses];

export type PartnerCouponsData2 = {
    body: Envelope & PartnerCouponsBody;
    path?: never | undefined;
    query?: never | undefined;
    url: '/market/coupon/partner_coupons';
};

export type PartnerCouponsErrors = {
    /**
     * Refused: unsigned, stale, malformed or too often.
     */
    '4XX': {
        error: ErrorBody;
        success: false;
    };
};

export type PartnerCouponsError = PartnerCouponsErrors[keyof PartnerCouponsErrors];

export type PartnerCouponsResponses = {
    /**
     * Data, or a business error.
     */
    200: {
        data?: PartnerCouponsData | undefined;
        error?: ErrorBody | undefined;
        success: boolean;
    };
};

export type PartnerCouponsResponse = PartnerCouponsResponses[keyof PartnerCouponsResponses];

export type ProductListData2 = {
    body: Envelope & ProductListBody;
    path?: never | undefined;
    query?: never | undefined;
    url: '/market/coupon/product_list';
};

export type ProductListErrors = {
    /**
     * Refused: unsigned, stale, malformed or too often.
     */
    '4XX': {
        error: ErrorBody;
        success: false;
    };
};

export type ProductListError = ProductListErrors[keyof ProductListErrors];

export type ProductListResponses = {
    /**
     * Data, or a business error.
     */
    200: {
        data?: ProductListData | undefined;
        error?: ErrorBody | undefined;
        success: boolean;
    };
};

export type ProductListResponse = ProductListResponses[keyof ProductListResponses];

export type ReceiveCouponData2 = {
    body: Envelope & ReceiveCouponBody;
    path?: never | undefined;
    query?: never | undefined;
    url: '/market/coupon/receive';
};

export type ReceiveCouponErrors = {
    /**
     * Refused: unsigned, stale, malformed or too often.
     */
    '4XX': {
        error: ErrorBody;
        success: false;
    };
};

export type ReceiveCouponError = ReceiveCouponErrors[keyof ReceiveCouponErrors];

export type ReceiveCouponResponses = {
    /**
     * Data, or a business error.
     */
    200: {
        data?: ReceiveCouponData | undefined;
        error?: ErrorBody | undefined;
        success: boolean;
    };
};

export type ReceiveCouponResponse = ReceiveCouponResponses[keyof ReceiveCouponResponses];

export type ReceiveByTokenData2 = {
    body: Envelope & ReceiveByTokenBody;
    path?: never | undefined;
    query?: never | undefined;
    url: '/market/coupon/receive_by_token';
};

export type ReceiveByTokenErrors = {
    /**
     * Refused: unsigned, stale, malformed or too often.
     */
    '4XX': {
        error: ErrorBody;
        success: false;
    };
};

export type ReceiveByTokenError = ReceiveByTokenErrors[keyof ReceiveByTokenErrors];

export type ReceiveByTokenResponses = {
    /**
     * Data, or a business error.
     */
    200: {
        data?: ReceiveByTokenData | undefined;
        error?: ErrorBody | undefined;
        success: boolean;
    };
};

export type ReceiveByTokenResponse = ReceiveByTokenResponses[keyof ReceiveByTokenResponses];

export type RedeemOpenData2 = {
    body: Envelope & RedeemOpenBody;
    path?: never | undefined;
    query?: never | undefined;
    url: '/market/coupon/redeem_open';
};

export type RedeemOpenErrors = {
    /**
     * Refused: unsigned, stale, malformed or too often.
     */
    '4XX': {
        error: ErrorBody;
        success: false;
    };
};

export type RedeemOpenError = RedeemOpenErrors[keyof RedeemOpenErrors];

export type RedeemOpenResponses = {
    /**
     * Data, or a business error.
     */
    200: {
        data?: RedeemOpenData | undefined;
        error?: ErrorBody | undefined;
        success: boolean;
    };
};

export type RedeemOpenResponse = RedeemOpenResponses[keyof RedeemOpenResponses];

export type ReportRefusedData2 = {
    body: Envelope & ReportRefusedBody;
    path?: never | undefined;
    query?: never | undefined;
    url: '/market/coupon/report_refused';
};

export type ReportRefusedErrors = {
    /**
     * Refused: unsigned, stale, malformed or too often.
     */
    '4XX': {
        error: ErrorBody;
        success: false;
    };
};

export type ReportRefusedError = ReportRefusedErrors[keyof ReportRefusedErrors];

export type ReportRefusedResponses = {
    /**
     * Data, or a business error.
     */
    200: {
        data?: ReportRefusedData | undefined;
        error?: ErrorBody | undefined;
        success: boolean;
    };
};

export type ReportRefusedResponse = ReportRefusedResponses[keyof ReportRefusedResponses];

export type TokenViewData2 = {
    body: Envelope & TokenViewBody;
    path?: never | undefined;
    query?: never | undefined;
    url: '/market/coupon/token_view';
};

export type TokenViewErrors = {
    /**
     * Refused: unsigned, stale, malformed or too often.
     */
    '4XX': {
        error: ErrorBody;
        success: false;
    };
};

export type TokenViewError = TokenViewErrors[keyof TokenViewErrors];

export type TokenViewResponses = {
    /**
     * Data, or a business error.
     */
    200: {
        data?: TokenViewData | undefined;
        error?: ErrorBody | undefined;
        success: boolean;
    };
};

export type TokenViewResponse = TokenViewResponses[keyof TokenViewResponses];

export type RegionListData2 = {
    body: Envelope & RegionListBody;
    path?: never | undefined;
    query?: never | undefined;
    url: '/region/region_list';
};

export type RegionListErrors = {
    /**
     * Refused: unsigned, stale, malformed or too often.
     */
    '4XX': {
        error: ErrorBody;
        success: false;
    };
};

export type RegionListError = RegionListErrors[keyof RegionListErrors];

export type RegionListResponses = {
    /**
     * Data, or a business error.
     */
    200: {
        data?: RegionListData | undefined;
        error?: ErrorBody | undefined;
        success: boolean;
    };
};

export type RegionListResponse = RegionListResponses[keyof RegionListResponses];

export type QueryMerchantCouponData = {
    body: Envelope & QueryMerchantCouponBody;
    path?: never | undefined;
    query?: never | undefined;
    url: '/resource_pos/merchant_homepage/coupon';
};

export type QueryMerchantCouponErrors = {
    /**
     * Refused: unsigned, stale, malformed or too often.
     */
    '4XX': {
        error: ErrorBody;
        success: false;
    };
};

export type QueryMerchantCouponError = QueryMerchantCouponErrors[keyof QueryMerchantCouponErrors];

export type QueryMerchantCouponResponses = {
    /**
     * Data, or a business error.
     */
    200: {
        data?: HomepageCoupons | undefined;
        error?: ErrorBody | undefined;
        success: boolean;
    };
};

export type QueryMerchantCouponResponse = QueryMerchantCouponResponses[keyof QueryMerchantCouponResponses];

export type CheckReviewEligibilityData = {
    body: Envelope & CheckReviewEligibilityBody;
    path?: never | undefined;
    query?: never | undefined;
    url: '/review/check_eligibility';
};

export type CheckReviewEligibilityErrors = {
    /**
     * Refused: unsigned, stale, malformed or too often.
     */
    '4XX': {
        error: ErrorBody;
        success: false;
    };
};

export type CheckReviewEligibilityError = CheckReviewEligibilityErrors[keyof CheckReviewEligibilityErrors];

export type CheckReviewEligibilityResponses = {
    /**
     * Data, or a business error.
     */
    200: {
        data?: ReviewEligibility | undefined;
        error?: ErrorBody | undefined;
        success: boolean;
    };
};

export type CheckReviewEligibilityResponse = CheckReviewEligibilityResponses[keyof CheckReviewEligibilityResponses];

export type DeleteReviewData = {
    body: Envelope & DeleteReviewBody;
    path?: never | undefined;
    query?: never | undefined;
    url: '/review/delete';
};

export type DeleteReviewErrors = {
    /**
     * Refused: unsigned, stale, malformed or too often.
     */
    '4XX': {
        error: ErrorBody;
        success: false;
    };
};

export type DeleteReviewError = DeleteReviewErrors[keyof DeleteReviewErrors];

export type DeleteReviewResponses = {
    /**
     * Data, or a business error.
     */
    200: {
        data?: Done | undefined;
        error?: ErrorBody | undefined;
        success: boolean;
    };
};

export type DeleteReviewResponse = DeleteReviewResponses[keyof DeleteReviewResponses];

export type ReviewDetailData = {
    body: Envelope & ReviewDetailBody;
    path?: never | undefined;
    query?: never | undefined;
    url: '/review/detail';
};

export type ReviewDetailErrors = {
    /**
     * Refused: unsigned, stale, malformed or too often.
     */
    '4XX': {
        error: ErrorBody;
        success: false;
    };
};

export type ReviewDetailError = ReviewDetailErrors[keyof ReviewDetailErrors];

export type ReviewDetailResponses = {
    /**
     * Data, or a business error.
     */
    200: {
        data?: Review | undefined;
        error?: ErrorBody | undefined;
        success: boolean;
    };
};

export type ReviewDetailResponse = ReviewDetailResponses[keyof ReviewDetailResponses];

export type MarkHelpfulData = {
    body: Envelope & MarkHelpfulBody;
    path?: never | undefined;
    query?: never | undefined;
    url: '/review/helpful';
};

export type MarkHelpfulErrors = {
    /**
     * Refused: unsigned, stale, malformed or too often.
     */
    '4XX': {
        error: ErrorBody;
        success: false;
    };
};

export type MarkHelpfulError = MarkHelpfulErrors[keyof MarkHelpfulErrors];

export type MarkHelpfulResponses = {
    /**
     * Data, or a business error.
     */
    200: {
        data?: HelpfulData | undefined;
        error?: ErrorBody | undefined;
        success: boolean;
    };
};

export type MarkHelpfulResponse = MarkHelpfulResponses[keyof MarkHelpfulResponses];

export type ReviewListData2 = {
    body: Envelope & ReviewListBody;
    path?: never | undefined;
    query?: never | undefined;
    url: '/review/list';
};

export type ReviewListErrors = {
    /**
     * Refused: unsigned, stale, malformed or too often.
     */
    '4XX': {
        error: ErrorBody;
        success: false;
    };
};

export type ReviewListError = ReviewListErrors[keyof ReviewListErrors];

export type ReviewListResponses = {
    /**
     * Data, or a business error.
     */
    200: {
        data?: ReviewListData | undefined;
        error?: ErrorBody | undefined;
        success: boolean;
    };
};

export type ReviewListResponse = ReviewListResponses[keyof ReviewListResponses];

export type ReportReviewData = {
    body: Envelope & ReportReviewBody;
    path?: never | undefined;
    query?: never | undefined;
    url: '/review/report';
};

export type ReportReviewErrors = {
    /**
     * Refused: unsigned, stale, malformed or too often.
     */
    '4XX': {
        error: ErrorBody;
        success: false;
    };
};

export type ReportReviewError = ReportReviewErrors[keyof ReportReviewErrors];

export type ReportReviewResponses = {
    /**
     * Data, or a business error.
     */
    200: {
        data?: Done | undefined;
        error?: ErrorBody | undefined;
        success: boolean;
    };
};

export type ReportReviewResponse = ReportReviewResponses[keyof ReportReviewResponses];

export type SaveReviewData2 = {
    body: Envelope & SaveReviewBody;
    path?: never | undefined;
    query?: never | undefined;
    url: '/review/save';
};

export type SaveReviewErrors = {
    /**
     * Refused: unsigned, stale, malformed or too often.
     */
    '4XX': {
        error: ErrorBody;
        success: false;
    };
};

export type SaveReviewError = SaveReviewErrors[keyof SaveReviewErrors];

export type SaveReviewResponses = {
    /**
     * Data, or a business error.
     */
    200: {
        data?: SaveReviewData | undefined;
        error?: ErrorBody | undefined;
        success: boolean;
    };
};

export type SaveReviewResponse = SaveReviewResponses[keyof SaveReviewResponses];

export type GetDeviceInfoData = {
    body: Envelope & GetDeviceInfoBody;
    path?: never | undefined;
    query?: never | undefined;
    url: '/risk/getDeviceInfo';
};

export type GetDeviceInfoErrors = {
    /**
     * Refused: unsigned, stale, malformed or too often.
     */
    '4XX': {
        error: ErrorBody;
        success: false;
    };
};

export type GetDeviceInfoError = GetDeviceInfoErrors[keyof GetDeviceInfoErrors];

export type GetDeviceInfoResponses = {
    /**
     * Data, or a business error.
     */
    200: {
        data?: DeviceInfoData | undefined;
        error?: ErrorBody | undefined;
        success: boolean;
    };
};

export type GetDeviceInfoResponse = GetDeviceInfoResponses[keyof GetDeviceInfoResponses];

export type PlayCashierData2 = {
    body: Envelope & PlayCashierBody;
    path?: never | undefined;
    query?: never | undefined;
    url: '/sandbox/cashier';
};

export type PlayCashierErrors = {
    /**
     * Refused: unsigned, stale, malformed or too often.
     */
    '4XX': {
        error: ErrorBody;
        success: false;
    };
};

export type PlayCashierError = PlayCashierErrors[keyof PlayCashierErrors];

export type PlayCashierResponses = {
    /**
     * Data, or a business error.
     */
    200: {
        data?: PlayCashierData | undefined;
        error?: ErrorBody | undefined;
        success: boolean;
    };
};

export type PlayCashierResponse = PlayCashierResponses[keyof PlayCashierResponses];

export type SetClockData = {
    body: Envelope & SetClockBody;
    path?: never | undefined;
    query?: never | undefined;
    url: '/sandbox/clock';
};

export type SetClockErrors = {
    /**
     * Refused: unsigned, stale, malformed or too often.
     */
    '4XX': {
        error: ErrorBody;
        success: false;
    };
};

export type SetClockError = SetClockErrors[keyof SetClockErrors];

export type SetClockResponses = {
    /**
     * Data, or a business error.
     */
    200: {
        data?: SandboxState | undefined;
        error?: ErrorBody | undefined;
        success: boolean;
    };
};

export type SetClockResponse = SetClockResponses[keyof SetClockResponses];

export type SetConfigData = {
    body: Envelope & ConfigEntry;
    path?: never | undefined;
    query?: never | undefined;
    url: '/sandbox/config';
};

export type SetConfigErrors = {
    /**
     * Refused: unsigned, stale, malformed or too often.
     */
    '4XX': {
        error: ErrorBody;
        success: false;
    };
};

export type SetConfigError = SetConfigErrors[keyof SetConfigErrors];

export type SetConfigResponses = {
    /**
     * Data, or a business error.
     */
    200: {
        data?: Done | undefined;
        error?: ErrorBody | undefined;
        success: boolean;
    };
};

export type SetConfigResponse = SetConfigResponses[keyof SetConfigResponses];

export type ElapseData = {
    body: Envelope & ElapseBody;
    path?: never | undefined;
    query?: never | undefined;
    url: '/sandbox/elapse';
};

export type ElapseErrors = {
    /**
     * Refused: unsigned, stale, malformed or too often.
     */
    '4XX': {
        error: ErrorBody;
        success: false;
    };
};

export type ElapseError = ElapseErrors[keyof ElapseErrors];

export type ElapseResponses = {
    /**
     * Data, or a business error.
     */
    200: {
        data?: SandboxState | undefined;
        error?: ErrorBody | undefined;
        success: boolean;
    };
};

export type ElapseResponse = ElapseResponses[keyof ElapseResponses];

export type PlayEnvelopeOfferData2 = {
    body: Envelope & PlayEnvelopeOfferBody;
    path?: never | undefined;
    query?: never | undefined;
    url: '/sandbox/envelope_offer';
};

export type PlayEnvelopeOfferErrors = {
    /**
     * Refused: unsigned, stale, malformed or too often.
     */
    '4XX': {
        error: ErrorBody;
        success: false;
    };
};

export type PlayEnvelopeOfferError = PlayEnvelopeOfferErrors[keyof PlayEnvelopeOfferErrors];

export type PlayEnvelopeOfferResponses = {
    /**
     * Data, or a business error.
     */
    200: {
        data?: PlayEnvelopeOfferData | undefined;
        error?: ErrorBody | undefined;
        success: boolean;
    };
};

export type PlayEnvelopeOfferResponse = PlayEnvelopeOfferResponses[keyof PlayEnvelopeOfferResponses];

export type ExpireTokensData = {
    body: Envelope & ExpireTokensBody;
    path?: never | undefined;
    query?: never | undefined;
    url: '/sandbox/expire_tokens';
};

export type ExpireTokensErrors = {
    /**
     * Refused: unsigned, stale, malformed or too often.
     */
    '4XX': {
        error: ErrorBody;
        success: false;
    };
};

export type ExpireTokensError = ExpireTokensErrors[keyof ExpireTokensErrors];

export type ExpireTokensResponses = {
    /**
     * Data, or a business error.
     */
    200: {
        data?: Done | undefined;
        error?: ErrorBody | undefined;
        success: boolean;
    };
};

export type ExpireTokensResponse = ExpireTokensResponses[keyof ExpireTokensResponses];

export type SetFaultsData = {
    body: Envelope & SetFaultsBody;
    path?: never | undefined;
    query?: never | undefined;
    url: '/sandbox/faults';
};

export type SetFaultsErrors = {
    /**
     * Refused: unsigned, stale, malformed or too often.
     */
    '4XX': {
        error: ErrorBody;
        success: false;
    };
};

export type SetFaultsError = SetFaultsErrors[keyof SetFaultsErrors];

export type SetFaultsResponses = {
    /**
     * Data, or a business error.
     */
    200: {
        data?: SandboxState | undefined;
        error?: ErrorBody | undefined;
        success: boolean;
    };
};

export type SetFaultsResponse = SetFaultsResponses[keyof SetFaultsResponses];

export type FreezeUserData = {
    body: Envelope & FreezeUserBody;
    path?: never | undefined;
    query?: never | undefined;
    url: '/sandbox/freeze';
};

export type FreezeUserErrors = {
    /**
     * Refused: unsigned, stale, malformed or too often.
     */
    '4XX': {
        error: ErrorBody;
        success: false;
    };
};

export type FreezeUserError = FreezeUserErrors[keyof FreezeUserErrors];

export type FreezeUserResponses = {
    /**
     * Data, or a business error.
     */
    200: {
        data?: Done | undefined;
        error?: ErrorBody | undefined;
        success: boolean;
    };
};

export type FreezeUserResponse = FreezeUserResponses[keyof FreezeUserResponses];

export type QueryJournalData = {
    body: Envelope & QueryJournalBody;
    path?: never | undefined;
    query?: never | undefined;
    url: '/sandbox/journal';
};

export type QueryJournalErrors = {
    /**
     * Refused: unsigned, stale, malformed or too often.
     */
    '4XX': {
        error: ErrorBody;
        success: false;
    };
};

export type QueryJournalError = QueryJournalErrors[keyof QueryJournalErrors];

export type QueryJournalResponses = {
    /**
     * Data, or a business error.
     */
    200: {
        data?: JournalData | undefined;
        error?: ErrorBody | undefined;
        success: boolean;
    };
};

export type QueryJournalResponse = QueryJournalResponses[keyof QueryJournalResponses];

export type QueryLastCodeData = {
    body: Envelope & LastCodeBody;
    path?: never | undefined;
    query?: never | undefined;
    url: '/sandbox/last_code';
};

export type QueryLastCodeErrors = {
    /**
     * Refused: unsigned, stale, malformed or too often.
     */
    '4XX': {
        error: ErrorBody;
        success: false;
    };
};

export type QueryLastCodeError = QueryLastCodeErrors[keyof QueryLastCodeErrors];

export type QueryLastCodeResponses = {
    /**
     * Data, or a business error.
     */
    200: {
        data?: LastCodeData | undefined;
        error?: ErrorBody | undefined;
        success: boolean;
    };
};

export type QueryLastCodeResponse = QueryLastCodeResponses[keyof QueryLastCodeResponses];

export type QueryLedgerData = {
    body: Envelope & QueryLedgerBody;
    path?: never | undefined;
    query?: never | undefined;
    url: '/sandbox/ledger';
};

export type QueryLedgerErrors = {
    /**
     * Refused: unsigned, stale, malformed or too often.
     */
    '4XX': {
        error: ErrorBody;
        success: false;
    };
};

export type QueryLedgerError = QueryLedgerErrors[keyof QueryLedgerErrors];

export type QueryLedgerResponses = {
    /**
     * Data, or a business error.
     */
    200: {
        data?: LedgerData | undefined;
        error?: ErrorBody | undefined;
        success: boolean;
    };
};

export type QueryLedgerResponse = QueryLedgerResponses[keyof QueryLedgerResponses];

export type PlayMerchantData = {
    body: Envelope & PlayMerchantBody;
    path?: never | undefined;
    query?: never | undefined;
    url: '/sandbox/merchant';
};

export type PlayMerchantErrors = {
    /**
     * Refused: unsigned, stale, malformed or too often.
     */
    '4XX': {
        error: ErrorBody;
        success: false;
    };
};

export type PlayMerchantError = PlayMerchantErrors[keyof PlayMerchantErrors];

export type PlayMerchantResponses = {
    /**
     * Data, or a business error.
     */
    200: {
        data?: Done | undefined;
        error?: ErrorBody | undefined;
        success: boolean;
    };
};

export type PlayMerchantResponse = PlayMerchantResponses[keyof PlayMerchantResponses];

export type ModerateReviewData = {
    body: Envelope & ModerateReviewBody;
    path?: never | undefined;
    query?: never | undefined;
    url: '/sandbox/moderate';
};

export type ModerateReviewErrors = {
    /**
     * Refused: unsigned, stale, malformed or too often.
     */
    '4XX': {
        error: ErrorBody;
        success: false;
    };
};

export type ModerateReviewError = ModerateReviewErrors[keyof ModerateReviewErrors];

export type ModerateReviewResponses = {
    /**
     * Data, or a business error.
     */
    200: {
        data?: Done | undefined;
        error?: ErrorBody | undefined;
        success: boolean;
    };
};

export type ModerateReviewResponse = ModerateReviewResponses[keyof ModerateReviewResponses];

export type PlayPayerData2 = {
    body: Envelope & PlayPayerBody;
    path?: never | undefined;
    query?: never | undefined;
    url: '/sandbox/payer';
};

export type PlayPayerErrors = {
    /**
     * Refused: unsigned, stale, malformed or too often.
     */
    '4XX': {
        error: ErrorBody;
        success: false;
    };
};

export type PlayPayerError = PlayPayerErrors[keyof PlayPayerErrors];

export type PlayPayerResponses = {
    /**
     * Data, or a business error.
     */
    200: {
        data?: PlayPayerData | undefined;
        error?: ErrorBody | undefined;
        success: boolean;
    };
};

export type PlayPayerResponse = PlayPayerResponses[keyof PlayPayerResponses];

export type QuerySandboxData = {
    body: Envelope & QuerySandboxBody;
    path?: never | undefined;
    query?: never | undefined;
    url: '/sandbox/query';
};

export type QuerySandboxErrors = {
    /**
     * Refused: unsigned, stale, malformed or too often.
     */
    '4XX': {
        error: ErrorBody;
        success: false;
    };
};

export type QuerySandboxError = QuerySandboxErrors[keyof QuerySandboxErrors];

export type QuerySandboxResponses = {
    /**
     * Data, or a business error.
     */
    200: {
        data?: SandboxState | undefined;
        error?: ErrorBody | undefined;
        success: boolean;
    };
};

export type QuerySandboxResponse = QuerySandboxResponses[keyof QuerySandboxResponses];

export type PlayRefundData = {
    body: Envelope & PlayRefundBody;
    path?: never | undefined;
    query?: never | undefined;
    url: '/sandbox/refund';
};

export type PlayRefundErrors = {
    /**
     * Refused: unsigned, stale, malformed or too often.
     */
    '4XX': {
        error: ErrorBody;
        success: false;
    };
};

export type PlayRefundError = PlayRefundErrors[keyof PlayRefundErrors];

export type PlayRefundResponses = {
    /**
     * Data, or a business error.
     */
    200: {
        data?: RefundStep | undefined;
        error?: ErrorBody | undefined;
        success: boolean;
    };
};

export type PlayRefundResponse = PlayRefundResponses[keyof PlayRefundResponses];

export type ReleaseData = {
    body: Envelope & ReleaseBody;
    path?: never | undefined;
    query?: never | undefined;
    url: '/sandbox/release';
};

export type ReleaseErrors = {
    /**
     * Refused: unsigned, stale, malformed or too often.
     */
    '4XX': {
        error: ErrorBody;
        success: false;
    };
};

export type ReleaseError = ReleaseErrors[keyof ReleaseErrors];

export type ReleaseResponses = {
    /**
     * Data, or a business error.
     */
    200: {
        data?: SandboxState | undefined;
        error?: ErrorBody | undefined;
        success: boolean;
    };
};

export type ReleaseResponse = ReleaseResponses[keyof ReleaseResponses];

export type ResetSandboxData = {
    body: Envelope & ResetSandboxBody;
    path?: never | undefined;
    query?: never | undefined;
    url: '/sandbox/reset';
};

export type ResetSandboxErrors = {
    /**
     * Refused: unsigned, stale, malformed or too often.
     */
    '4XX': {
        error: ErrorBody;
        success: false;
    };
};

export type ResetSandboxError = ResetSandboxErrors[keyof ResetSandboxErrors];

export type ResetSandboxResponses = {
    /**
     * Data, or a business error.
     */
    200: {
        data?: SandboxState | undefined;
        error?: ErrorBody | undefined;
        success: boolean;
    };
};

export type ResetSandboxResponse = ResetSandboxResponses[keyof ResetSandboxResponses];

export type DemandRiskCheckData = {
    body: Envelope & DemandRiskCheckBody;
    path?: never | undefined;
    query?: never | undefined;
    url: '/sandbox/risk';
};

export type DemandRiskCheckErrors = {
    /**
     * Refused: unsigned, stale, malformed or too often.
     */
    '4XX': {
        error: ErrorBody;
        success: false;
    };
};

export type DemandRiskCheckError = DemandRiskCheckErrors[keyof DemandRiskCheckErrors];

export type DemandRiskCheckResponses = {
    /**
     * Data, or a business error.
     */
    200: {
        data?: Done | undefined;
        error?: ErrorBody | undefined;
        success: boolean;
    };
};

export type DemandRiskCheckResponse = DemandRiskCheckResponses[keyof DemandRiskCheckResponses];

export type DemandSliderData = {
    body: Envelope & DemandSliderBody;
    path?: never | undefined;
    query?: never | undefined;
    url: '/sandbox/slider';
};

export type DemandSliderErrors = {
    /**
     * Refused: unsigned, stale, malformed or too often.
     */
    '4XX': {
        error: ErrorBody;
        success: false;
    };
};

export type DemandSliderError = DemandSliderErrors[keyof DemandSliderErrors];

export type DemandSliderResponses = {
    /**
     * Data, or a business error.
     */
    200: {
        data?: Done | undefined;
        error?: ErrorBody | undefined;
        success: boolean;
    };
};

export type DemandSliderResponse = DemandSliderResponses[keyof DemandSliderResponses];

export type PlayWhatsAppData = {
    body: Envelope & PlayWhatsAppBody;
    path?: never | undefined;
    query?: never | undefined;
    url: '/sandbox/whatsapp';
};

export type PlayWhatsAppErrors = {
    /**
     * Refused: unsigned, stale, malformed or too often.
     */
    '4XX': {
        error: ErrorBody;
        success: false;
    };
};

export type PlayWhatsAppError = PlayWhatsAppErrors[keyof PlayWhatsAppErrors];

export type PlayWhatsAppResponses = {
    /**
     * Data, or a business error.
     */
    200: {
        data?: Done | undefined;
        error?: ErrorBody | undefined;
        success: boolean;
    };
};

export type PlayWhatsAppResponse = PlayWhatsAppResponses[keyof PlayWhatsAppResponses];
