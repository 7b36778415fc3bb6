import { useQuery } from '@tanstack/react-query';
import { filterSign } from '../../api/generated/calls/filter-sign.ts';
import { vFilterOption } from '../../api/generated/shared/filter-option.ts';
import type { FilterOption } from '../../api/generated/types.ts';
import { callQuery } from '../../api/query.ts';
import { eachOf, tolerant } from '../../api/tolerant.ts';

const STALE_MS = 30 * 60_000;
const NONE: FilterOption[] = [];

const endpoint = tolerant(filterSign, { filterOptions: eachOf(vFilterOption, 'search.filter') });

/** The filters of stores and vouchers alike, before a list is there. */
export function useSearchFilters(): FilterOption[] {
  const { data } = useQuery({
    ...callQuery(endpoint, { scene: 'SEARCH_PAGE' }),
    staleTime: STALE_MS,
  });
  return data?.filterOptions ?? NONE;
}
