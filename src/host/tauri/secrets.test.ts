import { clearMocks, mockIPC } from '@tauri-apps/api/mocks';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { secrets } from './stores.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
});
afterEach(() => {
  clearMocks();
  vi.useRealTimers();
});

test('an absent value is undefined, and a store that cannot be read rejects', async () => {
  mockIPC(() => null);
  expect(await secrets.read('session')).toBeUndefined();
  const error = { message: 'storage: locked' };
  // As Tauri rejects: with the native error object, not an Error.
  mockIPC(() => Promise.reject(error));
  const read = secrets.read('session').catch((failure: unknown) => failure);
  await vi.runAllTimersAsync();
  expect(await read).toMatchObject({ message: 'storage: locked', cause: error });
});

test.each([
  ['a failure that passes', 'Keystore operation failed', 3],
  ['a refusal', 'refused: name of a secret', 1],
])('%s: asked so often', async (_name, message, times) => {
  let asked = 0;
  mockIPC(() => {
    asked += 1;
    // As Tauri rejects: with the native error object, not an Error.
    // oxlint-disable-next-line typescript/prefer-promise-reject-errors
    return asked < 3 ? Promise.reject({ message }) : 'one';
  });
  const read = secrets.read('session').catch((failure: unknown) => failure);
  await vi.runAllTimersAsync();
  expect(asked).toBe(times);
  expect(await read).toEqual(times === 3 ? 'one' : expect.objectContaining({ message }));
});

test('writes reach the store in order', async () => {
  const begun: unknown[] = [];
  const waits = [30, 0];
  mockIPC(async (command, parameters) => {
    await new Promise((resolve) => setTimeout(resolve, waits.shift() ?? 0));
    begun.push([command, parameters]);
    return null;
  });
  const both = Promise.all([secrets.write('session', '1'), secrets.remove('session')]);
  await vi.runAllTimersAsync();
  await both;
  expect(begun).toEqual([
    ['plugin:host|secret_write', { key: 'session', value: '1' }],
    ['plugin:host|secret_remove', { key: 'session' }],
  ]);
});
