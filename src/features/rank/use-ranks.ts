/**
 * The rankings and the stores of one (spec home 3 "Ranking", 7, 9; discovery 4).
 *
 * Invariants: another rank or filter is another key, so that the query of the one before has no observer
 * left: its call is aborted, and a late reply reaches nobody. Only a whole rank is kept on the device.
 */
import type * as v from 'valibot';
import { call } from '../../api/call.ts';
import type { RankId, SelectedFilter, StoreEntry } from '../../api/generated/types.ts';
import { asId } from '../../api/ids.ts';
import type { PagedQuery } from '../../api/use-pages.ts';
import { useKeptThing } from '../failure/use-kept-thing.ts';
import { currentPoint } from '../location/location.ts';
import { usePagesNear } from '../location/use-pages-near.ts';
import { keptPage, keptPages, listCache } from '../store-list/list-cache.ts';
import { STORE_ENTRIES } from '../store-list/paging.ts';
import { detailEndpoint, rankCall, type RankParam, ranksCall } from './rank-calls.ts';
import { storedRanks } from './stored-keys.ts';

/** Kept by this device: the tabs, and 5 rankings (discovery 4). */
export const KEPT_RANKS = 5;
export const rankCache = listCache(storedRanks, KEPT_RANKS);
/** Ranks are counted once a day; who is open changes sooner. */
const FRESH_MS = 5 * 60_000;

export interface RankPage extends v.InferOutput<typeof detailEndpoint.data> {
  rankId: RankId;
  /** Of the call that fetched it. */
  traceId: string;
  /** Of an earlier visit: when the server sent it, by this device. */
  keptAtMs?: number;
}

/** The query of the tabs without what is kept, for `keptQuery`. */
export const ranksThing = { ...ranksCall, keep: rankCache.keepTabs, staleTime: FRESH_MS };

/** The tabs. */
export function useRanks() {
  return useKeptThing({
    ...ranksThing,
    kept: () => rankCache.keptTabs(ranksCall.endpoint.data),
  });
}

/** The stores of a rank by their places; `enabled` by its id. */
export function useRank(rankId: RankId | undefined, filters: SelectedFilter[]) {
  return usePagesNear(rankPages(rankId ?? asId<RankId>(''), filters));
}

export function rankPages(
  rankId: RankId,
  filters: SelectedFilter[],
): PagedQuery<RankPage, StoreEntry, RankParam> {
  const isWhole = filters.length === 0;
  const first = { pageNo: 1, point: currentPoint() };
  return {
    key: [STORE_ENTRIES, 'rank', rankId, JSON.stringify(filters)],
    first,
    fetch: async (param, signal) => {
      const { endpoint, body } = rankCall(rankId, filters, param);
      const data = await call(endpoint, body, { signal });
      if (isWhole && param.pageNo === 1) rankCache.keepList(rankId, keptPage(data));
      return { ...data, rankId, traceId: body.traceId };
    },
    items: (page) => page.poiList,
    id: (store) => store.poiId,
    kept: () => {
      const kept =
        isWhole && rankId !== '' ? rankCache.keptList(rankId, detailEndpoint.data) : undefined;
      return keptPages(kept, first, { rankId, traceId: '' });
    },
    enabled: rankId !== '',
    staleTime: FRESH_MS,
  };
}
