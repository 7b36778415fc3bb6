import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { openKept } from '../../../tests/support/storage.ts';
import { call } from '../../api/call.ts';
import { queryClient } from '../../api/query.ts';
import { dropReminder } from '../flash/remind.ts';
import { isStore, useFlashList } from './use-flash-list.ts';

vi.mock('../../api/call.ts', () => ({ call: vi.fn() }));
vi.mock('../../api/context.ts', async (original) => ({
  ...(await original<object>()),
  apiContext: () => ({ sessionId: () => 'session' }),
}));
vi.mock('../../telemetry/report.ts', () => ({ reportProblem: vi.fn(), track: vi.fn() }));
vi.mock('../flash/remind.ts', () => ({ dropReminder: vi.fn() }));

const KEY = 'F3-20261126';
const wrapper = ({ children }: { children: ReactNode }) =>
  createElement(QueryClientProvider, { client: queryClient }, children);
const asset = (number: number, more: object = {}) => ({
  assetId: `A${number}`,
  skuId: `K${number}`,
  sessionUniqueKey: KEY,
  reserveStatus: 'CAN_RESERVE',
  remainingStock: 5,
  ...more,
});
const bodies = () => vi.mocked(call).mock.calls.map(([, body]) => body);

beforeEach(async () => {
  await openKept();
  vi.mocked(call).mockReset();
  vi.mocked(dropReminder).mockReset();
  queryClient.clear();
});

test('15 items a page with the first reply’s id, none twice, and the area’s stores after the end', async () => {
  vi.mocked(call)
    .mockResolvedValueOnce({
      assetList: [asset(1), asset(2)],
      hasMore: true,
      queryId: 'Q',
      state: 'UPCOMING',
    })
    .mockResolvedValueOnce({
      assetList: [asset(2), asset(3)],
      hasMore: false,
      queryId: 'Q',
      state: 'UPCOMING',
    })
    .mockResolvedValueOnce({
      poiList: [{ poiId: 'P1' }],
      hasMore: false,
      queryId: 'S',
      algorithmId: 'a',
    })
    .mockResolvedValueOnce({ poiList: [], hasMore: false, queryId: 'R', algorithmId: 'a' });
  const { result } = renderHook(() => useFlashList(KEY), { wrapper });
  await waitFor(() => expect(result.current.rows).toHaveLength(2));
  for (let page = 0; page < 3; page += 1) await act(() => result.current.more());
  expect(result.current.rows.map(({ id }) => id)).toEqual(['A1', 'A2', 'A3', 'P1']);
  expect(result.current.rows.map(({ item }) => isStore(item))).toEqual([false, false, false, true]);
  await waitFor(() => expect(result.current.query.hasNextPage).toBe(false));
  // The items' reply has no algorithm; none is made up.
  const sent = { traceId: 'session', assetList: expect.any(Array) };
  const [items, , stores] = result.current.pages ?? [];
  expect(items).toMatchObject({ ...sent, queryId: 'Q' });
  expect(items).not.toHaveProperty('algorithmId');
  expect(stores).toMatchObject({ ...sent, queryId: 'S', algorithmId: 'a' });
  const session = { sessionUniqueKey: KEY, pageSize: 15 };
  expect(bodies()).toEqual([
    { ...session, pageNo: 1, queryId: '' },
    { ...session, pageNo: 2, queryId: 'Q' },
    expect.objectContaining({ pageNo: 1, pageSize: 15, queryId: '' }),
    expect.objectContaining({ pageNo: 1, pageSize: 15, originQueryId: 'S' }),
  ]);
});

test('the reminder of what is gone for good goes; of what may come back it stays', async () => {
  const gone = { reserveStatus: 'RESERVED', remainingStock: 0 };
  vi.mocked(call).mockResolvedValue({
    assetList: [
      asset(1, gone),
      asset(2, { ...gone, mayComeBackUntilMs: 9_000_000_000_000 }),
      asset(3, { ...gone, reserveStatus: 'CAN_RESERVE' }),
      asset(4, { ...gone, remainingStock: 1 }),
    ],
    hasMore: false,
    queryId: 'Q',
    state: 'UPCOMING',
  });
  const { result } = renderHook(() => useFlashList(KEY), { wrapper });
  await waitFor(() => expect(result.current.rows).toHaveLength(4));
  expect(dropReminder).toHaveBeenCalledExactlyOnceWith({ skuId: 'K1', sessionUniqueKey: KEY });
});
