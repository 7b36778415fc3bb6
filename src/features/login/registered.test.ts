import { expect, test, vi } from 'vitest';
import { onRegistered, type Registration, tellRegistered } from './registered.ts';

test('a registration reaches the listener once, also a late one', () => {
  tellRegistered({ hasBegun: true });
  const first = vi.fn<(registration: Registration) => void>();
  const stop = onRegistered(first);
  expect(first.mock.calls).toEqual([[{ hasBegun: true }]]);
  tellRegistered({ hasBegun: false });
  expect(first).toHaveBeenCalledTimes(2);
  stop();
  tellRegistered({ hasBegun: false });
  expect(first).toHaveBeenCalledTimes(2);
  const second = vi.fn<(registration: Registration) => void>();
  onRegistered(second);
  expect(second).toHaveBeenCalledOnce();
});
