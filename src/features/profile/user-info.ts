/**
 * The member's own data. Spec home 3 "User info". Kept with the user's other things, so that the
 * account tab shows it at once and without a network; it goes at logout.
 */
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '../../api/call.ts';
import { queryUserInfo } from '../../api/generated/endpoints.ts';
import type { UserInfo } from '../../api/generated/types.ts';
import { callQuery, queryClient } from '../../api/query.ts';
import { useIsLoggedIn, userId } from '../../session/session.ts';
import { storedUserInfo } from './stored-keys.ts';
import { reportProblem } from '../../telemetry/report.ts';

const { queryKey } = callQuery(queryUserInfo, {});

/** What is kept, if it is the data of who is logged in now. */
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
      // Given up by a change: it may be from before that.
      if (!signal.aborted) storedUserInfo.set(info);
      return info;
    },
    enabled: isLoggedIn,
  });
  // What is kept is read anew as another object each time; the same one lets effects rest.
  const info = useMemo(() => (isLoggedIn ? (data ?? keptInfo()) : undefined), [isLoggedIn, data]);
  return { info, error, isFetching, refetch };
}

/** What the server answered to a change holds at once, also over what was asked before it. */
export function setUserInfo(info: UserInfo): void {
  queryClient
    .cancelQueries({ queryKey })
    .catch((error: unknown) => reportProblem('profile.userInfo', error));
  storedUserInfo.set(info);
  queryClient.setQueryData(queryKey, info);
}

/** Asks again, in the background; what is shown stays until the answer is there. */
export function refreshUserInfo(): void {
  queryClient
    .invalidateQueries({ queryKey })
    .catch((error: unknown) => reportProblem('profile.userInfo', error));
}
