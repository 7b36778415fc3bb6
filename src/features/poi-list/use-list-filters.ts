import { useKeptThing } from '../failure/use-kept-thing.ts';
import { categoryCache } from './category-cache.ts';
import { filtersCall, type PoiChoice } from './poi-call.ts';

const STALE_MS = 30 * 60_000;

/** The filters of a scene's lists, which are there before a list is; those of categories are kept. */
export function useListFilters(scene: PoiChoice['scene']) {
  return useKeptThing({
    ...filtersThing(scene),
    kept: () =>
      isKept(scene) ? categoryCache.keptTabs(filtersCall(scene).endpoint.data) : undefined,
  });
}

const isKept = (scene: PoiChoice['scene']) => scene === 'CATEGORY_POI_PAGE';

/** Its query without what is kept, for `keptQuery`. */
export function filtersThing(scene: PoiChoice['scene']) {
  return {
    ...filtersCall(scene),
    keep: (data: Parameters<typeof categoryCache.keepTabs>[0]) => {
      if (isKept(scene)) categoryCache.keepTabs(data);
    },
    staleTime: STALE_MS,
  };
}
