import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FlashState } from '../../api/generated/types.ts';
import type { FlashSession } from './use-flash-page.ts';
import { useSession } from './use-session.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const session = (state: FlashState): FlashSession => ({
  sessionUniqueKey: 'F3-20261126',
  state,
  sessionRemainingTime: 0,
  startsAt: '14:00',
  startsAtMs: 0,
  left: { leftMs: 0, atMs: 0 },
});

function show(state: FlashState) {
  const [askHead, askList, askStock] = [vi.fn(), vi.fn(), vi.fn()];
  const view = renderHook(
    ({ of, told }: { of: FlashState; told: FlashState }) =>
      useSession({ session: session(of), told, askHead, askList, askStock }),
    { initialProps: { of: state, told: state } },
  );
  return { ...view, askHead, askList, askStock };
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('at zero the head is asked for once, within three seconds, and not again by itself', async () => {
  const { result, askHead, askStock } = show('RUNNING');
  act(() => result.current.onEnd());
  expect(result.current.state).toBe('ENDED');
  await pass(3000);
  expect(askHead).toHaveBeenCalledTimes(1);
  await pass(120_000);
  expect(askHead).toHaveBeenCalledTimes(1);
  expect(askStock).not.toHaveBeenCalled();
});

test('a head that still has the same state at the next zero is asked for once more', async () => {
  const { result, askHead } = show('RUNNING');
  act(() => result.current.onEnd());
  await pass(3000);
  act(() => result.current.onEnd());
  expect(askHead).toHaveBeenCalledTimes(2);
  await pass(120_000);
  expect(askHead).toHaveBeenCalledTimes(2);
});

test('at its beginning the stock is asked for within three seconds, and for a minute each five to ten', async () => {
  const { result, askStock } = show('UPCOMING');
  act(() => result.current.onEnd());
  expect(result.current.state).toBe('RUNNING');
  await pass(3000);
  expect(askStock).toHaveBeenCalledTimes(1);
  await pass(70_000);
  const asked = askStock.mock.calls.length;
  expect(asked).toBeGreaterThanOrEqual(6);
  expect(asked).toBeLessThanOrEqual(14);
  await pass(600_000);
  expect(askStock).toHaveBeenCalledTimes(asked);
});

test('the list is asked for when the head has learnt of a change that the list does not show', () => {
  const { rerender, askList } = show('UPCOMING');
  expect(askList).not.toHaveBeenCalled();
  rerender({ of: 'RUNNING', told: 'UPCOMING' });
  expect(askList).toHaveBeenCalledTimes(1);
  rerender({ of: 'RUNNING', told: 'RUNNING' });
  expect(askList).toHaveBeenCalledTimes(1);
});
