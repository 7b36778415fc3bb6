import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, renderHook, waitFor } from '@testing-library/react';
import { Activity, createRef, type ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../api/errors.ts';
import type { StoreEntry } from '../../api/generated/types.ts';
import { JAKARTA } from '../location/start-point.ts';
import { NextPage } from '../paged-list/NextPage.tsx';
import { type StorePage, type StoreParam, WHOLE_LIST } from './paging.ts';
import { fetchPage, readCachedPage } from './store-page.ts';
import { useStoreList } from './use-store-list.ts';

vi.mock('./store-page.ts', () => ({
  fetchPage: vi.fn(),
  readCachedPage: vi.fn(),
}));
const here = vi.hoisted(() => ({ point: { latitude: -6.2088, longitude: 106.8456 } }));
vi.mock('../location/location.ts', () => ({ currentPoint: () => here.point }));
vi.mock('../../storage/storage.ts', () => ({ storage: { wasOutdated: () => false } }));
vi.mock('./stored-keys.ts', () => ({
  storedHomeStoreList: { name: 'homeStoreList', get: vi.fn(), set: vi.fn() },
}));
vi.mock('../../i18n/i18n.ts', () => ({ useText: () => String }));
vi.mock('../../telemetry/report.ts', () => ({ reportProblem: vi.fn(), track: vi.fn() }));

const page = (first: number, change: Partial<StorePage> = {}): StorePage => ({
  listType: 'distance',
  poiList: [first, first + 1].map((id) => ({ poiId: String(id) }) as StoreEntry),
  hasMore: true,
  queryId: 'q',
  algorithmId: 'a',
  traceId: 't',
  filterOptions: [],
  isNoCouponAvailable: false,
  ...change,
});

/** `mode` hides and shows it, as a page over it does. */
function show() {
  let mode: 'visible' | 'hidden' = 'visible';
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <Activity mode={mode}>{children}</Activity>
    </QueryClientProvider>
  );
  const { result, rerender } = renderHook(
    () => {
      const list = useStoreList(WHOLE_LIST);
      // React Query tracks the fields that were read: only those cause a render.
      return { ...list, isNextPageFailed: list.query.isFetchNextPageError };
    },
    { wrapper },
  );
  const ids = () => result.current.rows.map(({ id }) => id).join(' ');
  const turn = (to: typeof mode) => {
    mode = to;
    rerender();
  };
  return { result, ids, turn };
}

beforeEach(() => {
  vi.mocked(fetchPage).mockReset();
  vi.mocked(readCachedPage).mockReset();
  here.point = JAKARTA;
});

test('pages follow one another, then the recommended ones, then the end', async () => {
  const asked: StoreParam[] = [];
  vi.mocked(fetchPage).mockImplementation((_choice, param) => {
    asked.push(param);
    if (param.listType === 'recommond') {
      return Promise.resolve(page(9, { listType: 'recommond', queryId: 'r', hasMore: false }));
    }
    return Promise.resolve(page(param.pageNo * 2 - 1, { hasMore: param.pageNo < 2 }));
  });
  const { result, ids } = show();
  await waitFor(() => expect(ids()).toBe('1 2'));
  await act(() => result.current.query.fetchNextPage());
  await act(() => result.current.query.fetchNextPage());
  await waitFor(() => expect(ids()).toBe('1 2 3 4 9 10'));
  expect(result.current.query.hasNextPage).toBe(false);
  expect(
    asked.map(({ listType, pageNo, queryId, originQueryId }) => [
      listType,
      pageNo,
      queryId,
      originQueryId,
    ]),
  ).toEqual([
    ['distance', 1, '', undefined],
    ['distance', 2, 'q', undefined],
    ['recommond', 1, '', 'q'],
  ]);
});

test('a failed page keeps what is there and can be asked for again', async () => {
  vi.mocked(fetchPage)
    .mockResolvedValueOnce(page(1))
    .mockRejectedValueOnce(new ApiError('business'));
  const { result, ids } = show();
  await waitFor(() => expect(ids()).toBe('1 2'));
  await act(() => result.current.query.fetchNextPage());
  await waitFor(() => expect(result.current.isNextPageFailed).toBe(true));
  expect(ids()).toBe('1 2');
  vi.mocked(fetchPage).mockResolvedValueOnce(page(3));
  await act(() => result.current.query.fetchNextPage());
  await waitFor(() => expect(ids()).toBe('1 2 3 4'));
});

test('a refresh puts the new first page in the place of all pages', async () => {
  vi.mocked(fetchPage).mockResolvedValueOnce(page(1)).mockResolvedValueOnce(page(3));
  const { result, ids } = show();
  await waitFor(() => expect(ids()).toBe('1 2'));
  await act(() => result.current.query.fetchNextPage());
  await waitFor(() => expect(ids()).toBe('1 2 3 4'));
  vi.mocked(fetchPage).mockResolvedValueOnce(page(7));
  await act(() => result.current.refresh());
  await waitFor(() => expect(ids()).toBe('7 8'));
});

test('a refresh that fails leaves the list as it was', async () => {
  vi.mocked(fetchPage).mockResolvedValueOnce(page(1));
  const { result, ids } = show();
  await waitFor(() => expect(ids()).toBe('1 2'));
  vi.mocked(fetchPage).mockRejectedValueOnce(new ApiError('business'));
  await act(() => expect(result.current.refresh()).rejects.toThrow(ApiError));
  expect(ids()).toBe('1 2');
});

test('the cached page shows at once and the fresh one takes its place', async () => {
  vi.mocked(readCachedPage).mockReturnValue(page(100));
  let answer = (_page: StorePage): void => undefined;
  vi.mocked(fetchPage).mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  const { ids } = show();
  expect(ids()).toBe('100 101');
  act(() => answer(page(1)));
  await waitFor(() => expect(ids()).toBe('1 2'));
  expect(fetchPage).toHaveBeenCalledTimes(1);
});

test('a store that comes twice is shown once', async () => {
  vi.mocked(fetchPage).mockResolvedValueOnce(page(1)).mockResolvedValueOnce(page(2));
  const { result, ids } = show();
  await waitFor(() => expect(ids()).toBe('1 2'));
  await act(() => result.current.query.fetchNextPage());
  await waitFor(() => expect(ids()).toBe('1 2 3'));
});

test('a place that is found while the list is hidden has its stores when it is shown', async () => {
  const asked: StoreParam[] = [];
  let answer = (_page: StorePage): void => undefined;
  vi.mocked(fetchPage).mockImplementation((_choice, param) => {
    asked.push(param);
    return asked.length === 2
      ? new Promise((resolve) => (answer = resolve))
      : Promise.resolve(page(asked.length * 10));
  });
  const { result, ids, turn } = show();
  await waitFor(() => expect(ids()).toBe('10 11'));
  here.point = { latitude: -6.26, longitude: 106.81 };
  const refreshing = result.current.refresh();
  // The list is hidden before the reply.
  turn('hidden');
  answer(page(20));
  await expect(refreshing).resolves.toBe(false);
  turn('visible');
  await waitFor(() => expect(ids()).toBe('30 31'));
  expect(asked.map(({ point }) => point)).toEqual([JAKARTA, here.point, here.point]);
  turn('hidden');
  turn('visible');
  expect(asked).toHaveLength(3);
  await act(() => result.current.query.fetchNextPage());
  expect(asked[3]?.point).toEqual(here.point);
});

test('a next page that a refresh cancels before anything has rendered is asked for again', async () => {
  // All within one millisecond, with equal replies: no field of the query tells the refresh.
  const clock = vi.spyOn(Date, 'now').mockReturnValue(1000);
  vi.stubGlobal('IntersectionObserver', InView);
  const none = page(1, { poiList: [], hasMore: false });
  let recommended = 0;
  let refresh = (): Promise<unknown> => Promise.reject(new Error('not rendered'));
  vi.mocked(fetchPage).mockImplementation((_choice, { listType }) => {
    if (listType !== 'recommond') return Promise.resolve(none);
    recommended += 1;
    if (recommended > 1) return Promise.resolve(page(9, { listType, hasMore: false }));
    void refresh();
    return new Promise(() => undefined);
  });
  const scrollerRef = createRef<HTMLElement>();
  function Shown() {
    const list = useStoreList(WHOLE_LIST);
    ({ refresh } = list);
    return (
      <>
        {list.rows.map(({ id }) => `${id} `)}
        <NextPage list={list} scrollerRef={scrollerRef} isSilent />
      </>
    );
  }
  const { container } = render(
    <QueryClientProvider client={new QueryClient()}>
      <Shown />
    </QueryClientProvider>,
  );
  await waitFor(() => expect(container.textContent).toBe('9 10 '));
  vi.unstubAllGlobals();
  clock.mockRestore();
});

/** As a browser does for an element in view: says so once, soon after it is observed. */
class InView {
  #isOver = false;
  readonly #seen: IntersectionObserverCallback;
  constructor(seen: IntersectionObserverCallback) {
    this.#seen = seen;
  }
  observe(): void {
    const entry = { isIntersecting: true } as IntersectionObserverEntry;
    setTimeout(() => {
      if (!this.#isOver) this.#seen([entry], this as unknown as IntersectionObserver);
    });
  }
  unobserve(): void {}
  disconnect(): void {
    this.#isOver = true;
  }
}
