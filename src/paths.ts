/**
 * Every route of both specifications as a typed function. Imports nothing.
 *
 * A path is always an object `{pathname, search}` built here, never a string put together by hand:
 * that is what keeps server text out of navigation (security: links).
 */
export interface Path {
  readonly pathname: string;
  readonly search: string;
}

type Values = Record<string, string | boolean | undefined>;

function path(pathname: string, values: Values = {}): Path {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined) query.set(name, String(value));
  }
  const search = query.toString();
  return { pathname, search: search && `?${search}` };
}

/** Pathname by route name; the one list of routes. */
export const pathnames = {
  home: '/',
  homeTab: '/platform/home',
  exploreFeeds: '/platform/home/exploreFeeds',
  order: '/platform/home/order',
  account: '/platform/home/account',
  myCouponList: '/platform/myCouponList',
  myOffers: '/platform/myOffers',
  historyOffers: '/platform/historyOffers',
  savings: '/platform/savings',
  couponDetail: '/platform/couponDetail',
  groupCouponDetail: '/platform/groupCouponDetail',
  groupCouponDetailPreview: '/platform/groupCouponDetailPreview',
  groupCouponOrderDetail: '/platform/groupCouponOrderDetail',
  redEnvelopeDetail: '/platform/redEnvelopeDetail',
  receiveRedEnvelope: '/platform/receiveRedEnvelope',
  redEnvelopeProducts: '/platform/redEnvelopeProducts',
  merchant: '/platform/merchant',
  merchantDetail: '/platform/merchantDetail',
  confirmOrder: '/platform/confirmOrder',
  payPage: '/platform/payPage',
  cashier: '/platform/payPage/cashier',
  payCode: '/platform/payPage/payCode',
  purchaseSuccessPage: '/platform/purchaseSuccessPage',
  brands: '/platform/brands',
  brandsHomepage: '/platform/brandsHomepage',
  flashDeal: '/platform/flashDeal',
  searchDishes: '/platform/searchDishes',
  mall: '/platform/mall',
  shoppingMallListPage: '/platform/shoppingMallListPage',
  appDownload: '/platform/appDownload',
  editProfile: '/platform/editProfile',
  invitationTheme: '/platform/inviteFriends/invitationTheme',
  myRewards: '/platform/inviteFriends/myRewards',
  friendActivity: '/platform/inviteFriends/friendActivity',
  playVideo: '/platform/playVideo',
  imagePreview: '/platform/imagePreview',
  favoritesList: '/platform/favoritesList',
  categoryPoiList: '/platform/categoryPoiList',
  rank: '/platform/rank',
  refundEdit: '/platform/refundEdit',
  refundDetail: '/platform/refundDetail',
  bargainActivity: '/platform/bargainActivity',
  bargainDetail: '/platform/bargainDetail',
  bigBrandActivity: '/platform/bigBrandActivity',
  setting: '/platform/setting',
  licences: '/platform/licences',
  signIn: '/platform/signIn',
  reviewEdit: '/platform/reviewEdit',
  reviewList: '/platform/reviewList',
  reviewDetail: '/platform/reviewDetail',
  loginProtocol: '/platform/loginProtocol',
  privacyPolicy: '/platform/PrivacyPolicy',
  tripartiteCoupons: '/platform/tripartiteCoupons',
  developerOptions: '/platform/developerOptions',
  operationalDelivery: '/platform/operationalDelivery',
  accountDeletionDeclaration: '/platform/accountDeletionDeclaration',
  accountDeletionAssetsCheck: '/platform/accountDeletionAssetsCheck',
  accountDeletionVerify: '/platform/accountDeletionVerify',
  accountDeletionSubmit: '/platform/accountDeletionSubmit',
  accountDeletionPolicy: '/platform/accountDeletionPolicy',
} as const;

export type RouteName = keyof typeof pathnames;

/** `/platform` alone goes home (spec home 2). */
export const REDIRECTED_HOME = '/platform';

/** A voucher opened from a list. Empty text where the wire has nothing (spec home 2). */
export interface CouponTarget {
  skuId: string;
  isFlashSale: boolean;
  detailId: string;
  pageId: string;
}

/** The same opened from a store (merchant 2), with that page's own names. */
interface StoreCouponTarget {
  skuId: string;
  isFlashSale: boolean;
  detailId: string;
  channel_id: string;
  reportStoreId: string;
}

/** Routes that take values, which go into the address as they are; all others need nothing. */
interface Taken {
  /** `redirect` and `code` go with the visitor into the app; checked there again. */
  appDownload: { redirect?: string; code?: string };
  /** Of a link, typed, or of what one has; opening it claims nothing. */
  receiveRedEnvelope: { token?: string; code?: string; id?: string };
  /** Of a campaign; without it the one that runs. */
  operationalDelivery: { pageId?: string };
  /** `id`: of a bought voucher or a claimed coupon. */
  couponDetail: { id: string };
  groupCouponDetail: CouponTarget | StoreCouponTarget;
  redEnvelopeDetail: { id: string };
  redEnvelopeProducts: { id: string };
  /** `splitId`: an order that several pay. */
  groupCouponOrderDetail: { orderId: string } | { splitId: string };
  merchantDetail: { storeId: string };
  confirmOrder: { skuId: string; productId: string; storeId: string; detailId: string };
  payPage: { orderId: string };
  cashier: { orderId: string };
  payCode: { orderId: string; method: string } | { shareId: string; method: string };
  purchaseSuccessPage: { orderId: string };
  /** `couponId`: chosen to begin with; absent: all that can return. */
  refundEdit: { orderId: string; couponId?: string };
  refundDetail: { refundId: string };
  /** `storeId`: where it leads when it comes without its pictures. */
  imagePreview: { storeId?: string | undefined };
  brandsHomepage: { id: string };
  /** Without an id: the running or next one. */
  bigBrandActivity: { id?: string };
  categoryPoiList: { id: string };
  /** `session` absent: the running one, otherwise the next. */
  flashDeal: { pageId?: string; session?: string };
  rank: { rankId?: string };
  playVideo: { id: string };
  /** `floor` and `words` absent: every floor, everything. */
  mall: { id: string; floor?: string; words?: string };
  /** `filter` and `sort` absent: everything, the newest first. */
  reviewList: { storeId: string; filter?: string; sort?: string };
  reviewDetail: { reviewId: string; poiId: string };
  /** Merchant 2. `entrance`: where the writer comes from. `reviewId`: changes that one. */
  reviewEdit: {
    isEditingDraft: boolean;
    entrance: string;
    storeId: string;
    poiId: string;
    storeName: string;
    orderId?: string | undefined;
    reviewId?: string | undefined;
  };
}

type NamesOf<Values> = Values extends unknown ? Extract<keyof Values, string> : never;

/** Names of the values that a route takes: the table of links has a rule for each. */
export type RouteValues<Name extends RouteName> = Name extends keyof Taken
  ? NamesOf<Taken[Name]>
  : never;

type Typed = {
  readonly [Name in RouteName]: Name extends keyof Taken
    ? Record<never, never> extends Taken[Name]
      ? (values?: Taken[Name]) => Path
      : (values: Taken[Name]) => Path
    : () => Path;
};

const typed = Object.fromEntries(
  Object.entries(pathnames).map(([name, pathname]) => [
    name,
    (values?: Values) => path(pathname, values),
  ]),
) as unknown as Typed;

export const paths = {
  ...typed,
  merchant: (values: { poiId?: string; storeId?: string; channelId?: string }) =>
    path(pathnames.merchant, {
      poiId: values.poiId,
      storeId: values.storeId,
      channel_id: values.channelId,
    }),
  /** Spec home 2: the profile of a new registrant is opened by a cropper query flag. */
  editProfile: ({ isRegistration = false } = {}) =>
    path(pathnames.editProfile, { cropper: isRegistration ? '1' : undefined }),
};
