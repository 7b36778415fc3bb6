import { expect, test } from 'vitest';
import { adoptServerTime, clock, onThisMachine, setClock } from './now.ts';

test('adopts the server’s time, and converts it back for a machine whose clock is wrong', () => {
  const restore = setClock({ nowMs: () => 1_000_000 });
  adoptServerTime(9_000_000);
  expect(clock.nowMs()).toBe(9_000_000);
  expect(onThisMachine(clock.nowMs() + 5000)).toBe(1_005_000);
  adoptServerTime(1_000_000);
  restore();
});
