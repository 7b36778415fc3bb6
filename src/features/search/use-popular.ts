import { useQuery } from '@tanstack/react-query';
import { searchPopular, vPopularSearch } from '../../api/generated/calls/search-popular.ts';
import { callQuery } from '../../api/query.ts';
import { eachOf, tolerant } from '../../api/tolerant.ts';

/** They change by the day. */
const STALE_MS = 30 * 60_000;

const endpoint = tolerant(searchPopular, { popularList: eachOf(vPopularSearch, 'search.popular') });

/** What is often searched for; optional on its page. */
export function usePopular() {
  return useQuery({ ...callQuery(endpoint, {}), staleTime: STALE_MS, gcTime: STALE_MS });
}
