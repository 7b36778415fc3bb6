/** Failures show a message, and the retry is delayed where it has to be. Merchant 8, 9. */
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../api/errors.ts';
import * as codes from '../../api/generated/codes.ts';
import { absentAt, type FailureRows, USUAL_ROWS } from './failure-rows.ts';
import { LoadFailure, retryWaitMs } from './LoadFailure.tsx';

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

async function show(
  error: unknown,
  waits = false,
  rows: FailureRows = absentAt(codes.BRAND_ABSENT),
): Promise<HTMLButtonElement | null> {
  await act(async () =>
    root.render(
      <LoadFailure
        error={error}
        isBusy={false}
        onRetry={() => undefined}
        rows={rows}
        waits={waits}
      />,
    ),
  );
  return place.querySelector('button');
}

test('spec merchant 9: the retry is disabled for 10 s, and again after it was tapped and failed', async () => {
  expect(retryWaitMs).toBe(10_000);
  const button = await show(new ApiError('network'), true);
  expect(button?.disabled).toBe(true);
  await act(async () => vi.advanceTimersByTimeAsync(9_000));
  expect(button?.disabled).toBe(true);
  await act(async () => vi.advanceTimersByTimeAsync(1_000));
  expect(button?.disabled).toBe(false);
  await act(async () => button?.click());
  await show(new ApiError('network'), true);
  expect(button?.disabled).toBe(true);
});

test('an automatic retry that fails makes the wait no longer, and starts none', async () => {
  const button = await show(new ApiError('network'), true);
  await act(async () => vi.advanceTimersByTimeAsync(6_000));
  await show(new ApiError('network'), true);
  expect(button?.disabled).toBe(true);
  await act(async () => vi.advanceTimersByTimeAsync(4_000));
  expect(button?.disabled).toBe(false);
  await show(new ApiError('network'), true);
  expect(button?.disabled).toBe(false);
});

test.each([
  ['as long as the server asks', { retryAfterMs: 42_000 }, 42],
  ['without a time of the server the usual one', null, retryWaitMs / 1000],
])('a row that waits: %s', async (_name, cause, seconds) => {
  const rows: FailureRows = { ...USUAL_ROWS, busy: { ...USUAL_ROWS.busy, waits: true } };
  const refused = new ApiError('rate-limited', codes.RATE_LIMITED, 'x', { cause });
  const button = await show(refused, false, rows);
  await act(async () => vi.advanceTimersByTimeAsync((seconds - 1) * 1000));
  expect(button?.disabled).toBe(true);
  await act(async () => vi.advanceTimersByTimeAsync(1000));
  expect(button?.disabled).toBe(false);
  expect((await show(new ApiError('network'), false, rows))?.disabled).toBe(false);
});

test.each([
  ['busy', new ApiError('rate-limited', codes.RATE_LIMITED, 'x'), 'failure.busy'],
  ['busy with brands', new ApiError('business', codes.BRANDS_BUSY, 'x'), 'failure.busy'],
  ['without a reply', new ApiError('network'), 'failure.offline'],
  ['too slow', new ApiError('timeout'), 'failure.offline'],
  ['refused', new ApiError('business', codes.VALUE_INVALID, 'Nilainya salah'), 'Nilainya salah'],
  ['malformed', new ApiError('malformed', '', 'data.brand'), 'failure.broken'],
  ['our own mistake', new Error('x'), 'failure.broken'],
])('%s', async (_name, error, words) => {
  const button = await show(error);
  expect(place.textContent).toContain(words);
  expect(button?.disabled).toBe(false);
});

test('a missing page has no retry', async () => {
  expect(await show(new ApiError('business', codes.BRAND_ABSENT, 'Merek tidak ada'))).toBeNull();
  expect(place.textContent).toContain('Merek tidak ada');
});
