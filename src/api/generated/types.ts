// Made by `npm run gen` from src-tauri/contract; never edited.

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
 * One voucher on sale.
 */
export type AssetCard = {
    assetId: string;
    /**
     * Rupiah.
     */
    assetSalePrice: number;
    /**
     * What one buys. Assumption: the spec's `coupon` has no shown fields; this is its name.
     */
    coupon: Coupon;
    detailId?: string | null | undefined;
    /**
     * Per cent, 0..=100.
     */
    discountPercent: number;
    ext?: string | null | undefined;
    imageUrl: string;
    isFlashSale: boolean;
    isShowDistance: boolean;
    pageId?: string | null | undefined;
    priceInfo: PriceInfo;
    promotionInfo?: PromotionInfo | null | undefined;
    /**
     * 0 is sold out; the badge shows at 1..=10.
     */
    remainingStock: number;
    reserveStatus?: ReserveStatus | null | undefined;
    /**
     * Absent: the card shows the parameter error and does not open (spec home 5).
     */
    skuId?: string | null | undefined;
    storeInfo: AssetStoreInfo;
    /**
     * False: the user is not in the group that may buy.
     */
    userGroupCheckResult: boolean;
    /**
     * The user has bought as many as one may.
     */
    userLimit: boolean;
};

export type AssetStoreInfo = {
    poiId: string;
    storeId: string;
    storeName: string;
};

export type AuthCodeData = {
    /**
     * Bound to this device and its challenge; works once.
     */
    authCodeKey: string;
    /**
     * Seconds until the key is worth nothing: 300.
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

export type BatchQueryConfigBody = {
    /**
     * 1..=50 keys.
     */
    keys: Array<string>;
};

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

export type CardId = 'PAGE_HOME_BANNER_CARD' | 'PAGE_HOME_MIDDLE_BANNER_CARD' | 'HOME_CATEGORY_CARD' | 'RANK_CARD' | 'MALL_CARD' | 'FLASH_SALE_CARD' | 'BRAND_PAVILION_CARD' | 'MALL_NEARBY_CARD';

export type CategoryList = {
    list: Array<CategoryTile>;
};

export type CategoryTile = {
    categoryIcon: string;
    categoryName: Localised;
    id: string;
};

/**
 * Without `answer`: is a slider due, and which. With it: is it right.
 */
export type CheckSliderBody = {
    answer?: SliderAnswer | null | undefined;
    loginType: LoginType;
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

export type Coupon = {
    couponName: Localised;
    productType: ProductType;
};

export type DemandRiskCheckBody = {
    /**
     * How many of the next risk-checked calls are asked; 0 takes it back.
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

export type DeviceInfo = {
    brand: string;
    country: string;
    /**
     * The phone's advertising id, when a native shell has told it in the first address (spec home 2
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
 * Data of a call that only does something.
 */
export type Done = {
    /**
     * How many things were done or stored.
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
    userId: string;
    what: Expiring;
};

export type Expiring = 'ACCESS' | 'REFRESH' | 'SESSION';

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
     * How many more calls it strikes; absent is until it is taken off.
     */
    remaining?: number | null | undefined;
};

export type FaultKind = 'latency' | 'reset' | 'server_error' | 'rate_limited' | 'malformed_body' | 'wrong_type' | 'missing_field' | 'business' | 'empty';

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
    productListId: string;
    title: Localised;
};

export type FlashSalePageBody = {
    pageId: string;
};

export type FlashSalePageData = {
    /**
     * `sessionUniqueKey` of the running one; empty when none runs.
     */
    activeSession: string;
    pageId: string;
    sessionList: Array<FlashSaleSession>;
    title: Localised;
};

export type FlashSaleSession = {
    itemList: Array<AssetCard>;
    /**
     * Seconds until it ends, or until it starts when it has not begun.
     */
    sessionRemainingTime: number;
    sessionUniqueKey: string;
    /**
     * HH:MM in the store's zone.
     */
    startsAt: string;
};

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

/**
 * One text in each language that has it. Readers fall back to id-ID (spec home 1).
 */
export type Localised = {
    'en-US'?: string | null | undefined;
    'id-ID'?: string | null | undefined;
    'zh-CN'?: string | null | undefined;
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
     * What the login was asked for, e.g. `check-in center`.
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
    userId: string;
    userType: UserType;
};

export type LoginType = 'WHATS_APP' | 'PHONE_CODE';

/**
 * Works with an expired access token too: whoever holds the refresh token may end the session.
 */
export type LogoutBody = {
    /**
     * On all devices of the user.
     */
    everywhere: boolean;
    refreshToken: string;
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
 * Which cards; a card that does not exist is answered as its default, empty one.
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

export type PlayWhatsAppBody = {
    outcome: WhatsAppOutcome;
    /**
     * Who sent it: digits after the country code 62.
     */
    phoneNo: string;
    /**
     * The message; the key of the login is looked for in it.
     */
    text: string;
};

/**
 * Rupiah, without promotion.
 */
export type PriceInfo = {
    /**
     * Per cent, 0..=100.
     */
    discountRatio: number;
    originalPrice: number;
    salePrice: number;
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

export type QueryAllCategoryBody = {
    scene: Scene;
};

export type QueryAuthCodeBody = {
    authCodeKey: string;
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

export type RankInfo = {
    rankId: string;
    rankName: Localised;
    /**
     * From 1.
     */
    rankSort: number;
};

export type RefreshTokenBody = {
    cpType: string;
    identityType: string;
    refreshToken: string;
};

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

export type ReportDeviceBody = {
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
 * Assumption: the specs name the field; reserving itself is another call.
 */
export type ReserveStatus = 'CAN_RESERVE' | 'RESERVED';

export type ResetUnreadBody = {
    page: UnreadPage;
};

export type SandboxState = {
    /**
     * How far it runs ahead of the machine's.
     */
    clockOffsetMs: number;
    faults: Array<Fault>;
    /**
     * The sandbox's own time, milliseconds since the epoch.
     */
    nowMs: number;
};

export type Scene = 'HOME_PAGE' | 'CATEGORY_POI_PAGE';

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
     * Seconds that the code works: 300.
     */
    expiresInS: number;
    /**
     * Seconds until another may be asked for: 60.
     */
    resendInS: number;
};

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
 * One of the two ways to pass; exactly one of `x` and `text` is there.
 */
export type SliderAnswer = {
    challengeId: string;
    /**
     * Answer to `question`, for those who cannot see or drag.
     */
    text?: string | null | undefined;
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
     * A plain question in the caller's language whose answer is a number.
     */
    question: string;
    /**
     * Pixels of the background.
     */
    width: number;
};

export type SliderData = {
    challenge?: SliderChallenge | null | undefined;
    /**
     * False: go on without one.
     */
    required: boolean;
    /**
     * After a right answer: for `login` or `sendCode`, once, within two minutes.
     */
    sliderToken?: string | null | undefined;
};

export type SliderMode = 'ALWAYS' | 'NEVER' | 'AUTO';

/**
 * A store on a list. Assumption: the specs show `poiId`, `storeId`, `distance` and `ext`; the rest
 * is what its card shows (look.md) and has the names of the store entity (merchant 3).
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
    ext?: string | null | undefined;
    halalRestaurant: boolean;
    mallName?: string | null | undefined;
    poiId: string;
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
    storeBusinessCategory: Localised;
    storeId: string;
    /**
     * Cover picture, 4:3.
     */
    storeImageUrl: string;
    storeName: string;
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
     * 1..=100; home 10.
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

/**
 * Contents of the `system` header. Spec home 3.
 */
export type System = {
    /**
     * `id-ID`, `en-US` or `zh-CN`.
     */
    locale: string;
};

export type TokenInfo = {
    accessToken: string;
    refreshToken: string;
    userId: string;
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

export type UploadBusiness = 'user';

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
    userId: string;
    userName: string;
};

/**
 * Whether this login made the account. Spec home 3 "Profile".
 */
export type UserType = 'REGISTER' | 'LOGIN';

/**
 * What the sender of a WhatsApp message did.
 */
export type WhatsAppOutcome = 'SENT' | 'WITHDRAWN';

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
