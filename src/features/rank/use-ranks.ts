/**
 * The rankings and the stores of one (spec home 3 "Ranking", 7, 9; discovery 4).
 *
 * Invariants: another rank or filter is another key, so that the query of the one before has no observer
 * left: its call is aborted, and a late reply reaches nobody. Only a whole rank is kept on the device.
 */
import * as v from 'valibot';
import { call } from '../../api/call.ts';
import { apiContext } from '../../api/context.ts';
import { rankDetailList } from '../../api/generated/calls/rank-detail-list.ts';
import { rankList, vRankEntry } from '../../api/generated/calls/rank-list.ts';
import { vFilterOption } from '../../api/generated/shared/filter-option.ts';
import { vStoreEntry } from '../../api/generated/shared/store-entry.ts';
import type { RankId, SelectedFilter, StoreEntry } from '../../api/generated/types.ts';
import { asId } from '../../api/ids.ts';
import type { PageParam } from '../../api/pages.ts';
import { eachOf, orNone, tolerant } from '../../api/tolerant.ts';
import { type PagedQuery, usePages } from '../../api/use-pages.ts';
import { useKeptThing } from '../failure/use-kept-thing.ts';
import { currentPoint } from '../location/location.ts';
import type { Point } from '../location/start-point.ts';
import { keptPage, keptPages, listCache } from '../store-list/list-cache.ts';
import { STORE_ENTRIES } from '../store-list/paging.ts';
import { storedRanks } from './stored-keys.ts';

/** Spec home 9: all of a rank. */
export const RANK_PAGE_SIZE = 100;
/** Kept by this device: the tabs, and 5 rankings (discovery 4). */
export const KEPT_RANKS = 5;
export const rankCache = listCache(storedRanks, KEPT_RANKS);
/** Ranks are counted once a day; who is open changes sooner. */
const FRESH_MS = 5 * 60_000;

const tabsEndpoint = tolerant(rankList, { rankList: eachOf(vRankEntry, 'rank.tab') });

const detailEndpoint = tolerant(rankDetailList, {
  poiList: eachOf(vStoreEntry, 'rank.store'),
  hasMore: v.boolean(),
  algorithmId: v.string(),
  filterOptions: orNone(eachOf(vFilterOption, 'rank.filter'), 'rank.filters'),
  isNoCouponAvailable: v.boolean(),
  countedAtMs: v.number(),
});

export interface RankPage extends v.InferOutput<typeof detailEndpoint.data> {
  rankId: RankId;
  /** Of the call that fetched it. */
  traceId: string;
  /** Of an earlier visit: when the server sent it, by this device. */
  keptAtMs?: number;
}

interface RankParam extends PageParam {
  point: Point;
}

/** The tabs. */
export function useRanks() {
  return useKeptThing({
    endpoint: tabsEndpoint,
    body: {},
    keep: rankCache.keepTabs,
    kept: () => rankCache.keptTabs(tabsEndpoint.data),
    staleTime: FRESH_MS,
  });
}

/** The stores of a rank by their places; `enabled` by its id. */
export function useRank(rankId: RankId | undefined, filters: SelectedFilter[]) {
  return usePages(rankPages(rankId ?? asId<RankId>(''), filters));
}

function rankPages(
  rankId: RankId,
  filters: SelectedFilter[],
): PagedQuery<RankPage, StoreEntry, RankParam> {
  const isWhole = filters.length === 0;
  const first = { pageNo: 1, point: currentPoint() };
  return {
    key: [STORE_ENTRIES, 'rank', rankId, JSON.stringify(filters)],
    first,
    fetch: async ({ pageNo, point }, signal) => {
      const traceId = apiContext().sessionId();
      const body = {
        rankId,
        pageNo,
        pageSize: RANK_PAGE_SIZE,
        rankFilterInfo: { filterOptions: filters },
        ...point,
        traceId,
      };
      const data = await call(detailEndpoint, body, { signal });
      if (isWhole && pageNo === 1) rankCache.keepList(rankId, keptPage(data));
      return { ...data, rankId, traceId };
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
