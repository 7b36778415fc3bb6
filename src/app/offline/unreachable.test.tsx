import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ApiError, type ApiErrorKind } from '../../api/errors.ts';
import { queryClient } from '../../api/query.ts';
import { useAtom } from '../../ui/use-atom.ts';
import { isUnreachable } from './offline-state.ts';

async function ask(answer: () => unknown): Promise<void> {
  await act(() =>
    queryClient
      .fetchQuery({
        queryKey: ['x'],
        queryFn: () => Promise.resolve().then(answer),
        retry: false,
        staleTime: 0,
      })
      .then(
        () => undefined,
        () => undefined,
      ),
  );
}

const fails = (kind: ApiErrorKind) => (): never => {
  throw new ApiError(kind);
};

test.each<[ApiErrorKind, boolean]>([
  ['network', true],
  ['timeout', true],
  ['business', false],
  ['rate-limited', false],
  ['malformed', false],
  ['cancelled', false],
])('a call that ends with %s: %s', async (kind, expected) => {
  const { result } = renderHook(() => useAtom(isUnreachable));
  await ask(() => 1);
  expect(result.current).toBe(false);
  await ask(fails(kind));
  await vi.waitFor(() => expect(result.current).toBe(expected));
});

test('an answer ends it, what the app itself stores does not', async () => {
  const { result } = renderHook(() => useAtom(isUnreachable));
  await ask(fails('network'));
  expect(result.current).toBe(true);
  act(() => void queryClient.setQueryData(['y'], 1));
  expect(result.current).toBe(true);
  await ask(fails('business'));
  expect(result.current).toBe(false);
});
