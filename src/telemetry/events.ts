/**
 * Every analytics event with its properties; nothing else may be tracked.
 *
 * Never a token, a phone number, a name or a position. Names are those of spec home 7 where it has one.
 */
export interface Events {
  page: { title?: string };
  search_btn: Record<never, never>;
  store_card: { poiId: string; algorithmId: string };
  coupon_card: { skuId: string };
  banner_click: { id: string; adTrace?: string };
  login_required: { scene: string };
  page_not_found: { originUrl?: string };
  locale_changed: { locale: string };
  problem: { where: string; kind: string; detail: string };
  page_performance: { fcpMs: number; lcpMs: number };
}

export type EventName = keyof Events;
