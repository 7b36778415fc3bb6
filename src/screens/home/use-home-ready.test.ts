import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useHomeReady } from './HomeScreen.tsx';

const note = vi.hoisted(() => vi.fn());
vi.mock('../../ui/first-screen.ts', () => ({ noteFirstScreen: note, noteFirstView: vi.fn() }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

test('the first screen is reported after the stores, once their pictures had the network', () => {
  const { rerender } = renderHook(({ hasStores }) => useHomeReady(true, hasStores), {
    initialProps: { hasStores: false },
  });
  vi.advanceTimersByTime(5000);
  expect(note).not.toHaveBeenCalled();
  rerender({ hasStores: true });
  vi.advanceTimersByTime(599);
  expect(note).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(note).toHaveBeenCalledTimes(1);
});
