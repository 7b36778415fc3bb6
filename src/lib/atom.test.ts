import { expect, it, vi } from 'vitest';
import { atom, resetAtoms } from './atom.ts';

it('holds the last value and notifies the remaining listeners', () => {
  const count = atom(1);
  const [first, second] = [vi.fn(), vi.fn()];
  const stop = count.subscribe(first);
  count.subscribe(second);
  count.set(2);
  stop();
  count.set(3);
  expect(count.get()).toBe(3);
  expect(first.mock.calls).toEqual([[2]]);
  expect(second.mock.calls).toEqual([[2], [3]]);
});

it('setting the same value is a no-op', () => {
  const held = atom(Number.NaN);
  const listener = vi.fn();
  held.subscribe(listener);
  held.set(Number.NaN);
  expect(listener).not.toHaveBeenCalled();
});

it('a reset restores the initial values, notifies no listener and keeps them', () => {
  const [one, other] = [atom('a'), atom<string | undefined>(undefined)];
  const listener = vi.fn();
  one.set('b');
  other.set('c');
  one.subscribe(listener);
  resetAtoms();
  expect([one.get(), other.get()]).toEqual(['a', undefined]);
  expect(listener).not.toHaveBeenCalled();
  one.set('d');
  expect(listener).toHaveBeenCalledExactlyOnceWith('d');
});
