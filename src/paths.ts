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

type Values = Record<string, string | undefined>;

function path(pathname: string, values: Values = {}): Path {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined) query.set(name, value);
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

/** Every pathname, for tests that walk them all. */
export const routePatterns: readonly string[] = Object.values(pathnames);

/** `/platform` alone goes home (spec home 2). */
export const REDIRECTED_HOME = '/platform';

interface CouponTarget {
  skuId: string;
  isFlashSale: boolean;
  detailId?: string | undefined;
  pageId?: string | undefined;
}

interface ReviewTarget {
  isEditingDraft: boolean;
  /** Where the writer comes from. */
  entrance: string;
  storeId: string;
  poiId: string;
  storeName: string;
  orderId?: string | undefined;
  reviewId?: string | undefined;
}

/** Routes that need nothing more than their path. */
type Plain = { readonly [Name in RouteName]: () => Path };

const plain = Object.fromEntries(
  Object.entries(pathnames).map(([name, pathname]) => [name, () => path(pathname)]),
) as Plain;

export const paths = {
  ...plain,
  merchant: (values: { poiId?: string; storeId?: string; channelId?: string }) =>
    path(pathnames.merchant, {
      poiId: values.poiId,
      storeId: values.storeId,
      channel_id: values.channelId,
    }),
  groupCouponDetail: ({ skuId, isFlashSale, detailId, pageId }: CouponTarget) =>
    path(pathnames.groupCouponDetail, {
      skuId,
      isFlashSale: String(isFlashSale),
      detailId: detailId ?? '',
      pageId: pageId ?? '',
    }),
  /** `redirect` and `code` go with the visitor into the app; checked there again. */
  appDownload: (values: { redirect?: string; code?: string } = {}) =>
    path(pathnames.appDownload, values),
  receiveRedEnvelope: (values: { token?: string } = {}) =>
    path(pathnames.receiveRedEnvelope, values),
  /** `storeId`: where it leads when it comes without its pictures. */
  imagePreview: (values: { storeId?: string | undefined } = {}) =>
    path(pathnames.imagePreview, values),
  brandsHomepage: (values: { id: string }) => path(pathnames.brandsHomepage, values),
  /** Without an id: the running or next one. */
  bigBrandActivity: (values: { id?: string } = {}) => path(pathnames.bigBrandActivity, values),
  categoryPoiList: (values: { id: string }) => path(pathnames.categoryPoiList, values),
  flashDeal: (values: { pageId?: string }) => path(pathnames.flashDeal, values),
  rank: (values: { rankId?: string } = {}) => path(pathnames.rank, values),
  mall: (values: { id: string }) => path(pathnames.mall, values),
  /** `filter` and `sort` absent: everything, the newest first. */
  reviewList: (values: { storeId: string; filter?: string; sort?: string }) =>
    path(pathnames.reviewList, values),
  reviewDetail: (values: { reviewId: string; poiId: string }) =>
    path(pathnames.reviewDetail, values),
  /** Merchant 2. `reviewId`: changes that one. */
  reviewEdit: ({ isEditingDraft, entrance, ...values }: ReviewTarget) =>
    path(pathnames.reviewEdit, { isEditingDraft: String(isEditingDraft), entrance, ...values }),
  /** Spec home 2: the profile of a new registrant is opened by a cropper query flag. */
  editProfile: ({ isRegistration = false } = {}) =>
    path(pathnames.editProfile, { cropper: isRegistration ? '1' : undefined }),
};
