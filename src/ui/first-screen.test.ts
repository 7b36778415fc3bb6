import { beforeEach, expect, test, vi } from 'vitest';

let parts: typeof import('./first-screen.ts');

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  parts = await import('./first-screen.ts');
});

test('work waits for the first screen, and runs once', () => {
  const work = vi.fn();
  parts.afterFirstScreen(work);
  expect(work).not.toHaveBeenCalled();
  parts.noteFirstScreen();
  vi.advanceTimersByTime(10_000);
  parts.noteFirstScreen();
  expect(work).toHaveBeenCalledTimes(1);
});

test('waiting work runs in order, each in a task of its own', () => {
  const done: string[] = [];
  parts.afterFirstScreen(() => done.push('a'));
  parts.afterFirstScreen(() => done.push('b'));
  parts.noteFirstScreen();
  expect(done).toEqual(['a']);
  vi.advanceTimersByTime(0);
  expect(done).toEqual(['a', 'b']);
});

test('work runs after a timeout if the first screen never comes', () => {
  const work = vi.fn();
  parts.afterFirstScreen(work);
  vi.advanceTimersByTime(4000);
  expect(work).toHaveBeenCalledTimes(1);
});

test('once the first screen is there, work runs at once', () => {
  parts.noteFirstScreen();
  const work = vi.fn();
  parts.afterFirstScreen(work);
  expect(work).toHaveBeenCalledTimes(1);
});

test('cancelled work does not run', () => {
  const work = vi.fn();
  parts.afterFirstScreen(work)();
  parts.noteFirstScreen();
  vi.advanceTimersByTime(10_000);
  expect(work).not.toHaveBeenCalled();
});
