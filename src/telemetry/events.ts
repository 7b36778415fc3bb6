/**
 * Every analytics event with its properties; nothing else may be tracked.
 *
 * Never a token, a phone number, a name or a position. Names are those of spec home 7 where it has
 * one; events of later areas (check-in, popups, red packets) come with their screens.
 */
export interface Events {
  /** 1 s after a page is shown (spec home 9). `from` is the path before it, without query. */
  page: { host: string; from?: string };
  search_btn: Record<never, never>;
  /** Results are shown, once for each query; never what was searched for. */
  search_expo: {
    scene: 'search';
    kind: 'STORE' | 'COUPON';
    /** 200 stands for 200 and more. */
    count: number;
    queryId: string;
    algorithmId: string;
    traceId: string;
  };
  /**
   * `kind` as in the contract's `SuggestionKind`; never its text. The reply has neither an algorithm nor
   * an id of the list.
   */
  search_suggest_click: { scene: 'search'; kind: string; position: number; traceId: string };
  store_card: CardPlace & { poiId: string };
  store_card_expo: CardPlace & { poiId: string };
  coupon_card: CardPlace & { skuId: string };
  coupon_card_expo: CardPlace & { skuId: string };
  /** Reserved, or taken back. */
  flash_reserve: CardPlace & { skuId: string; isReserved: boolean };
  /** An order waits for its place in the rush of a flash deal. */
  flash_queue: { skuId: string; waitMs: number };
  review_card: CardPlace & { reviewId: string };
  review_expo: CardPlace & { reviewId: string };
  /** The pavilion's brands have no id. */
  brand_card: CardPlace & { brand: string };
  brand_expo: CardPlace & { brand: string };
  /** A store on a ranking; its place is that of the ranking, `position` that in the list. */
  rank_expo: CardPlace & { rankId: string; poiId: string; place: number };
  rank_click: CardPlace & { rankId: string; poiId: string; place: number };
  mall_click: CardPlace & { mallId: string };
  mall_expo: CardPlace & { mallId: string };
  video_expo: CardPlace & { contentId: string };
  /** It began to play, once for each time it comes into view. */
  video_play: CardPlace & { contentId: string };
  /** It was seen to its end, once for each time it comes into view; it plays on. */
  video_end: CardPlace & { contentId: string };
  coupon_claim: { batchId: string };
  /** Once for each visit of its page; `state` as in `features/voucher/BuyBar.tsx`. */
  voucher_view: { skuId: string; isFlashSale: boolean; state: string };
  buy: { skuId: string };
  gift_made: { hasNote: boolean };
  /** `what`: voucher or envelope. */
  gift_received: { what: string };
  /** The server has opened the code of a voucher; `way`: position or table. Never where. */
  redeem_open: { couponId: string; way: 'position' | 'table' };
  order_cancelled: { skuId: string };
  order_placed: { skuId: string; quantity: number };
  pay_method: { orderId: string; method: string };
  paid: { orderId: string; method: string };
  /** The server has taken the request; never why, nor where the money goes. */
  refund_sent: { orderId: string; quantity: number };
  favourite: { storeId: string; isKept: boolean; scene: string };
  /** A target in the share sheet was tapped. */
  share: { way: string };
  review_sent: { storeId: string; photos: number };
  review_deleted: { storeId: string };
  store_report: { storeId: string; wrong: string };
  banner_click: { id: string; adTrace?: string };
  login_required: { scene: string };
  page_not_found: { originUrl?: string };
  /** Spec home 5: iOS at or below 15.8.4 is flagged; once for each start. */
  old_ios: { osVersion: string };
  locale_changed: { locale: string };
  theme_changed: { theme: string };
  notification_permission: { state: string };
  location: { code: number };
  /**
   * Home had no cache (spec home 8 "cache read problems"); an expired or broken one is a `problem`.
   */
  cache_miss: { key: string };
  /** A failure that a retry or the user resolves; see `isExpected`. */
  expected_outcome: { where: string; code: string };
  problem: { where: string; kind: string; detail: string };
  /** 2 s after the load (spec home 9), and once more, final, when the page is left. Absent: not measured. */
  page_performance: {
    isFinal: boolean;
    fcpMs?: number;
    lcpMs?: number;
    cls?: number;
    inpMs?: number;
  };
}

/**
 * The position of a card. Its session is that of the batch. An exposure: at least half of the card is visible
 * for a second, once for each list and item.
 */
export interface CardPlace {
  scene: CardScene;
  /** Index in its list. */
  position: number;
  /**
   * Of the reply, as `queryId` is; absent where the contract's reply has none, never filled in by the
   * app. Malls and the items of a flash sale have no `algorithmId`, rankings no `queryId`, a mall's
   * stores and vouchers neither.
   */
  algorithmId?: string | undefined;
  /** Session id of the call that fetched the list. */
  traceId?: string | undefined;
  queryId?: string | undefined;
}

export type CardScene =
  | 'stores'
  | 'favourites'
  | 'rank'
  | 'category'
  | 'search'
  | 'flash-sale'
  | 'merchant'
  | 'voucher'
  | 'red-envelope'
  | 'malls'
  | 'mall'
  | 'explore'
  | 'video'
  | 'brands'
  | 'brand'
  | 'brand-day'
  | 'review-preview'
  | 'review-list';

export type EventName = keyof Events;

/** Conversions: sent with the advertisement and the report note that led there (`trail.ts`). */
export const TRAILED: ReadonlySet<EventName> = new Set([
  'store_card',
  'coupon_card',
  'coupon_claim',
  'buy',
  'order_placed',
  'paid',
  'favourite',
  'share',
]);

/** Not sent while remote monitoring is switched off (spec home 4 "Other"). */
export const MONITORED: ReadonlySet<EventName> = new Set(['problem', 'page_performance']);
