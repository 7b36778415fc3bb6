import { act, render, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { StoreEntry } from '../../api/generated/types.ts';

const withTexts = vi.hoisted(() => vi.fn<() => Promise<unknown>>());
const loadPart = vi.hoisted(() => vi.fn<() => Promise<unknown>>());
const reported = vi.hoisted(() => vi.fn());

vi.mock('../../i18n/i18n.ts', () => ({ withTexts }));
vi.mock('../../lib/load-part.ts', () => ({ loadPart }));
vi.mock('../../telemetry/report.ts', () => ({ reportProblem: reported }));

const store = { storeName: 'Soto' } as StoreEntry;
const CardHeart = (given: { store: StoreEntry }) => <b>{given.store.storeName}</b>;

/** With places of its own, that nothing has filled yet. */
async function show() {
  vi.resetModules();
  const { useLateParts } = await import('./use-late-parts.ts');
  const { LateHeart } = await import('../../features/store-list/LateHeart.ts');
  const { container } = render(<LateHeart store={store} />);
  return { ...renderHook(() => useLateParts()), container };
}

beforeEach(() => {
  vi.useFakeTimers();
  withTexts.mockReset().mockResolvedValue({ CardHeart });
  loadPart.mockReset().mockResolvedValue({ PullToRefresh: () => null });
});

afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

test('the hearts come with their texts', async () => {
  const { container } = await show();
  expect(container.textContent).toBe('');
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(container.textContent).toBe('Soto');
});

test('what cannot be loaded is asked for again, and what was there is not', async () => {
  withTexts.mockRejectedValueOnce(new Error('tunnel'));
  const { container } = await show();
  await act(() => vi.advanceTimersByTimeAsync(3999));
  expect(container.textContent).toBe('');
  expect(reported).toHaveBeenCalledTimes(1);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(container.textContent).toBe('Soto');
  expect(loadPart).toHaveBeenCalledTimes(1);
});

test('nothing is asked for after it has gone', async () => {
  withTexts.mockRejectedValue(new Error('tunnel'));
  const { unmount } = await show();
  await act(() => vi.advanceTimersByTimeAsync(0));
  unmount();
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(withTexts).toHaveBeenCalledTimes(1);
});
