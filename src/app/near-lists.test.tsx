/** Lists by distance are asked for again where the position is found: home 4 "Home list"; discovery 2, 4. */
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openKept } from '../../tests/support/storage.ts';
import { call } from '../api/call.ts';
import { ApiError } from '../api/errors.ts';
import type { BrandId, MallId, RankId } from '../api/generated/types.ts';
import { asId } from '../api/ids.ts';
import { queryClient } from '../api/query.ts';
import { useBrandStores } from '../features/brands/use-brands.ts';
import { JAKARTA, type Point } from '../features/location/start-point.ts';
import { useMall, useMalls, useMallStores } from '../features/mall/use-malls.ts';
import { openedCategory } from '../features/poi-list/poi-call.ts';
import { usePoiList } from '../features/poi-list/use-poi-list.ts';
import { useRank } from '../features/rank/use-ranks.ts';
import { useVouchers } from '../features/search/use-vouchers.ts';
import { atom } from '../lib/atom.ts';

type Here = { position?: Point & { success: true } };
const here = vi.hoisted(() => ({ state: {} as { get: () => Here; set: (to: Here) => void } }));
vi.mock('../features/location/location.ts', async () => {
  const { useAtom } = await import('../ui/use-atom.ts');
  return {
    useLocationState: () => useAtom(here.state as never),
    currentPoint: () => {
      const { latitude, longitude } = here.state.get().position ?? JAKARTA;
      return { latitude, longitude };
    },
  };
});
vi.mock('../api/call.ts', () => ({ call: vi.fn() }));
vi.mock('../api/context.ts', async (original) => ({
  ...(await original<object>()),
  apiContext: () => ({ sessionId: () => 'session' }),
}));
vi.mock('../telemetry/report.ts', () => ({ reportProblem: vi.fn(), track: vi.fn() }));

const MENTENG = { latitude: -6.1955, longitude: 106.8322 };
/** Of each list what it looks at. */
const NOTHING = { poiList: [], assetList: [], dataSource: [], hasMore: false, queryId: 'Q' };

beforeEach(async () => {
  await openKept();
  here.state = atom<Here>({});
  vi.mocked(call).mockReset().mockResolvedValue(NOTHING);
});
afterEach(() => {
  cleanup();
  queryClient.clear();
});

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);
const asked = ({ latitude }: Point) =>
  vi.mocked(call).mock.calls.filter(([, body]) => JSON.stringify(body).includes(String(latitude)));
const find = () => act(() => here.state.set({ position: { ...MENTENG, success: true } }));

const mallId = asId<MallId>('M1');
const kopi = { ...openedCategory('201'), scene: 'SEARCH_PAGE', searchText: 'kopi' } as const;

test.each([
  ['the stores of a category', () => usePoiList(openedCategory('201'))],
  ['the stores that a search finds', () => usePoiList(kopi)],
  ['its vouchers', () => useVouchers(kopi, { enabled: true })],
  ['a ranking', () => useRank(asId<RankId>('R1'), [])],
  ['all malls', useMalls],
  ['the stores of a mall', () => useMallStores({ mallId, floorId: '', keyword: '' })],
  ['the stores of a brand', () => useBrandStores(asId<BrandId>('B1'))],
  ['a mall', () => useMall(mallId)],
])('%s', async (_name, use) => {
  renderHook(use as () => unknown, { wrapper });
  await waitFor(() => expect(asked(JAKARTA)).toHaveLength(1));
  expect(asked(MENTENG)).toHaveLength(0);
  find();
  await waitFor(() => expect(asked(MENTENG)).toHaveLength(1));
});

test('a mall that cannot be loaded from the position stays as it was seen before', async () => {
  const { result } = renderHook(() => useMall(mallId), { wrapper });
  await waitFor(() => expect(result.current.data).toBe(NOTHING));
  vi.mocked(call).mockRejectedValue(new ApiError('rate-limited'));
  find();
  expect(result.current.data).toBe(NOTHING);
  await waitFor(() => expect(result.current.error).not.toBeNull());
  expect(result.current.data).toBe(NOTHING);
  expect(result.current.failure).toBeUndefined();
});
