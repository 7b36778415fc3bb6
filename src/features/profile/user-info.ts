/**
 * The member's own data. Spec home 3 "User info". Stored, so that the account tab shows it at once and
 * offline; removed at logout.
 */
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '../../api/call.ts';
import { queryUserInfo } from '../../api/generated/calls/query-user-info.ts';
import type { UserInfo } from '../../api/generated/types.ts';
import { callQuery, queryClient } from '../../api/query.ts';
import { useIsLoggedIn, userId } from '../../session/session.ts';
import { storedUserInfo } from './stored-keys.ts';
import { reportProblem } from '../../telemetry/report.ts';

const { queryKey } = callQuery(queryUserInfo, {});

/** The stored data, if it is of the user who is logged in. */
function keptInfo(): UserInfo | undefined {
  const kept = storedUserInfo.get();
  return kept?.userId === userId() ? kept : undefined;
}

export function useUserInfo() {
  const isLoggedIn = useIsLoggedIn();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const info = await call(queryUserInfo, {}, { signal });
      // Cancelled by a change: the reply may be older than it.
      if (!signal.aborted) storedUserInfo.set(info);
      return info;
    },
    enabled: isLoggedIn,
  });
  // Each read of the storage gives a new object; a stable one does not re-run effects.
  const info = useMemo(() => (isLoggedIn ? (data ?? keptInfo()) : undefined), [isLoggedIn, data]);
  return { info, error, isFetching, refetch };
}

/** The reply to a change replaces the cache at once and cancels queries in flight. */
export function setUserInfo(info: UserInfo): void {
  queryClient
    .cancelQueries({ queryKey })
    .catch((error: unknown) => reportProblem('profile.userInfo', error));
  storedUserInfo.set(info);
  queryClient.setQueryData(queryKey, info);
}

/** Refetches in the background. */
export function refreshUserInfo(): void {
  queryClient
    .invalidateQueries({ queryKey })
    .catch((error: unknown) => reportProblem('profile.userInfo', error));
}
