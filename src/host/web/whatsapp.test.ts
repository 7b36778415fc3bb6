import { afterEach, expect, test, vi } from 'vitest';
import { HostError } from '../errors.ts';
import { host } from './host.ts';

afterEach(() => vi.restoreAllMocks());

test('the new window gets no hold of this page', async () => {
  const opened = { opener: window };
  const open = vi.spyOn(window, 'open').mockReturnValue(opened as unknown as Window);
  await host.openWhatsApp('https://wa.me/62?text=a');
  expect(open).toHaveBeenCalledWith('https://wa.me/62?text=a', '_blank');
  expect(opened.opener).toBeNull();
});

test('a window that was held back is no success', async () => {
  vi.spyOn(window, 'open').mockReturnValue(null);
  await expect(host.openWhatsApp('https://wa.me/62')).rejects.toEqual(
    new HostError(-7, 'the browser held the window back'),
  );
});
