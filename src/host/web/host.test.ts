import { expect, test, vi } from 'vitest';
import { host } from './host.ts';

const nowhere = new AbortController().signal;

test.each<[string, () => Promise<unknown>]>([
  ['leave', () => host.exit()],
  ['open the settings', () => host.openSettings()],
  ['scan', () => host.scan(nowhere)],
  ['describe the device', () => host.deviceInfo()],
  ['describe the installed app', () => host.appInfo()],
  ['share', () => host.shareText('Halo')],
  ['stay bright', () => host.screen.keepBright(true)],
  ['keep a screen out of recordings', () => host.screen.keepSecret(true)],
  ['notify', () => host.notifications.show({ id: 1, title: 'x', body: 'y' })],
  ['take a notification back', () => host.notifications.cancel(1)],
])('what a page cannot do throws -3: %s', async (_name, attempt) => {
  await expect(attempt()).rejects.toMatchObject({ name: 'HostError', code: -3 });
});

test('a part of the host that cannot be loaded throws -7', async () => {
  vi.resetModules();
  vi.doMock('./screen.ts', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  const { host: fresh } = await import('./host.ts');
  await expect(fresh.screen.keepBright(true)).rejects.toMatchObject({
    name: 'HostError',
    code: -7,
  });
  vi.doUnmock('./screen.ts');
});
