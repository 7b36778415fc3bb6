import { clearMocks, mockIPC } from '@tauri-apps/api/mocks';
import { afterEach, expect, test } from 'vitest';
import { host } from './host.ts';

const { notifications } = host;

afterEach(clearMocks);

test("each call is one command of our own, never the plugin's", async () => {
  const asked: unknown[] = [];
  mockIPC((command, parameters) => {
    asked.push([command, parameters]);
    return command.startsWith('notification_state') ? 'prompt' : 'granted';
  });
  const notification = { id: 1, title: 'a', body: 'b', atMs: 5, link: '/platform/home' };
  expect(await notifications.state()).toBe('prompt');
  expect(await notifications.request()).toBe('granted');
  await notifications.show(notification);
  await notifications.cancel(1);
  expect(asked).toEqual([
    ['notification_state', {}],
    ['notification_request', {}],
    ['notification_show', { notification }],
    ['notification_cancel', { id: 1 }],
  ]);
});

test.each([
  [{ kind: 'native', code: '-4', message: 'no permission for notifications' }, -4],
  [{ kind: 'native', code: '-6', message: 'need the phone app' }, -6],
  [{ kind: 'refused', message: 'refused: time of a notification' }, -2],
] as const)('%j is told as a code', async (error, code) => {
  mockIPC(() => {
    // As Tauri rejects: with the command's error, not an Error.
    // oxlint-disable-next-line typescript/only-throw-error
    throw error;
  });
  const shown = notifications.show({ id: 1, title: 'a', body: 'b' });
  await expect(shown).rejects.toMatchObject({ name: 'HostError', code, message: error.message });
});
