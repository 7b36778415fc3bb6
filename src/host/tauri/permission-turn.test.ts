import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inTurn } from './permission-turn.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('the second request starts when the first settles, also by a rejection', async () => {
  const put: string[] = [];
  let answer: (error: Error) => void = () => undefined;
  const first = inTurn(() => {
    put.push('first');
    return new Promise<string>((_, reject) => {
      answer = reject;
    });
  }).catch((error: Error) => error.message);
  const second = inTurn(() => Promise.resolve(put.push('second')));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(put).toEqual(['first']);
  answer(new Error('denied'));
  expect(await first).toBe('denied');
  await second;
  expect(put).toEqual(['first', 'second']);
});

test('a request that never settles blocks each later one for a minute at most', async () => {
  const put: number[] = [];
  for (const number of [1, 2, 3]) {
    void inTurn(() => {
      put.push(number);
      return new Promise<never>(() => undefined);
    });
  }
  await vi.advanceTimersByTimeAsync(59_000);
  expect(put).toEqual([1]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(put).toEqual([1, 2]);
  // Its own minute started with its request.
  await vi.advanceTimersByTimeAsync(57_000);
  expect(put).toEqual([1, 2]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(put).toEqual([1, 2, 3]);
});
