import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from './errors.ts';
import { recoveryMs } from './recovery.ts';
import { usePageRecovery } from './use-pages.ts';

const net = vi.hoisted(() => ({ listeners: new Set<(netstate: number) => void>() }));
vi.mock('#host', () => ({
  host: {
    onNetstate: (listener: (netstate: number) => void) => {
      net.listeners.add(listener);
      return () => net.listeners.delete(listener);
    },
  },
}));
const tell = (netstate: number) => act(() => net.listeners.forEach((each) => each(netstate)));

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const lost = new ApiError('network');
const fetchNextPage = vi.fn<() => void>();
const failed = { isFetchNextPageError: true, error: lost as unknown, errorUpdateCount: 1 };
const show = (state: Partial<typeof failed> = {}) =>
  renderHook((change) => usePageRecovery({ ...failed, ...state, ...change, fetchNextPage }), {
    initialProps: {},
  });
beforeEach(() => fetchNextPage.mockReset());

test('a failed page is refetched after the interval, and not before', () => {
  show();
  const waitMs = recoveryMs(lost, 1) || 0;
  vi.advanceTimersByTime(waitMs - 1);
  expect(fetchNextPage).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(fetchNextPage).toHaveBeenCalledExactlyOnceWith({ cancelRefetch: false });
});

test('and at once when the network returns', () => {
  const { rerender } = show();
  tell(0);
  expect(fetchNextPage).not.toHaveBeenCalled();
  tell(1);
  expect(fetchNextPage).toHaveBeenCalledTimes(1);
  rerender({ isFetchNextPageError: false });
  tell(1);
  vi.runAllTimers();
  expect(fetchNextPage).toHaveBeenCalledTimes(1);
});

test('a rerender does not restart the timer', () => {
  const { rerender } = show();
  vi.advanceTimersByTime((recoveryMs(lost, 1) || 0) - 1);
  rerender({});
  vi.advanceTimersByTime(1);
  expect(fetchNextPage).toHaveBeenCalledTimes(1);
});

test.each([
  ['nothing has failed', { isFetchNextPageError: false }],
  ['only a person can mend it', { error: new ApiError('business', '1') }],
])('nothing is asked when %s', (_name, state) => {
  show(state);
  tell(1);
  vi.runAllTimers();
  expect(fetchNextPage).not.toHaveBeenCalled();
});
