import { describe, expect, it } from 'vitest';
import { afterReply, type Left, leftAt } from './left.ts';

describe('a countdown', () => {
  it.each([
    [{ leftMs: 10_000, atMs: 0 }, 4000, 6000],
    [{ leftMs: 10_000, atMs: 0 }, 12_000, 0],
    // Monotonic time that goes back does not exist; it adds nothing.
    [{ leftMs: 10_000, atMs: 500 }, 0, 10_000],
  ])('%j at %d is %d', (left, nowMs, expected) => {
    expect(leftAt(left, nowMs)).toBe(expected);
  });

  it.each<[string, Left | undefined, Left, number]>([
    ['first reply', undefined, { leftMs: 9000, atMs: 0 }, 9000],
    ['lower reply', { leftMs: 9000, atMs: 0 }, { leftMs: 5000, atMs: 1000 }, 5000],
    ['higher reply', { leftMs: 9000, atMs: 0 }, { leftMs: 60_000, atMs: 1000 }, 8000],
    ['a slow reply after the end', { leftMs: 500, atMs: 0 }, { leftMs: 3000, atMs: 1000 }, 0],
    ['another session', { leftMs: 500, atMs: 0 }, { leftMs: 3_600_000, atMs: 1000 }, 3_600_000],
  ])('%s', (_what, held, reply, expected) => {
    expect(leftAt(afterReply(held, reply, 1000), 1000)).toBe(
      held === undefined ? expected - 1000 : expected,
    );
  });

  it('never rises over any replies', () => {
    let seed = 42;
    const dice = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
    let held: Left = { leftMs: 600_000, atMs: 0 };
    let nowMs = 0;
    let shown = 600_000;
    while (shown > 0) {
      nowMs += dice(5000);
      if (dice(3) === 0) held = afterReply(held, { leftMs: dice(900_000), atMs: nowMs }, nowMs);
      const left = leftAt(held, nowMs);
      expect(left).toBeLessThanOrEqual(shown);
      shown = left;
    }
  });
});
