import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from './errors.ts';
import * as codes from './generated/codes.ts';
import { queryClient } from './query.ts';

const ANSWER_MS = 100;

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  queryClient.clear();
  vi.useRealTimers();
});

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);

/** Renders a query whose server fails until told otherwise. */
function look() {
  const server = { fails: true, askedMs: [] as number[] };
  const shown: string[] = [];
  const startMs = Date.now();
  const view = renderHook(
    () => {
      const { status, error, data } = useQuery({
        queryKey: ['looked-at'],
        queryFn: async () => {
          server.askedMs.push(Date.now() - startMs);
          await new Promise((resolve) => setTimeout(resolve, ANSWER_MS));
          if (server.fails) throw new ApiError('rate-limited', codes.RATE_LIMITED, 'busy');
          return 'data';
        },
      });
      const now = `${status} ${error?.message ?? data ?? ''}`.trim();
      if (shown.at(-1) !== now) shown.push(now);
    },
    { wrapper },
  );
  return { server, shown, unmount: view.unmount };
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('a failed query stays failed while it is refetched', async () => {
  const { server, shown, unmount } = look();
  await pass(60_000);
  expect(server.askedMs.length).toBeGreaterThan(3);
  expect(shown).toEqual(['pending', 'error busy']);
  server.fails = false;
  await pass(60_000);
  expect(shown).toEqual(['pending', 'error busy', 'success data']);
  unmount();
});

test('the retry interval grows while the server is down', async () => {
  const { server, unmount } = look();
  await pass(300_000);
  const { askedMs } = server;
  const pauses = askedMs.slice(1).map((atMs, index) => atMs - (askedMs[index] ?? 0));
  expect(pauses.length).toBeGreaterThan(5);
  expect(pauses.toSorted((a, b) => a - b)).toEqual(pauses);
  expect(pauses[4]).toBeGreaterThan(2 * (pauses[0] ?? Infinity));
  expect(pauses[4]).toBeLessThan(20_000);
  unmount();
});
