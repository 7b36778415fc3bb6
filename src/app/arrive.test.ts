/** The page of a link is drawn once, with what the boot script's calls have brought. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openKept } from '../../tests/support/storage.ts';
import { dropEarly } from '../api/early.ts';
import { ApiError } from '../api/errors.ts';
import { exchange } from '../api/exchange.ts';
import { queryClient } from '../api/query.ts';
import { pagesQuery } from '../api/use-pages.ts';
import { takeArrived as takeFlash } from '../features/flash-list/arrived.ts';
import { takeMall, takeMalls } from '../features/mall/arrived.ts';
import { mallsPages } from '../features/mall/use-malls.ts';
import { takeArrived as takeCategory } from '../features/poi-list/arrived.ts';
import { takeArrived as takeRank } from '../features/rank/arrived.ts';
import { pathnames } from '../paths.ts';
import { arrive, startPage } from './early.ts';

const arriveAt = vi.hoisted(() => vi.fn<(place: string) => Promise<void>>());
vi.mock('./routes.tsx', () => ({ arriveAt }));
vi.mock('../api/exchange.ts', () => ({ exchange: vi.fn() }));
vi.mock('../api/context.ts', async (original) => ({
  ...(await original<object>()),
  apiContext: () => ({ sessionId: () => 'session' }),
}));

const REPLY = {
  rankList: [{ rankId: 'R1' }],
  poiList: [],
  dataSource: [],
  sessionList: [],
  activeSession: 'F1',
  assetList: [],
  hasMore: false,
};

const frame = { load: () => Promise.resolve() };

beforeEach(async () => {
  await openKept();
  queryClient.clear();
  dropEarly();
  vi.mocked(exchange).mockReset().mockResolvedValue(REPLY);
  arriveAt.mockReset().mockResolvedValue();
  Object.defineProperty(document, 'fonts', {
    configurable: true,
    value: { load: () => Promise.reject(new Error('offline')) },
  });
});
afterEach(() => {
  vi.useRealTimers();
  history.replaceState(null, '', '/');
});

const asked = () => vi.mocked(exchange).mock.calls.map(([{ path }]) => path.split('/').at(-1));

const pages = [
  ['/platform/categoryPoiList?id=200', takeCategory, ['filter_sign', 'query_poi_list']],
  ['/platform/categoryPoiList', takeCategory, ['filter_sign']],
  ['/platform/rank', takeRank, ['rank_list', 'rank_detail_list']],
  ['/platform/rank?rankId=R2', takeRank, ['rank_list', 'rank_detail_list']],
  ['/platform/flashDeal?pageId=f', takeFlash, ['page_detail', 'query_product_list']],
  ['/platform/flashDeal', takeFlash, []],
  ['/platform/shoppingMallListPage', takeMalls, ['all_mall_list']],
  ['/platform/mall', takeMall, ['all_mall_list']],
  [
    '/platform/mall?id=M1',
    takeMall,
    ['mall_detail', 'mall_recommend_product_list', 'mall_store_list'],
  ],
] as const;

test.each(pages)(
  '%s has its data before the first rendering, by one call each',
  async (address, take, calls) => {
    history.replaceState(null, '', address);
    await startPage(location.pathname, () => undefined);
    expect(asked()).toEqual(calls);
    await take();
    expect(asked()).toEqual(calls);
    const known = queryClient.getQueryCache().getAll();
    expect(known.map(({ state }) => state.data !== undefined)).toEqual(calls.map(() => true));
  },
);

test.each(pages)(
  '%s asks for nothing that the boot script has not started',
  async (address, take) => {
    history.replaceState(null, '', address);
    await take();
    expect(asked()).toEqual([]);
  },
);

test('a call that fails is left to its page, which says so', async () => {
  vi.mocked(exchange).mockRejectedValue(new ApiError('rate-limited'));
  history.replaceState(null, '', '/platform/shoppingMallListPage');
  await startPage(location.pathname, () => undefined).catch(() => undefined);
  await takeMalls();
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
  await queryClient.prefetchInfiniteQuery(pagesQuery(mallsPages()));
  expect(asked()).toEqual(['all_mall_list']);
});

test('the pages that take their replies are made ready, no other one is waited for', async () => {
  const { pageAt } = await vi.importActual<typeof import('./routes.tsx')>('./routes.tsx');
  const places = Object.values(pathnames);
  for (const place of places) {
    history.replaceState(null, '', place);
    await arrive(frame);
  }
  const taking = places.filter((place) => pageAt(place).takeArrived);
  expect(taking).toContain('/platform/rank');
  expect(arriveAt.mock.calls).toEqual(taking.map((place) => [place]));
});

test('a page that is ready has its code, and its replies in the query cache', async () => {
  const { arriveAt: arriveFor, pageAt } =
    await vi.importActual<typeof import('./routes.tsx')>('./routes.tsx');
  history.replaceState(null, '', '/platform/shoppingMallListPage');
  await startPage(location.pathname, () => undefined);
  await arriveFor(location.pathname);
  expect(pageAt(location.pathname).screen?.loaded.get()).toBeTypeOf('function');
  expect(queryClient.getQueryData(mallsPages().key)).toBeDefined();
});

test('a page that cannot be made ready, or not soon, is left to the frame', async () => {
  history.replaceState(null, '', '/platform/rank');
  arriveAt.mockRejectedValue(new Error('no such file'));
  await arrive(frame);
  vi.useFakeTimers();
  arriveAt.mockReturnValue(new Promise(() => undefined));
  const isOver = vi.fn<() => void>();
  const arriving = arrive(frame).then(isOver);
  await vi.advanceTimersByTimeAsync(699);
  expect(isOver).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await arriving;
  expect(isOver).toHaveBeenCalledOnce();
});
