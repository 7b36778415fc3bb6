/** Changes of the sandbox's state are serialised, so that quick taps add up. */
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { call } from '../../api/call.ts';
import { querySandbox } from '../../api/generated/calls/query-sandbox.ts';
import { setClock } from '../../api/generated/calls/set-clock.ts';
import type { SandboxState } from '../../api/generated/types.ts';
import { queryClient } from '../../api/query.ts';
import { useChangeClock, useSandbox } from './sandbox.ts';

vi.mock('../../api/call.ts', () => ({ call: vi.fn() }));

const hourMs = 3_600_000;

/** Server state, and replies that are still pending. */
let offsetMs: number;
let owed: (() => void)[];

beforeEach(() => {
  offsetMs = 5 * hourMs;
  owed = [];
  vi.mocked(call).mockImplementation(({ path }, body) => {
    if (path === setClock.path) ({ offsetMs } = body as { offsetMs: number });
    const state = { clockOffsetMs: offsetMs, faults: [], held: [] } as unknown as SandboxState;
    return new Promise((resolve) => {
      owed.push(() => resolve(state));
    });
  });
});

afterEach(() => {
  cleanup();
  queryClient.clear();
});

function Clock() {
  const { data } = useSandbox();
  const change = useChangeClock();
  return (
    <button type="button" onClick={() => change.mutate((before) => before + hourMs)}>
      {data ? data.clockOffsetMs / hourMs : 'unknown'}
    </button>
  );
}

function show(): HTMLElement {
  render(
    <QueryClientProvider client={queryClient}>
      <Clock />
    </QueryClientProvider>,
  );
  return screen.getByRole('button');
}

async function answerAll(): Promise<void> {
  await vi.waitFor(async () => {
    await act(async () => {
      for (const answer of owed.splice(0)) answer();
    });
    expect(queryClient.isFetching() + queryClient.isMutating()).toBe(0);
  });
}

test('two taps before the first reply add two hours', async () => {
  const button = show();
  fireEvent.click(button);
  fireEvent.click(button);
  await answerAll();
  expect(offsetMs).toBe(7 * hourMs);
  await vi.waitFor(() => expect(button.textContent).toBe('7'));
});

test('a query in flight before a change does not overwrite it', async () => {
  const button = show();
  await answerAll();
  act(() => void queryClient.refetchQueries());
  const [old] = owed.splice(0);
  fireEvent.click(button);
  await vi.waitFor(() => expect(owed).toHaveLength(1));
  await answerAll();
  await vi.waitFor(() => expect(button.textContent).toBe('6'));
  await act(async () => old?.());
  expect(vi.mocked(call).mock.calls.map(([{ path }]) => path)).toEqual([
    querySandbox.path,
    querySandbox.path,
    setClock.path,
  ]);
  const kept = queryClient.getQueryData([querySandbox.path, {}]);
  expect(kept).toMatchObject({ clockOffsetMs: 6 * hourMs });
});
