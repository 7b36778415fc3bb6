import { clearMocks, mockIPC } from '@tauri-apps/api/mocks';
import { afterEach, expect, test } from 'vitest';
import { secrets } from './secrets.ts';

afterEach(clearMocks);

test('an absent value is undefined, and a store that cannot be read rejects', async () => {
  mockIPC(() => null);
  expect(await secrets.read('session')).toBeUndefined();
  const error = { message: 'storage: locked' };
  // As Tauri rejects: with the native error object, not an Error.
  mockIPC(() => Promise.reject(error));
  await expect(secrets.read('session')).rejects.toMatchObject({
    message: 'storage: locked',
    cause: error,
  });
});

test('writes reach the store in order', async () => {
  const begun: unknown[] = [];
  const waits = [30, 0];
  mockIPC(async (command, parameters) => {
    await new Promise((resolve) => setTimeout(resolve, waits.shift() ?? 0));
    begun.push([command, parameters]);
    return null;
  });
  await Promise.all([secrets.write('session', '1'), secrets.remove('session')]);
  expect(begun).toEqual([
    ['plugin:host|secret_write', { key: 'session', value: '1' }],
    ['plugin:host|secret_remove', { key: 'session' }],
  ]);
});
