import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Exposed } from './Exposed.tsx';

/** An IntersectionObserver that the test controls. */
const { show } = vi.hoisted(() => {
  let tell: ((entries: object[]) => void) | undefined;
  const watched = new Set<Element>();
  class Observer {
    constructor(heard: (entries: object[]) => void) {
      tell = heard;
    }
    observe = (element: Element) => void watched.add(element);
    unobserve = (element: Element) => void watched.delete(element);
  }
  Object.assign(globalThis, { IntersectionObserver: Observer });
  return {
    show(target: Element, intersectionRatio: number) {
      if (watched.has(target)) tell?.([{ target, intersectionRatio }]);
    },
  };
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const item = (id: string, onExposed: () => void) => (
  <ul>
    <Exposed id={id} onExposed={onExposed}>
      x
    </Exposed>
  </ul>
);

test('reports once that half of it was in view for a second, also after a remount', () => {
  const told = vi.fn();
  const { unmount } = render(item('once', told));
  show(screen.getByRole('listitem'), 0.5);
  vi.advanceTimersByTime(999);
  expect(told).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(told).toHaveBeenCalledTimes(1);
  unmount();
  render(item('once', told));
  show(screen.getByRole('listitem'), 1);
  vi.advanceTimersByTime(2000);
  expect(told).toHaveBeenCalledTimes(1);
});

test.each([
  ['too little of it', [0.49]],
  ['one that leaves within the second', [0.6, 0.2]],
])('%s is not seen', (name, shares) => {
  const told = vi.fn();
  render(item(name, told));
  for (const share of shares) {
    show(screen.getByRole('listitem'), share);
    vi.advanceTimersByTime(500);
  }
  vi.advanceTimersByTime(2000);
  expect(told).not.toHaveBeenCalled();
});

test('one that leaves the view within the second is not reported', () => {
  const told = vi.fn();
  const { unmount } = render(item('gone', told));
  show(screen.getByRole('listitem'), 1);
  unmount();
  vi.advanceTimersByTime(2000);
  expect(told).not.toHaveBeenCalled();
});
