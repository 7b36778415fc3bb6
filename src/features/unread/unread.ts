import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../../api/call.ts';
import { queryUnread, resetUnread as resetEndpoint } from '../../api/generated/endpoints.ts';
import type { UnreadData, UnreadPage } from '../../api/generated/types.ts';
import { callQuery, queryClient } from '../../api/query.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { noneUnread, reset } from './rules.ts';

/** Spec home 9: the coupon unread fetch comes 5 s after start. */
const firstFetchDelayMs = 5000;

const unreadQuery = callQuery(queryUnread, {});

/** Counters of the tabs; zeros until the server has answered, and when it cannot. */
export function useUnread(): UnreadData {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsDue(true), firstFetchDelayMs);
    return () => clearTimeout(timer);
  }, []);
  return useQuery({ ...unreadQuery, enabled: isDue }).data ?? noneUnread;
}

function change(rule: (before: UnreadData) => UnreadData): void {
  queryClient.setQueryData<UnreadData>(unreadQuery.queryKey, (before) =>
    rule(before ?? noneUnread),
  );
}

/** The dot goes at once; the server is told, and what it then says holds. */
export async function resetUnread(page: UnreadPage): Promise<void> {
  change((before) => reset(before, page));
  try {
    const data = await call(resetEndpoint, { page });
    change(() => data);
  } catch (error) {
    reportProblem('unread.reset', error);
  }
}
