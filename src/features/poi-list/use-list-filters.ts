import { useKeptThing } from '../failure/use-kept-thing.ts';
import { categoryCache } from './category-cache.ts';
import { filtersCall, type PoiChoice } from './poi-call.ts';

const STALE_MS = 30 * 60_000;

/** The filters of a scene's lists, which are there before a list is; those of categories are kept. */
export function useListFilters(scene: PoiChoice['scene']) {
  const { endpoint, body } = filtersCall(scene);
  const isKept = scene === 'CATEGORY_POI_PAGE';
  return useKeptThing({
    endpoint,
    body,
    keep: (data) => {
      if (isKept) categoryCache.keepTabs(data);
    },
    kept: () => (isKept ? categoryCache.keptTabs(endpoint.data) : undefined),
    staleTime: STALE_MS,
  });
}
