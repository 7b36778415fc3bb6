// @vitest-environment node
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Effects, runFlow, type Runner } from './flow.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

type Add = { type: 'add'; count: number };
const add = (count: number): Add => ({ type: 'add', count });
const reduce = (sum: number, { count }: Add): number => sum + count;
type Make = (runner: Runner<number, Add>) => Effects<number>;

const flowOf = (make: Make) => runFlow(reduce, 0, make);

it('effects follow each change in order, at the start all of it, and not once it was stopped', () => {
  const seen: unknown[] = [];
  const flow = flowOf(() => ({
    follow: (state, before) => seen.push([state, before]),
    always: (state) => seen.push(state),
  }));
  flow.send(add(1));
  flow.start();
  flow.send(add(2));
  flow.send(add(0));
  flow.stop();
  flow.send(add(3));
  expect(seen).toEqual([1, [1, undefined], 3, [3, 1], 6]);
});

it('an event that an effect sends is reduced after the one that led to it', () => {
  const flow = flowOf(({ send }) => ({
    follow: (state) => {
      if (state === 1) send(add(10));
    },
  }));
  flow.start();
  const heard = vi.fn<() => void>();
  flow.subscribe(heard);
  flow.send(add(1));
  expect(flow.get()).toBe(11);
  expect(heard).toHaveBeenCalledTimes(2);
});

it('a job sends its event; the next of its name takes its place', async () => {
  const signals: AbortSignal[] = [];
  let runner: Runner<number, Add> | undefined;
  const flow = flowOf((made) => {
    runner = made;
    return {};
  });
  const job = (count: number) => (signal: AbortSignal) => {
    signals.push(signal);
    return Promise.resolve(add(count));
  };
  const after = vi.fn<() => void>();
  runner?.run('a', job(1), { after });
  runner?.run('a', job(2), { afterMs: 50, after });
  runner?.run('b', job(4));
  expect([...(runner?.running() ?? [])]).toEqual(['a', 'b']);
  await vi.advanceTimersByTimeAsync(49);
  expect(flow.get()).toBe(4);
  await vi.advanceTimersByTimeAsync(1);
  expect(flow.get()).toBe(6);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false, false]);
  expect(after).toHaveBeenCalledTimes(1);
  expect(runner?.running().size).toBe(0);
});

it('stopping aborts what runs or waits; it may be started again', async () => {
  const end = vi.fn<() => void>();
  const flow = flowOf(({ run }) => ({
    follow(_, before) {
      if (before !== undefined) return;
      run('now', () => Promise.resolve(add(1)));
      run('later', () => Promise.resolve(add(10)), { afterMs: 50 });
    },
    listen: () => end,
  }));
  flow.start();
  flow.stop();
  await vi.advanceTimersByTimeAsync(100);
  expect(flow.get()).toBe(0);
  expect(end).toHaveBeenCalledTimes(1);
  flow.start();
  await vi.advanceTimersByTimeAsync(100);
  expect(flow.get()).toBe(11);
});
