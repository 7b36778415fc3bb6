import { expect, test } from 'vitest';
import { adoptServerTime, clock, onThisMachine, setClock } from './now.ts';

test('the server’s time is adopted, and a moment of it is found on a machine that is wrong', () => {
  const restore = setClock({ nowMs: () => 1_000_000 });
  adoptServerTime(9_000_000);
  expect(clock.nowMs()).toBe(9_000_000);
  expect(onThisMachine(clock.nowMs() + 5000)).toBe(1_005_000);
  adoptServerTime(1_000_000);
  restore();
});
