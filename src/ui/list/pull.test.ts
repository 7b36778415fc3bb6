import { describe, expect, it } from 'vitest';
import { refreshesAt, shownFor, startsPull, thresholdPx } from './PullToRefresh.tsx';

describe('pull', () => {
  it('resists more the further it is pulled, up to a limit', () => {
    expect(shownFor(-5)).toBe(0);
    expect(shownFor(0)).toBe(0);
    const steps = [20, 40, 80, 160, 320, 2000].map(shownFor);
    expect([...steps].sort((a, b) => a - b)).toEqual(steps);
    expect(shownFor(20) / 20).toBeGreaterThan(shownFor(160) / 160);
    expect(steps[5]).toBeLessThan(111);
  });

  it('refreshes only past the threshold', () => {
    expect(refreshesAt(60)).toBe(false);
    expect(refreshesAt(200)).toBe(true);
    expect(shownFor(200)).toBeGreaterThanOrEqual(thresholdPx);
  });

  it.each([
    ['straight down at the top', 0, 0, 10, true],
    ['not at the top', 4, 0, 10, false],
    ['a swipe', 0, 30, 10, false],
    ['a slanted swipe', 0, 9, 10, false],
    ['up', 0, 0, -10, false],
    ['a tremble', 0, 0, 3, false],
  ])('%s', (_name, scrollTop, dx, dy, expected) => {
    expect(startsPull(scrollTop, dx, dy)).toBe(expected);
  });
});
