import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const loadPart = vi.hoisted(() => vi.fn<() => Promise<unknown>>());
const reported = vi.hoisted(() => vi.fn());
const LateFrame = () => null;

vi.mock('#host', () => ({ host: { kind: 'WEB' } }));
vi.mock('../../lib/load-part.ts', () => ({ loadPart }));
vi.mock('../../telemetry/report.ts', () => ({ reportProblem: reported }));

/** With a first screen of its own, that has not been noted yet. */
async function show(isHome: boolean) {
  vi.resetModules();
  const { useLateFrame } = await import('./use-late-frame.ts');
  const { noteFirstScreen } = await import('../../ui/first-screen.ts');
  return { ...renderHook(() => useLateFrame(isHome)), noteFirstScreen };
}

beforeEach(() => {
  vi.useFakeTimers();
  loadPart.mockReset().mockResolvedValue({ LateFrame });
});

afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

test('behind home it waits for the first screen', async () => {
  const { result, noteFirstScreen } = await show(true);
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(loadPart).not.toHaveBeenCalled();
  await act(async () => {
    noteFirstScreen();
    await vi.advanceTimersByTimeAsync(0);
  });
  expect(result.current.LateFrame).toBe(LateFrame);
});

test('elsewhere it comes at once', async () => {
  const { result } = await show(false);
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(result.current.LateFrame).toBe(LateFrame);
});

test('it is asked for until it is there, and each failure is reported', async () => {
  loadPart.mockRejectedValueOnce(new Error('tunnel'));
  const { result } = await show(false);
  await act(() => vi.advanceTimersByTimeAsync(3999));
  expect(result.current.LateFrame).toBeUndefined();
  expect(reported).toHaveBeenCalledTimes(1);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(result.current.LateFrame).toBe(LateFrame);
});
