/** Arithmetic of the unread counters. Spec home 4: reset; `received.ts` has the rest. */
import type { UnreadData, UnreadPage } from '../../api/generated/types.ts';

export const noneUnread: UnreadData = {
  home: { totalUnread: 0, items: {} },
  order: { totalUnread: 0, items: {} },
  account: { totalUnread: 0, items: {} },
};

export function reset(data: UnreadData, page: UnreadPage): UnreadData {
  return { ...data, [page]: noneUnread[page] };
}
