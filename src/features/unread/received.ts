/** Additions to the unread counters; not needed by the tab bar. Spec home 4. */
import { queryUnread } from '../../api/generated/calls/query-unread.ts';
import type { UnreadCount, UnreadData, UnreadPage } from '../../api/generated/types.ts';
import { callQuery, queryClient } from '../../api/query.ts';

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

/** Spec home 4: "A received coupon adds one to the account coupon count." */
export function withReceivedCoupon(data: UnreadData): UnreadData {
  return counted(data, 'account', 'coupon', 1);
}

/**
 * Without data there is nothing to add to: the fetch will count the coupon. A fetch in flight may
 * not have counted it, so it is repeated.
 */
export function noteReceivedCoupon(): void {
  const { queryKey } = callQuery(queryUnread, {});
  queryClient.setQueryData<UnreadData>(queryKey, (before) => before && withReceivedCoupon(before));
  queryClient
    .getQueryCache()
    .find({ queryKey })
    ?.promise?.then(() => queryClient.invalidateQueries({ queryKey }))
    .catch(() => undefined);
}
