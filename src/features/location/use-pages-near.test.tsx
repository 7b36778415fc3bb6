import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../api/errors.ts';
import type { PageParam } from '../../api/pages.ts';
import { atom } from '../../lib/atom.ts';
import { JAKARTA, type Point } from './start-point.ts';
import { usePagesNear } from './use-pages-near.ts';

type Here = { position?: Point & { success: boolean } };
const here = vi.hoisted(() => ({ state: {} as { get: () => Here; set: (to: Here) => void } }));
vi.mock('./location.ts', async () => {
  const { useAtom } = await import('../../ui/use-atom.ts');
  return { useLocationState: () => useAtom(here.state as never) };
});
vi.mock('../../telemetry/report.ts', () => ({ reportProblem: vi.fn() }));

const MENTENG = { latitude: -6.1955, longitude: 106.8322 };
const SENAYAN = { latitude: -6.2251, longitude: 106.8003 };
/** Some 50 m from Jakarta's centre. */
const NEXT_DOOR = { latitude: JAKARTA.latitude + 0.0005, longitude: JAKARTA.longitude };

interface Param extends PageParam {
  point: Point;
}
interface Page {
  at: Point;
  ids: string[];
  hasMore: boolean;
}

const fetch = vi.fn<(param: Param, signal: AbortSignal) => Promise<Page>>();
const at = ({ latitude }: Point) => (latitude === MENTENG.latitude ? 'menteng' : 'jakarta');

beforeEach(() => {
  here.state = atom<Here>({});
  fetch
    .mockReset()
    .mockImplementation(({ point, pageNo }) =>
      Promise.resolve({ at: point, ids: [`${at(point)} ${pageNo}`], hasMore: pageNo < 3 }),
    );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const found = (point: Point) =>
  act(() => here.state.set({ position: { ...point, success: true } }));

function show() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result, unmount } = renderHook(
    () => {
      const { position } = here.state.get();
      return usePagesNear<Page, string, Param>({
        key: ['stores'],
        first: { pageNo: 1, point: position?.success ? position : JAKARTA },
        fetch,
        items: ({ ids }) => ids,
        id: (id) => id,
        staleTime: 'static',
      });
    },
    { wrapper },
  );
  const shown = () => result.current.rows.map(({ id }) => id).join(', ');
  return { result, unmount, shown };
}

test('a position that is found elsewhere replaces all pages by the first one there', async () => {
  const { result, shown } = show();
  await waitFor(() => expect(shown()).toBe('jakarta 1'));
  await act(() => result.current.more());
  await waitFor(() => expect(shown()).toBe('jakarta 1, jakarta 2'));
  found(MENTENG);
  expect(shown()).toBe('jakarta 1, jakarta 2');
  await waitFor(() => expect(shown()).toBe('menteng 1'));
  await act(() => result.current.more());
  await waitFor(() => expect(shown()).toBe('menteng 1, menteng 2'));
});

test('one that is found before the first page has come is asked for after it', async () => {
  const { shown } = show();
  found(MENTENG);
  await waitFor(() => expect(shown()).toBe('menteng 1'));
});

test('a position next door, and a position that failed, ask for nothing', async () => {
  const { shown } = show();
  await waitFor(() => expect(shown()).toBe('jakarta 1'));
  found(NEXT_DOOR);
  act(() => here.state.set({ position: { ...MENTENG, success: false } }));
  await act(() => Promise.resolve());
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('what cannot be loaded there is tried again, and the rows stay meanwhile', async () => {
  const { shown } = show();
  await waitFor(() => expect(shown()).toBe('jakarta 1'));
  vi.useFakeTimers();
  fetch.mockRejectedValueOnce(new ApiError('network'));
  found(MENTENG);
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(shown()).toBe('jakarta 1');
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(shown()).toBe('menteng 1');
});

test('another position, found while the list is asked for at the last one, is the one that counts', async () => {
  const { shown } = show();
  await waitFor(() => expect(shown()).toBe('jakarta 1'));
  const slow = Promise.withResolvers<Page>();
  fetch.mockImplementationOnce(() => slow.promise);
  found(SENAYAN);
  found(MENTENG);
  expect(fetch.mock.calls[1]?.[1].aborted).toBe(true);
  await waitFor(() => expect(shown()).toBe('menteng 1'));
  slow.resolve({ at: SENAYAN, ids: ['senayan 1'], hasMore: false });
  await act(async () => void (await slow.promise));
  expect(shown()).toBe('menteng 1');
});

test('a list that is left while it is asked for ends the call and the retries', async () => {
  const { shown, unmount } = show();
  await waitFor(() => expect(shown()).toBe('jakarta 1'));
  vi.useFakeTimers();
  let refuse: (error: Error) => void = () => undefined;
  fetch.mockImplementationOnce(
    () =>
      new Promise((_resolve, reject) => {
        refuse = reject;
      }),
  );
  found(MENTENG);
  unmount();
  expect(fetch.mock.calls.at(-1)?.[1].aborted).toBe(true);
  refuse(new ApiError('network'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetch).toHaveBeenCalledTimes(2);
});
