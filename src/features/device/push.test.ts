import { beforeEach, expect, test, vi } from 'vitest';
import { openKept } from '../../../tests/support/storage.ts';
import { storedPushToken } from './stored-keys.ts';
import { registerPush } from './push.ts';

const parts = vi.hoisted(() => ({
  host: {} as { pushToken?: () => Promise<string | undefined> },
  reportDevice: vi.fn<() => Promise<boolean>>(),
  reportProblem: vi.fn<(where: string, error: unknown) => void>(),
}));
vi.mock('#host', () => ({ host: parts.host }));
vi.mock('./report-device.ts', () => ({ reportDevice: parts.reportDevice }));
vi.mock('../../telemetry/report.ts', () => ({ reportProblem: parts.reportProblem }));

beforeEach(async () => {
  vi.clearAllMocks();
  parts.reportDevice.mockResolvedValue(true);
  await openKept();
});

test('a build without a push service asks for no token', async () => {
  delete parts.host.pushToken;
  await registerPush();
  expect(parts.reportDevice).not.toHaveBeenCalled();
});

test('a new token is stored and sent once', async () => {
  parts.host.pushToken = () => Promise.resolve('token-1');
  await registerPush();
  await registerPush();
  expect(storedPushToken.get()).toBe('token-1');
  expect(parts.reportDevice).toHaveBeenCalledTimes(1);
});

test('no token yet is no failure', async () => {
  parts.host.pushToken = () => Promise.resolve(undefined);
  await registerPush();
  expect(parts.reportDevice).not.toHaveBeenCalled();
  expect(parts.reportProblem).not.toHaveBeenCalled();
});

test('a failed registration is reported and nothing else', async () => {
  parts.host.pushToken = () => Promise.reject(new Error('no play services'));
  await registerPush();
  expect(parts.reportProblem).toHaveBeenCalledExactlyOnceWith('push.register', expect.any(Error));
  expect(parts.reportDevice).not.toHaveBeenCalled();
});
