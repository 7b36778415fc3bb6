/** Arithmetic of the unread counters. Spec home 4: incremented, decremented (floor 0) and reset. */
import type { UnreadCount, UnreadData, UnreadPage } from '../../api/generated/types.ts';

export const noneUnread: UnreadData = {
  home: { totalUnread: 0, items: {} },
  order: { totalUnread: 0, items: {} },
  account: { totalUnread: 0, items: {} },
};

/** Adds `by` (may be negative) to one item of one page. Neither the item nor the page goes below 0. */
export function counted(data: UnreadData, page: UnreadPage, item: string, by: number): UnreadData {
  const before = data[page];
  const itemsBefore = before.items ?? {};
  const had = itemsBefore[item] ?? 0;
  const has = Math.max(0, had + by);
  const next: UnreadCount = {
    totalUnread: Math.max(0, before.totalUnread + has - had),
    items: { ...itemsBefore, [item]: has },
  };
  return { ...data, [page]: next };
}

export function reset(data: UnreadData, page: UnreadPage): UnreadData {
  return { ...data, [page]: noneUnread[page] };
}

/** Spec home 4: "A received coupon adds one to the account coupon count." */
export function withReceivedCoupon(data: UnreadData): UnreadData {
  return counted(data, 'account', 'coupon', 1);
}
