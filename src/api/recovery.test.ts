import { describe, expect, it } from 'vitest';
import { ApiError } from './errors.ts';
import * as codes from './generated/codes.ts';
import { recoveryInterval, recoveryMs } from './recovery.ts';

const busyFor = (retryAfterMs: number) =>
  new ApiError('rate-limited', codes.RATE_LIMITED, 'x', { cause: { retryAfterMs } });

describe('which failures are refetched automatically, and when', () => {
  it.each([
    [new ApiError('network'), 1, 3000],
    [new ApiError('timeout'), 2, 5000],
    [new ApiError('rate-limited', codes.RATE_LIMITED), 1, 5000],
    [busyFor(42_000), 1, 42_000],
    [busyFor(1000), 1, 5000],
    [new ApiError('malformed'), 1, 5000],
    [new ApiError('business', codes.INTERNAL), 1, 5000],
    [new ApiError('network'), 40, 30_000],
    [new ApiError('business', codes.VALUE_INVALID), 1, false],
    [new ApiError('session', codes.TOKEN_EXPIRED), 1, false],
    [new ApiError('cancelled'), 1, false],
    [new Error('a bug'), 1, false],
    [null, 1, false],
  ])('%s, failure %i: %s', (error, failures, expected) => {
    expect(recoveryMs(error, failures, 0)).toBe(expected);
  });
});

it('has a jitter of 40 percent', () => {
  expect(recoveryMs(new ApiError('network'), 1, 1)).toBe(4200);
});

it('is stable for the same arguments, or the timer would restart at each render', () => {
  const error = new ApiError('network');
  expect(recoveryMs(error)).toBe(recoveryMs(error));
});

it('restarts with short intervals after a success', () => {
  const query = { state: { error: null as unknown, errorUpdateCount: 0, data: '' } };
  const after = (error: unknown, errorUpdateCount: number) => {
    query.state = { error, errorUpdateCount, data: 'from before' };
    return recoveryInterval(query);
  };
  const lost = new ApiError('network');
  const first = after(lost, 1);
  expect(after(lost, 3)).toBeGreaterThan(Number(first));
  expect(after(null, 3)).toBe(false);
  expect(after(lost, 4)).toBe(first);
});

it('does not refetch an infinite list that has pages', () => {
  const state = { error: new ApiError('network'), errorUpdateCount: 1 };
  expect(recoveryInterval({ state: { ...state, data: undefined } })).toBeGreaterThan(0);
  expect(recoveryInterval({ state: { ...state, data: { pages: [1] } } })).toBe(false);
});
