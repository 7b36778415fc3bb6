import { filterSign } from '../../api/generated/calls/filter-sign.ts';
import { vFilterOption } from '../../api/generated/shared/filter-option.ts';
import { eachOf, tolerant } from '../../api/tolerant.ts';
import { useKeptThing } from '../failure/use-kept-thing.ts';
import { categoryCache } from './category-cache.ts';
import type { PoiChoice } from './use-poi-list.ts';

const STALE_MS = 30 * 60_000;

const endpoint = tolerant(filterSign, { filterOptions: eachOf(vFilterOption, 'poi-list.filter') });

/** The filters of a scene's lists, which are there before a list is; those of categories are kept. */
export function useListFilters(scene: PoiChoice['scene']) {
  const isKept = scene === 'CATEGORY_POI_PAGE';
  return useKeptThing({
    endpoint,
    body: { scene },
    keep: (data) => {
      if (isKept) categoryCache.keepTabs(data);
    },
    kept: () => (isKept ? categoryCache.keptTabs(endpoint.data) : undefined),
    staleTime: STALE_MS,
  });
}
