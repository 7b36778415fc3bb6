import { act, render, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cardHeart, pullToRefresh } from '../../screens/home/home-parts.tsx';
import type { StoreEntry } from '../../api/generated/types.ts';
import { useLateParts } from './use-late-parts.ts';

const reported = vi.hoisted(() => vi.fn());

vi.mock('../../telemetry/report.ts', () => ({ reportProblem: reported }));
vi.mock('../../features/favourite/CardHeart.tsx', () => ({
  CardHeart: ({ store }: { store: StoreEntry }) => <b>{store.storeName}</b>,
}));
vi.mock('../../ui/list/PullToRefresh.tsx', () => ({ PullToRefresh: () => null }));

const store = { storeName: 'Soto' } as StoreEntry;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('hearts and pull come, each with retries, after the frame', async () => {
  const { container } = render(<cardHeart.WhenLoaded store={store} />);
  expect(container.textContent).toBe('');
  vi.spyOn(pullToRefresh, 'load').mockRejectedValueOnce(new Error('tunnel'));
  renderHook(() => useLateParts());
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(container.textContent).toBe('Soto');
  expect(reported).toHaveBeenCalledExactlyOnceWith('frame.late-part', new Error('tunnel'));
  expect(pullToRefresh.loaded.get()).toBeUndefined();
  await act(() => vi.advanceTimersByTimeAsync(4000));
  expect(pullToRefresh.loaded.get()).toBeTruthy();
});
