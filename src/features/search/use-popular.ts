import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../api/query.ts';
import { popularCall } from './popular.ts';

/** They change by the day. */
const STALE_MS = 30 * 60_000;

/** What is often searched for; optional on its page. */
export function usePopular() {
  return useQuery({
    ...callQuery(popularCall.endpoint, popularCall.body),
    staleTime: STALE_MS,
    gcTime: STALE_MS,
  });
}
