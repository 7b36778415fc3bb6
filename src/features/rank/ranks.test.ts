import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { createElement } from 'react';
import * as v from 'valibot';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { answering } from '../../../tests/support/reply.ts';
import { openKept } from '../../../tests/support/storage.ts';
import { call } from '../../api/call.ts';
import { apiReport } from '../../api/context.ts';
import { ApiError } from '../../api/errors.ts';
import { vRankListData } from '../../api/generated/calls/rank-list.ts';
import { vStoreEntry } from '../../api/generated/shared/store-entry.ts';
import type {
  PoiId,
  RankId,
  SelectedFilter,
  StoreEntry,
  StoreId,
} from '../../api/generated/types.ts';
import { asId } from '../../api/ids.ts';
import { clock } from '../../lib/now.ts';
import { tellCache } from '../store-list/list-failures.ts';
import { KEPT_MS, KEPT_ROWS, keptPage } from '../store-list/list-cache.ts';
import { storedRanks } from './stored-keys.ts';
import { RANK_PAGE_SIZE } from './rank-calls.ts';
import { KEPT_RANKS, rankCache, useRank } from './use-ranks.ts';

vi.mock('../../api/call.ts', () => ({ call: vi.fn() }));
vi.mock('../../api/context.ts', async (original) => ({
  ...(await original<object>()),
  apiContext: () => ({ sessionId: () => 'session' }),
}));
vi.mock('../../telemetry/report.ts', () => ({ reportProblem: vi.fn(), track: vi.fn() }));
vi.mock('../store-list/list-failures.ts', () => ({ tellCache: vi.fn() }));

const vRows = v.object({ poiList: v.array(vStoreEntry) });
const NOW_MS = 1_795_237_800_000;
const R1 = asId<RankId>('R100');
const R2 = asId<RankId>('R200');
const OPEN: SelectedFilter[] = [{ type: 'BOOLEAN', keys: ['openNow'] }];

const store = (id: number): StoreEntry => ({
  assetList: [{ assetId: 'a' } as StoreEntry['assetList'][number]],
  backgroundColor: '#ffffff',
  businessDistrictName: 'Menteng',
  businessState: { isOpen: true, opensToday: false },
  distance: 1,
  halalRestaurant: '2',
  poiId: asId<PoiId>(`P${id}`),
  pricePerCapita: 20_000,
  rankInfo: { rankId: R1, rankName: { 'id-ID': 'Terlaris' }, rankSort: id },
  reviewCount: 3,
  score: 4.5,
  soldCount: 500 - id,
  storeBusinessCategory: { 'id-ID': 'Kopi' },
  storeId: asId<StoreId>(`S${id}`),
  storeImageUrl: '/img/a',
  storeName: `Warung ${id}`,
});

const reply = (rankId: string, count: number, first = 1) => ({
  rankId,
  poiList: Array.from({ length: count }, (_, at) => ({ ...store(first + at), assetList: [] })),
  hasMore: false,
  algorithmId: 'rank-sold-1',
  filterOptions: [],
  isNoCouponAvailable: false,
  countedAtMs: NOW_MS,
});

let nowMs = NOW_MS;
beforeEach(async () => {
  nowMs = NOW_MS;
  vi.spyOn(clock, 'nowMs').mockImplementation(() => nowMs);
  vi.mocked(call).mockReset();
  vi.mocked(tellCache).mockReset();
  apiReport.set(vi.fn());
  await openKept();
});

describe('what is kept', () => {
  const kept = (rankId: string) => rankCache.keptList(rankId, vRows);
  const told = () => vi.mocked(tellCache).mock.calls;

  test('is 20 rows of 5 ranks without prices and stock, for 24 hours', () => {
    const ids = Array.from({ length: KEPT_RANKS + 1 }, (_, at) => `R${at + 1}`);
    for (const rankId of ids) {
      nowMs += 1;
      rankCache.keepList(
        rankId,
        keptPage({
          ...reply(rankId, 100),
          poiList: [store(1), ...reply(rankId, 99, 2).poiList],
        }),
      );
    }
    expect(ids.map((rankId) => kept(rankId)?.data.poiList.length)).toEqual([
      undefined,
      ...Array.from({ length: KEPT_RANKS }, () => KEPT_ROWS),
    ]);
    expect(kept('R2')?.data.poiList[0]?.assetList).toEqual([]);
    expect(kept('R2')?.atMs).toBe(NOW_MS + 2);
    nowMs = NOW_MS + 2 + KEPT_MS;
    expect(kept('R2')).toBeDefined();
    nowMs += 1;
    expect(kept('R2')).toBeUndefined();
    expect(kept('R3')).toBeDefined();
  });

  test('is reported when it is missing, expired, broken or from the future', () => {
    expect(kept('R1')).toBeUndefined();
    rankCache.keepList('R1', reply('R1', 3));
    expect(kept('R2')).toBeUndefined();
    nowMs = NOW_MS - 1;
    expect(kept('R1')).toBeUndefined();
    nowMs = NOW_MS + KEPT_MS + 1;
    expect(kept('R1')).toBeUndefined();
    nowMs = NOW_MS;
    storedRanks.set({ lists: { R1: { atMs: NOW_MS, data: { poiList: 7 } } } });
    expect(kept('R1')).toBeUndefined();
    storedRanks.set('nonsense');
    expect(kept('R1')).toBeUndefined();
    expect(told()).toEqual(
      ['none', 'none', 'expired', 'expired', 'broken', 'broken'].map((how) => ['ranks', how]),
    );
  });

  test('tabs and lists do not overwrite each other, nor does a broken cache stay', () => {
    storedRanks.set('nonsense');
    rankCache.keepList('R1', reply('R1', 1));
    rankCache.keepTabs({ rankList: [] });
    rankCache.keepList('R2', reply('R2', 2));
    expect(rankCache.keptTabs(vRankListData)?.data).toEqual({ rankList: [] });
    expect(kept('R1')?.data.poiList).toHaveLength(1);
    expect(kept('R2')?.data.poiList).toHaveLength(2);
  });
});

describe('the stores of a rank', () => {
  const show = (rankId: RankId, filters: SelectedFilter[] = []) => {
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    return renderHook((of) => useRank(of.rankId, of.filters), {
      initialProps: { rankId, filters },
      wrapper: ({ children }) => createElement(QueryClientProvider, { client }, children),
    });
  };
  const names = (rows: readonly { item: StoreEntry }[]) => rows.map(({ item }) => item.storeName);

  test('are asked for at once, 100 of them (spec home 9), and kept when nothing is filtered', async () => {
    vi.mocked(call).mockImplementation(answering(reply(R1, 2)));
    const { result, rerender } = show(R1);
    await waitFor(() => expect(result.current.rows).toHaveLength(2));
    expect(vi.mocked(call).mock.calls[0]?.[1]).toMatchObject({
      rankId: R1,
      pageNo: 1,
      pageSize: RANK_PAGE_SIZE,
      rankFilterInfo: { filterOptions: [] },
    });
    expect(RANK_PAGE_SIZE).toBe(100);
    vi.mocked(call).mockImplementation(answering(reply(R1, 1, 9)));
    rerender({ rankId: R1, filters: OPEN });
    await waitFor(() => expect(names(result.current.rows)).toEqual(['Warung 9']));
    expect(vi.mocked(call).mock.calls[1]?.[1]).toMatchObject({
      rankFilterInfo: { filterOptions: OPEN },
    });
    expect(rankCache.keptList(R1, vRows)?.data.poiList).toHaveLength(2);
  });

  test('of the rank chosen before are aborted, and their late reply is dropped', async () => {
    const signals: AbortSignal[] = [];
    let late: (data: unknown) => void = () => undefined;
    vi.mocked(call).mockImplementationOnce((_endpoint, _body, options) => {
      if (options?.signal) signals.push(options.signal);
      return new Promise((answer) => {
        late = answer;
      });
    });
    const { result, rerender } = show(R1);
    await waitFor(() => expect(signals).toHaveLength(1));
    vi.mocked(call).mockImplementation(answering(reply(R2, 1, 7)));
    rerender({ rankId: R2, filters: [] });
    expect(signals[0]?.aborted).toBe(true);
    await waitFor(() => expect(names(result.current.rows)).toEqual(['Warung 7']));
    late(reply(R1, 3));
    await Promise.resolve();
    expect(names(result.current.rows)).toEqual(['Warung 7']);
  });

  test('that are kept stand at once, with their age, until the server answers', async () => {
    rankCache.keepList(R1, reply(R1, 2));
    nowMs += 3_600_000;
    vi.mocked(call).mockRejectedValueOnce(new ApiError('network'));
    const { result } = show(R1);
    expect(result.current.rows).toHaveLength(2);
    expect(result.current.pages?.[0]?.keptAtMs).toBe(NOW_MS);
    await waitFor(() => expect(result.current.query.error).not.toBeNull());
    expect(result.current.rows).toHaveLength(2);
    vi.mocked(call).mockImplementation(answering(reply(R1, 3)));
    await result.current.query.refetch();
    await waitFor(() => expect(result.current.rows).toHaveLength(3));
    expect(result.current.pages?.[0]?.keptAtMs).toBeUndefined();
  });

  test('are dropped one by one when they cannot be read', async () => {
    const report = vi.fn();
    apiReport.set(report);
    const good = reply(R1, 2);
    vi.mocked(call).mockImplementation(answering({ ...good, poiList: [{}, ...good.poiList] }));
    const { result } = show(R1);
    await waitFor(() => expect(result.current.rows).toHaveLength(2));
    expect(report.mock.calls.map(([where]) => String(where))).toEqual(['rank.store']);
  });
});
