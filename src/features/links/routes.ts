/**
 * Allow list of links: every route of `paths.ts`, exhaustive by type, with its parameters. A route
 * that only the app itself may open is `closed`: a link never pays, deletes or claims. Unknown
 * parameters are dropped; a malformed value rejects the whole link.
 */
import { type RouteName, pathnames, REDIRECTED_HOME } from '../../paths.ts';

const ID = /^[0-9A-Za-z_-]{1,64}$/;
const OPTIONAL_ID = /^[0-9A-Za-z_-]{0,64}$/;
const FLAG = /^(true|false|0|1)?$/;
/** A code typed by a person, on the page that redeems it. */
const CODE = /^[0-9A-Za-z-]{1,32}$/;

type Rules = Readonly<Record<string, RegExp>>;

/** Attribution parameters, allowed on every route; a malformed value is only dropped. */
const everywhere: ReadonlySet<string> = new Set(['channel_id', 'source_tag', 'adTrace']);

const none: Rules = {};
const closed = 'closed';

const rulesByRoute: Readonly<Record<RouteName, Rules | typeof closed>> = {
  home: none,
  // Opens the scanner, which asks before it uses the camera.
  homeTab: { scan: FLAG },
  exploreFeeds: { id: OPTIONAL_ID },
  order: none,
  // State of a login that this app has started (decisions "Login"); by itself it logs nobody in.
  account: { loginState: ID },
  myCouponList: none,
  myOffers: none,
  historyOffers: none,
  savings: none,
  couponDetail: { id: ID, batchId: ID },
  groupCouponDetail: {
    skuId: ID,
    isFlashSale: FLAG,
    detailId: OPTIONAL_ID,
    pageId: OPTIONAL_ID,
    reportStoreId: OPTIONAL_ID,
  },
  groupCouponDetailPreview: { skuId: ID, detailId: OPTIONAL_ID },
  groupCouponOrderDetail: { orderId: ID, splitId: ID },
  redEnvelopeDetail: { id: ID },
  // Opening it claims nothing.
  receiveRedEnvelope: { id: ID, token: ID, code: CODE },
  redEnvelopeProducts: { id: ID },
  merchant: { poiId: ID, storeId: ID, qrCodeId: ID },
  merchantDetail: { storeId: ID },
  // Opening it asks what it costs; only a tap orders.
  confirmOrder: { skuId: ID, productId: ID, storeId: ID, detailId: OPTIONAL_ID },
  payPage: closed,
  cashier: closed,
  payCode: closed,
  purchaseSuccessPage: closed,
  brands: none,
  brandsHomepage: { id: ID },
  flashDeal: { pageId: OPTIONAL_ID },
  searchDishes: none,
  mall: { id: ID },
  shoppingMallListPage: none,
  appDownload: { code: CODE },
  editProfile: none,
  invitationTheme: { activityId: ID },
  myRewards: none,
  friendActivity: { activityId: ID },
  playVideo: { id: ID },
  imagePreview: closed,
  favoritesList: none,
  categoryPoiList: { id: ID },
  rank: { rankId: OPTIONAL_ID },
  refundEdit: closed,
  refundDetail: { orderId: ID, refundId: ID },
  bargainActivity: { activityId: ID },
  bargainDetail: { id: ID },
  bigBrandActivity: { id: ID },
  setting: none,
  licences: none,
  signIn: none,
  // The store's name comes from the server, never from the link that asks for a review.
  reviewEdit: { isEditingDraft: FLAG, entrance: OPTIONAL_ID, storeId: ID, poiId: ID, orderId: ID },
  reviewList: { storeId: ID },
  reviewDetail: { reviewId: ID, poiId: ID },
  loginProtocol: none,
  privacyPolicy: none,
  tripartiteCoupons: none,
  developerOptions: closed,
  operationalDelivery: { pageId: OPTIONAL_ID },
  accountDeletionDeclaration: none,
  accountDeletionAssetsCheck: closed,
  accountDeletionVerify: closed,
  accountDeletionSubmit: closed,
  accountDeletionPolicy: none,
};

const nameByPathname = new Map<string, RouteName>([
  ...Object.entries(pathnames).map(([name, pathname]) => [pathname, name as RouteName] as const),
  [REDIRECTED_HOME, 'home'],
]);

export function openRouteAt(pathname: string): RouteName | undefined {
  const name = nameByPathname.get(pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname);
  return name && rulesByRoute[name] !== closed ? name : undefined;
}

/** The route's parameters; undefined when one is malformed. */
export function checkedSearch(name: RouteName, given: URLSearchParams): string | undefined {
  const rules = rulesByRoute[name];
  if (rules === closed) return undefined;
  const kept = new URLSearchParams();
  for (const [key, value] of given) {
    if (everywhere.has(key)) {
      if (ID.test(value)) kept.set(key, value);
      continue;
    }
    const rule = Object.prototype.hasOwnProperty.call(rules, key) ? rules[key] : undefined;
    if (!rule) continue;
    if (!rule.test(value)) return undefined;
    kept.set(key, value);
  }
  const search = kept.toString();
  return search && `?${search}`;
}
