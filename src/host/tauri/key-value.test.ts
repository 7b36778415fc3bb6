import { clearMocks, mockIPC } from '@tauri-apps/api/mocks';
import { afterEach, expect, test } from 'vitest';
import { keyValue } from './stores.ts';

afterEach(clearMocks);

test('read gives a map', async () => {
  mockIPC((command) => (command === 'kv_read' ? { locale: '"zh-CN"' } : undefined));
  expect(await keyValue.read()).toEqual(new Map([['locale', '"zh-CN"']]));
});

test('writes reach the disk in the order in which they were made', async () => {
  const begun: unknown[] = [];
  const waits = [30, 0, 10];
  mockIPC(async (command, parameters) => {
    begun.push([command, parameters]);
    await new Promise((resolve) => setTimeout(resolve, waits.shift() ?? 0));
    begun.push('done');
  });
  await Promise.all([keyValue.write('a', '1'), keyValue.write('a', '2'), keyValue.remove('a')]);
  expect(begun).toEqual([
    ['kv_write', { key: 'a', value: '1' }],
    'done',
    ['kv_write', { key: 'a', value: '2' }],
    'done',
    ['kv_remove', { key: 'a' }],
    'done',
  ]);
});

test('a failed write rejects and does not block the next', async () => {
  const error = { kind: 'storage', message: 'storage: no space left' };
  let isFull = true;
  // Rejects as Tauri does, with what Rust sent and not with an Error.
  mockIPC(() => (isFull ? Promise.reject(error) : undefined));
  await expect(keyValue.write('a', '1')).rejects.toMatchObject({
    message: 'storage: no space left',
    cause: error,
  });
  isFull = false;
  await keyValue.write('a', '2');
});
