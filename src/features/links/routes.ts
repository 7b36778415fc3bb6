/**
 * The one table of parameters, exhaustive by type: which values each route of `paths.ts` takes, and of
 * which form. Links are checked with it, and pages read their address by it (`use-route-params.ts`).
 *
 * It is the allow list of links as well: a route that only the app itself may open is `closed`, so that
 * a link never pays, deletes or claims.
 */
import type {
  BatchId,
  BrandId,
  CouponId,
  Id,
  MallId,
  OrderId,
  PoiId,
  ProductId,
  QrCodeId,
  RankId,
  RedEnvelopeId,
  RefundId,
  ReviewId,
  SessionId,
  ShareId,
  SkuId,
  SplitId,
  StoreId,
} from '../../api/generated/types.ts';
import { type RouteName, type RouteValues, pathnames, REDIRECTED_HOME } from '../../paths.ts';

/** Of a text: its value, or absent. Of a flag: on or off, absent is off. */
type Kind = 'text' | 'flag';

interface Rule<Of extends Kind = Kind, Value extends string = string> {
  readonly kind: Of;
  /** A value of another form rejects a link; on a page it counts as absent. */
  readonly form: RegExp;
  /** Paths write it empty where the wire has none. */
  readonly mayBeEmpty?: true;
  /** Written by the app only: dropped from a link. */
  readonly isOwn?: true;
  /** In types only: which id the text is. */
  readonly value?: Value;
}

/** An id of the server's. `isId` is for values that are no parameter of a route. */
const ID = /^[0-9A-Za-z_-]{1,64}$/;
export const isId = (text: string): boolean => ID.test(text);
const idOf = <Value extends Id<string>>(): Rule<'text', Value> => ({ kind: 'text', form: ID });

const id: Rule<'text'> = { kind: 'text', form: ID };
const optionalId: Rule<'text'> = { ...id, mayBeEmpty: true };
const optionalSession = optionalId as Rule<'text', SessionId>;
const flag: Rule<'flag'> = { kind: 'flag', form: /^(true|false|0|1)$/, mayBeEmpty: true };
/** A code typed by a person, on the page that redeems it. */
const code: Rule<'text'> = { kind: 'text', form: /^[0-9A-Za-z-]{1,32}$/ };
/** Any text: what reads it checks it. */
const anyText: Rule<'text'> = { kind: 'text', form: /^/ };

function own<Of extends Kind, Value extends string>(rule: Rule<Of, Value>): Rule<Of, Value> {
  return { ...rule, isOwn: true };
}

interface Route<Name extends string = never> {
  readonly isClosed: boolean;
  readonly params: Readonly<Record<Name, Rule>> & Readonly<Record<string, Rule>>;
}

function open<Params extends Route['params']>(params: Params) {
  return { isClosed: false, params };
}

function closed<Params extends Route['params']>(params: Params) {
  return { isClosed: true, params };
}

/** Attribution parameters, allowed on every route; a malformed value is only dropped. */
const everywhere: ReadonlySet<string> = new Set(['channel_id', 'source_tag', 'adTrace']);

const none = open({});

const routes = {
  home: none,
  // Opens the scanner, which asks before it uses the camera.
  homeTab: open({ scan: flag }),
  exploreFeeds: open({ id: optionalId }),
  order: none,
  // State of a login that this app has started (decisions "Login"); by itself it is no login.
  account: open({ loginState: id }),
  myCouponList: none,
  myOffers: none,
  historyOffers: none,
  savings: none,
  couponDetail: open({ id: idOf<CouponId>(), batchId: idOf<BatchId>() }),
  groupCouponDetail: open({
    skuId: idOf<SkuId>(),
    isFlashSale: flag,
    detailId: optionalSession,
    pageId: optionalId,
    reportStoreId: { ...idOf<StoreId>(), mayBeEmpty: true },
    channel_id: id,
  }),
  groupCouponDetailPreview: open({
    skuId: idOf<SkuId>(),
    detailId: optionalSession,
    isFlashSale: own(flag),
    pageId: own(optionalId),
    reportStoreId: own({ ...idOf<StoreId>(), mayBeEmpty: true }),
  }),
  groupCouponOrderDetail: open({ orderId: idOf<OrderId>(), splitId: idOf<SplitId>() }),
  redEnvelopeDetail: open({ id: idOf<RedEnvelopeId>() }),
  // Opening it claims nothing.
  receiveRedEnvelope: open({ id: id, token: id, code }),
  redEnvelopeProducts: open({ id: idOf<RedEnvelopeId>() }),
  merchant: open({
    poiId: idOf<PoiId>(),
    storeId: idOf<StoreId>(),
    qrCodeId: idOf<QrCodeId>(),
    channel_id: id,
  }),
  merchantDetail: open({ storeId: idOf<StoreId>() }),
  // Opening it asks what it costs; only a tap orders.
  confirmOrder: open({
    skuId: idOf<SkuId>(),
    productId: idOf<ProductId>(),
    storeId: idOf<StoreId>(),
    detailId: optionalSession,
  }),
  payPage: closed({ orderId: idOf<OrderId>() }),
  cashier: closed({ orderId: idOf<OrderId>() }),
  payCode: closed({ orderId: idOf<OrderId>(), shareId: idOf<ShareId>(), method: id }),
  purchaseSuccessPage: closed({ orderId: idOf<OrderId>() }),
  brands: none,
  brandsHomepage: open({ id: idOf<BrandId>() }),
  flashDeal: open({ pageId: optionalId, session: optionalId }),
  searchDishes: none,
  mall: open({ id: idOf<MallId>(), floor: own(id), words: own(anyText) }),
  shoppingMallListPage: none,
  appDownload: open({ code, redirect: own(anyText) }),
  editProfile: none,
  invitationTheme: open({ activityId: id }),
  myRewards: none,
  friendActivity: open({ activityId: id }),
  playVideo: open({ id: id }),
  imagePreview: closed({ storeId: idOf<StoreId>() }),
  favoritesList: none,
  categoryPoiList: open({ id: id }),
  rank: open({ rankId: optionalId as Rule<'text', RankId> }),
  refundEdit: closed({ orderId: idOf<OrderId>(), couponId: idOf<CouponId>() }),
  refundDetail: open({ orderId: idOf<OrderId>(), refundId: idOf<RefundId>() }),
  bargainActivity: open({ activityId: id }),
  bargainDetail: open({ id: id }),
  bigBrandActivity: open({ id: id }),
  setting: none,
  licences: none,
  signIn: none,
  // The store's name comes from the server, never from the link that asks for a review.
  reviewEdit: open({
    isEditingDraft: flag,
    entrance: optionalId,
    storeId: idOf<StoreId>(),
    poiId: idOf<PoiId>(),
    orderId: idOf<OrderId>(),
    reviewId: own(idOf<ReviewId>()),
    storeName: own(anyText),
  }),
  reviewList: open({ storeId: idOf<StoreId>(), filter: own(id), sort: own(id) }),
  reviewDetail: open({ reviewId: idOf<ReviewId>(), poiId: idOf<PoiId>() }),
  loginProtocol: none,
  privacyPolicy: none,
  tripartiteCoupons: none,
  developerOptions: closed({}),
  operationalDelivery: open({ pageId: optionalId }),
  accountDeletionDeclaration: none,
  accountDeletionAssetsCheck: closed({}),
  accountDeletionVerify: closed({}),
  accountDeletionSubmit: closed({}),
  accountDeletionPolicy: none,
} satisfies { readonly [Name in RouteName]: Route<RouteValues<Name>> };

type Params = typeof routes;
type NamesOf<Name extends RouteName, Of extends Kind> = {
  [Key in keyof Params[Name]['params']]: Params[Name]['params'][Key] extends Rule<Of> ? Key : never;
}[keyof Params[Name]['params']];

/** What a page gets from its address. */
export type RouteParams<Name extends RouteName> = {
  readonly [Key in NamesOf<Name, 'text'>]?: Params[Name]['params'][Key] extends Rule<
    'text',
    infer Value
  >
    ? Value
    : string;
} & { readonly [Key in NamesOf<Name, 'flag'>]: boolean };

const nameByPathname = new Map<string, RouteName>([
  ...Object.entries(pathnames).map(([name, pathname]) => [pathname, name as RouteName] as const),
  [REDIRECTED_HOME, 'home'],
]);

export function openRouteAt(pathname: string): RouteName | undefined {
  const name = nameByPathname.get(pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname);
  return name && !routes[name].isClosed ? name : undefined;
}

/** A link's parameters for the route; undefined when one is malformed. Others than the route's are dropped. */
export function checkedSearch(name: RouteName, given: URLSearchParams): string | undefined {
  const { isClosed, params } = routes[name];
  if (isClosed) return undefined;
  const kept = new URLSearchParams();
  for (const [key, value] of given) {
    if (everywhere.has(key)) {
      if (isId(value)) kept.set(key, value);
      continue;
    }
    const isKnown = Object.prototype.hasOwnProperty.call(params, key);
    const rule = isKnown ? (params as Route['params'])[key] : undefined;
    if (!rule || rule.isOwn) continue;
    if (value === '' ? !rule.mayBeEmpty : !rule.form.test(value)) return undefined;
    kept.set(key, value);
  }
  const search = kept.toString();
  return search && `?${search}`;
}

/** A page's parameters, from the `search` of its address. What is empty or malformed is absent. */
export function routeParams<Name extends RouteName>(name: Name, search: string): RouteParams<Name> {
  const given = new URLSearchParams(search);
  const read: Record<string, string | boolean> = {};
  for (const [key, { kind, form }] of Object.entries<Rule>(routes[name].params)) {
    const value = given.get(key) ?? '';
    if (kind === 'flag') read[key] = value === 'true' || value === '1';
    else if (value !== '' && form.test(value)) read[key] = value;
  }
  return read as RouteParams<Name>;
}
