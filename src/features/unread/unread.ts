import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../../api/call.ts';
import { queryUnread } from '../../api/generated/calls/query-unread.ts';
import { resetUnread as resetEndpoint } from '../../api/generated/calls/reset-unread.ts';
import type { UnreadCount, UnreadData, UnreadPage } from '../../api/generated/types.ts';
import { callQuery, queryClient } from '../../api/query.ts';
import { personNumber } from '../../session/personal.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { noneUnread, reset } from './rules.ts';

/** Spec home 9: the coupon unread fetch comes 5 s after start. */
export const firstFetchDelayMs = 5000;

const startedAtMs = performance.now();

const unreadQuery = callQuery(queryUnread, {});

/** Counters of the tabs; zeros until the server has answered, and when it cannot. */
export function useUnread(): UnreadData {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    // Counted from the start of the app: this hook remounts with the tab bar.
    const leftMs = startedAtMs + firstFetchDelayMs - performance.now();
    const timer = setTimeout(() => setIsDue(true), Math.max(0, leftMs));
    return () => clearTimeout(timer);
  }, []);
  // An order is paid, closed or given back while the app is away.
  return (
    useQuery({ ...unreadQuery, enabled: isDue, refetchOnWindowFocus: true }).data ?? noneUnread
  );
}

/** A fetch in flight still counts what has been seen. */
function change(rule: (before: UnreadData) => UnreadData): void {
  void queryClient.cancelQueries(unreadQuery);
  queryClient.setQueryData<UnreadData>(unreadQuery.queryKey, (before) =>
    rule(before ?? noneUnread),
  );
}

/**
 * What was new when the page was opened, and what was received since: its entries still show it
 * after the dot is gone.
 */
const opened = new Map<UnreadPage, UnreadCount>();

/** Of an item of the open page: what was new when it was opened, and what was received since. */
export function useNews(page: UnreadPage, item: string): number {
  return newsOf(useUnread(), page, item);
}

export function newsOf(data: UnreadData, page: UnreadPage, item: string): number {
  return (data[page].items?.[item] ?? 0) + (opened.get(page)?.items?.[item] ?? 0);
}

personNumber.subscribe(() => opened.clear());

/** Starts a new visit of the page and clears the news of the one before. */
export function beginVisit(page: UnreadPage): void {
  opened.delete(page);
}

/**
 * Removes the dot at once and tells the server, whose reply holds for the other pages. News of this
 * visit stay.
 */
export async function resetUnread(page: UnreadPage): Promise<void> {
  change((before) => {
    opened.set(page, added(opened.get(page), before[page]));
    return reset(before, page);
  });
  try {
    const data = await call(resetEndpoint, { page });
    // Without this, a server that still counts would be told repeatedly.
    change(() => reset(data, page));
  } catch (error) {
    reportProblem('unread.reset', error);
  }
}

function added(a: UnreadCount | undefined, b: UnreadCount): UnreadCount {
  const items = { ...a?.items };
  for (const [item, count] of Object.entries(b.items ?? {}))
    items[item] = (items[item] ?? 0) + count;
  return { totalUnread: (a?.totalUnread ?? 0) + b.totalUnread, items };
}
