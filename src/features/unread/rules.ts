/** Arithmetic of the unread counters. Spec home 4: reset; `received.ts` has the rest. */
import type { UnreadData, UnreadPage } from '../../api/generated/types.ts';

export const noneUnread: UnreadData = {
  home: { totalUnread: 0, items: {} },
  order: { totalUnread: 0, items: {} },
  account: { totalUnread: 0, items: {} },
};

/** The tabs with a dot, and what each of their pages shows and leads on from. Home has no news of its own. */
export const shown: Readonly<Partial<Record<UnreadPage, readonly string[]>>> = {
  order: ['order', 'split'],
  account: ['coupon', 'report'],
};

/** For the tab's dot: only what is found on its page. */
export function shownUnread(data: UnreadData, page: UnreadPage): number {
  const items = data[page].items ?? {};
  return (shown[page] ?? []).reduce((sum, item) => sum + (items[item] ?? 0), 0);
}

export function reset(data: UnreadData, page: UnreadPage): UnreadData {
  return { ...data, [page]: noneUnread[page] };
}
