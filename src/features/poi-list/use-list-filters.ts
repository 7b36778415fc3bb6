import { useQuery } from '@tanstack/react-query';
import { filterSign } from '../../api/generated/calls/filter-sign.ts';
import { vFilterOption } from '../../api/generated/shared/filter-option.ts';
import { callQuery } from '../../api/query.ts';
import { eachOf, tolerant } from '../../api/tolerant.ts';
import type { PoiChoice } from './use-poi-list.ts';

const STALE_MS = 30 * 60_000;

const endpoint = tolerant(filterSign, { filterOptions: eachOf(vFilterOption, 'poi-list.filter') });

/** The filters of a scene's lists, which are there before a list is. */
export function useListFilters(scene: PoiChoice['scene']) {
  return useQuery({ ...callQuery(endpoint, { scene }), staleTime: STALE_MS });
}
