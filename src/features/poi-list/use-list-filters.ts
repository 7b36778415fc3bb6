import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { filterSign } from '../../api/generated/calls/filter-sign.ts';
import { vFilterOption } from '../../api/generated/shared/filter-option.ts';
import { eachOf, tolerant } from '../../api/tolerant.ts';
import { useThing } from '../failure/use-thing.ts';
import { categoryCache } from './category-cache.ts';
import type { PoiChoice } from './use-poi-list.ts';

const STALE_MS = 30 * 60_000;

const endpoint = tolerant(filterSign, { filterOptions: eachOf(vFilterOption, 'poi-list.filter') });

/** The filters of a scene's lists, which are there before a list is; those of categories are kept. */
export function useListFilters(scene: PoiChoice['scene']) {
  const isKept = scene === 'CATEGORY_POI_PAGE';
  const query = useQuery({
    queryKey: [filterSign.path, { scene }],
    queryFn: async ({ signal }) => {
      const data = await call(endpoint, { scene }, { signal });
      if (isKept) categoryCache.keepTabs(data);
      return data;
    },
    staleTime: STALE_MS,
  });
  const [early] = useState(() => (isKept ? categoryCache.keptTabs(endpoint.data) : undefined));
  return useThing(query, { early });
}
