import { expect, test, vi } from 'vitest';
import { onRegistered, tellRegistered } from './registered.ts';

test('a registration reaches the listener once, also a late one', () => {
  tellRegistered();
  const first = vi.fn<() => void>();
  const stop = onRegistered(first);
  expect(first).toHaveBeenCalledOnce();
  tellRegistered();
  expect(first).toHaveBeenCalledTimes(2);
  stop();
  tellRegistered();
  expect(first).toHaveBeenCalledTimes(2);
  const second = vi.fn<() => void>();
  onRegistered(second);
  expect(second).toHaveBeenCalledOnce();
});
