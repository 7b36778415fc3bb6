import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setClock } from '../../lib/now.ts';
import { useRefresh } from './use-refresh.ts';

let nowMs = 0;
let putBack = () => undefined as void;
beforeEach(() => {
  nowMs = 1000;
  putBack = setClock({ nowMs: () => nowMs });
});
afterEach(() => putBack());

test('the first refresh runs at once, one within 300 ms is dropped', async () => {
  const run = vi.fn(() => Promise.resolve());
  const { result } = renderHook(() => useRefresh(run));
  await act(() => result.current.refresh());
  nowMs += 299;
  await act(() => result.current.refresh());
  expect(run).toHaveBeenCalledTimes(1);
  nowMs += 1;
  await act(() => result.current.refresh());
  expect(run).toHaveBeenCalledTimes(2);
});

test('a refresh during another one joins it', async () => {
  let finish = () => undefined as void;
  const run = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const { result } = renderHook(() => useRefresh(run));
  let first = Promise.resolve();
  act(() => {
    first = result.current.refresh();
  });
  nowMs += 5000;
  act(() => void result.current.refresh());
  expect(result.current.isRefreshing).toBe(true);
  await act(async () => {
    finish();
    await first;
  });
  expect(run).toHaveBeenCalledTimes(1);
  expect(result.current.isRefreshing).toBe(false);
});

test('a failure is swallowed and the spinner ends', async () => {
  const { result } = renderHook(() => useRefresh(() => Promise.reject(new Error('down'))));
  await act(() => result.current.refresh());
  expect(result.current.isRefreshing).toBe(false);
});
