import { type RouteName, pathnames } from '../../paths.ts';

/** Query values that a link may hand to a route; everything else in a link is dropped. */
const ID = /^[0-9A-Za-z_-]{1,64}$/;
const FLAG = /^(true|false|0|1)?$/;
const OPTIONAL_ID = /^[0-9A-Za-z_-]{0,64}$/;

type Rules = Record<string, RegExp>;

/** Links that arrive from outside may carry these on any route. */
const everywhere: Rules = {
  channel_id: OPTIONAL_ID,
  source_tag: OPTIONAL_ID,
  adTrace: OPTIONAL_ID,
};

const byRoute: Partial<Record<RouteName, Rules>> = {
  merchant: { poiId: ID, storeId: ID, qrCodeId: ID },
  merchantDetail: { storeId: ID },
  groupCouponDetail: {
    skuId: ID,
    isFlashSale: FLAG,
    detailId: OPTIONAL_ID,
    pageId: OPTIONAL_ID,
    reportStoreId: OPTIONAL_ID,
  },
  categoryPoiList: { id: ID },
  flashDeal: { pageId: OPTIONAL_ID },
  mall: { id: ID },
  rank: { rankId: OPTIONAL_ID },
  reviewList: { storeId: ID },
  reviewDetail: { reviewId: ID, poiId: ID },
  playVideo: { id: ID },
  brandsHomepage: { id: ID },
};

/** Routes that only the app itself may open: a link never pays, deletes or edits. */
const closed: ReadonlySet<RouteName> = new Set<RouteName>([
  'confirmOrder',
  'payPage',
  'cashier',
  'payCode',
  'purchaseSuccessPage',
  'refundEdit',
  'developerOptions',
  'accountDeletionAssetsCheck',
  'accountDeletionVerify',
  'accountDeletionSubmit',
]);

const nameByPathname = new Map(
  Object.entries(pathnames).map(([name, pathname]) => [pathname as string, name as RouteName]),
);

export function openRouteAt(pathname: string): RouteName | undefined {
  const name = nameByPathname.get(pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname);
  return name && !closed.has(name) ? name : undefined;
}

/** The values that the route knows, each of the right form; undefined when one is not. */
export function checkedSearch(name: RouteName, given: URLSearchParams): string | undefined {
  const rules = { ...everywhere, ...byRoute[name] };
  const kept = new URLSearchParams();
  for (const [key, value] of given) {
    const rule = Object.prototype.hasOwnProperty.call(rules, key) ? rules[key] : undefined;
    if (!rule) continue;
    if (!rule.test(value)) return undefined;
    kept.set(key, value);
  }
  const search = kept.toString();
  return search && `?${search}`;
}
