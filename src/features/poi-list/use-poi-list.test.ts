import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { createElement } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { openKept } from '../../../tests/support/storage.ts';
import { call } from '../../api/call.ts';
import { EVERYWHERE } from '../store-filter/selection.ts';
import { type PoiChoice, regionOf } from './poi-call.ts';
import { usePoiList } from './use-poi-list.ts';

vi.mock('../../api/call.ts', () => ({ call: vi.fn() }));
vi.mock('../../api/context.ts', async (original) => ({
  ...(await original<object>()),
  apiContext: () => ({ sessionId: () => 'session' }),
}));

const CHOICE: PoiChoice = {
  scene: 'CATEGORY_POI_PAGE',
  categoryId: '201',
  filters: [],
  sort: 'BEST',
  regionId: EVERYWHERE,
};

const page = (ids: readonly string[], queryId: string, hasMore: boolean) => ({
  poiList: ids.map((poiId) => ({ poiId })),
  hasMore,
  queryId,
  algorithmId: 'a',
  isNoCouponAvailable: false,
});

const asked = (at: number) => {
  const [endpoint, body] = vi.mocked(call).mock.calls[at] ?? [];
  const { data, ...rest } = body as { data?: string; [name: string]: unknown };
  return { path: endpoint?.path, ...rest, ...(data !== undefined && JSON.parse(data)) };
};

function open(choice: PoiChoice) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return renderHook((props: PoiChoice) => usePoiList(props), {
    initialProps: choice,
    wrapper: ({ children }) => createElement(QueryClientProvider, { client }, children),
  });
}

beforeEach(async () => {
  vi.mocked(call).mockReset();
  await openKept();
});

describe('the list of a category or a search', () => {
  test('goes on by its query id, and after its end with near stores that it does not have', async () => {
    vi.mocked(call)
      .mockResolvedValueOnce(page(['P1', 'P2'], 'q', true))
      .mockResolvedValueOnce(page(['P3'], 'q', false))
      .mockResolvedValueOnce(page(['P3', 'P4'], 'near', true))
      .mockResolvedValueOnce(page(['P5'], 'near', false));
    const { result } = open(CHOICE);
    await waitFor(() => expect(result.current.rows).toHaveLength(2));
    for (const count of [3, 4, 5]) {
      await act(() => result.current.more());
      await waitFor(() => expect(result.current.rows).toHaveLength(count));
    }
    expect(result.current.query.hasNextPage).toBe(false);
    expect(result.current.rows.map(({ item, page: { isNear } }) => [item.poiId, isNear])).toEqual([
      ['P1', false],
      ['P2', false],
      ['P3', false],
      ['P4', true],
      ['P5', true],
    ]);
    expect(asked(0)).toMatchObject({ pageNo: 1, pageSize: 20, queryId: '', region: {} });
    expect(asked(0)).toMatchObject({ kingkongCategoryId: '201', scene: 'CATEGORY_POI_PAGE' });
    expect(asked(1)).toMatchObject({ pageNo: 2, queryId: 'q' });
    expect(asked(2)).toMatchObject({ pageNo: 1, queryId: '', originQueryId: 'q' });
    expect(asked(2).path).not.toBe(asked(1).path);
    expect(asked(3)).toMatchObject({ pageNo: 2, queryId: 'near', originQueryId: 'q' });
  });

  test('of nothing at all goes on with near stores', async () => {
    vi.mocked(call)
      .mockResolvedValueOnce(page([], 'q', false))
      .mockResolvedValueOnce(page(['P9'], 'near', false));
    const { result } = open({ ...CHOICE, scene: 'SEARCH_PAGE', searchText: 'qwertyuiop' });
    await waitFor(() => expect(result.current.query.hasNextPage).toBe(true));
    await act(() => result.current.more());
    await waitFor(() => expect(result.current.rows).toHaveLength(1));
    expect(result.current.rows[0]?.page.isNear).toBe(true);
  });

  test('of another choice aborts the call of the one before', async () => {
    const signals: (AbortSignal | undefined)[] = [];
    vi.mocked(call).mockImplementation((_endpoint, _body, options) => {
      signals.push(options?.signal);
      return new Promise(() => undefined);
    });
    const { rerender } = open(CHOICE);
    await waitFor(() => expect(signals).toHaveLength(1));
    rerender({ ...CHOICE, sort: 'SCORE' });
    await waitFor(() => expect(signals).toHaveLength(2));
    expect(signals.map((signal) => signal?.aborted)).toEqual([true, false]);
  });

  test('names its region by the level of its id', () => {
    expect(regionOf({ regionId: EVERYWHERE })).toEqual({});
    expect(regionOf({ regionId: '31' })).toEqual({ provinceId: '31' });
    expect(regionOf({ regionId: '3171' })).toEqual({ cityId: '3171' });
    expect(regionOf({ regionId: '317106' })).toEqual({ districtId: '317106' });
  });
});
