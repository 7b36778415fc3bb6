/** Failures show a message, and the retry is delayed where it has to be. Merchant 8, 9. */
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../api/errors.ts';
import { LoadFailure } from './LoadFailure.tsx';
import { retryWaitMs } from './use-retry-wait.ts';

let root: Root;
let place: HTMLElement;

beforeEach(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  vi.useFakeTimers();
  place = document.createElement('div');
  root = createRoot(place);
});

afterEach(async () => {
  await act(async () => root.unmount());
  vi.useRealTimers();
});

async function show(error: unknown, waits = false): Promise<HTMLButtonElement | null> {
  await act(async () =>
    root.render(
      <LoadFailure
        error={error}
        isBusy={false}
        onRetry={() => undefined}
        absentCodes={['6410401']}
        waits={waits}
      />,
    ),
  );
  return place.querySelector('button');
}

test('spec merchant 9: the retry is disabled for 10 s, and again after each failure', async () => {
  expect(retryWaitMs).toBe(10_000);
  const button = await show(new ApiError('network'), true);
  expect(button?.disabled).toBe(true);
  await act(async () => vi.advanceTimersByTimeAsync(9_000));
  expect(button?.disabled).toBe(true);
  await act(async () => vi.advanceTimersByTimeAsync(1_000));
  expect(button?.disabled).toBe(false);
  await show(new ApiError('network'), true);
  expect(button?.disabled).toBe(true);
});

test.each([
  ['busy', new ApiError('rate-limited', '9000429', 'x'), 'failure.busy'],
  ['busy with brands', new ApiError('business', '6410429', 'x'), 'failure.busy'],
  ['without a reply', new ApiError('network'), 'failure.offline'],
  ['too slow', new ApiError('timeout'), 'failure.offline'],
  ['refused', new ApiError('business', '9000422', 'Nilainya salah'), 'Nilainya salah'],
  ['malformed', new ApiError('malformed', '', 'data.brand'), 'failure.broken'],
  ['our own mistake', new Error('x'), 'failure.broken'],
])('%s', async (_name, error, words) => {
  const button = await show(error);
  expect(place.textContent).toContain(words);
  expect(button?.disabled).toBe(false);
});

test('a missing page has no retry', async () => {
  expect(await show(new ApiError('business', '6410401', 'Merek tidak ada'))).toBeNull();
  expect(place.textContent).toContain('Merek tidak ada');
});
