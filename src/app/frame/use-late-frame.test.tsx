import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const code = vi.hoisted(() => ({ LateFrame: () => null }));

vi.mock('#host', () => ({ host: { kind: 'WEB' } }));
vi.mock('../../telemetry/report.ts', () => ({ reportProblem: vi.fn() }));
vi.mock('./LateFrame.tsx', () => code);

/** With a first screen of its own, that has not been noted yet. */
async function show(view?: string) {
  vi.resetModules();
  if (view !== undefined) document.documentElement.dataset['view'] = view;
  const { lateFrame, useLateFrame } = await import('./Frame.tsx');
  const { noteFirstScreen } = await import('../../ui/first-screen.ts');
  renderHook(() => useLateFrame());
  return { loaded: () => lateFrame.loaded.get(), noteFirstScreen };
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  delete document.documentElement.dataset['view'];
  vi.clearAllMocks();
});

test('behind home it waits for the first screen', async () => {
  const { loaded, noteFirstScreen } = await show();
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(loaded()).toBeUndefined();
  await act(async () => {
    noteFirstScreen();
    await vi.advanceTimersByTimeAsync(0);
  });
  expect(loaded()).toBe(code.LateFrame);
});

test('elsewhere it comes at once', async () => {
  const { loaded } = await show('other');
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(loaded()).toBe(code.LateFrame);
});
