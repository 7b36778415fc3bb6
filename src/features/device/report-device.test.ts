import { beforeEach, expect, test, vi } from 'vitest';
import { call } from '../../api/call.ts';

vi.mock('../../api/call.ts', () => ({ call: vi.fn(() => Promise.resolve({ count: 1 })) }));
vi.mock('../../i18n/i18n.ts', () => ({ currentLocale: () => 'id-ID' }));
vi.mock('../../storage/storage.ts', () => ({ storage: { get: () => undefined } }));
vi.mock('../../telemetry/report.ts', () => ({ reportProblem: vi.fn() }));

beforeEach(() => {
  sessionStorage.clear();
  vi.resetModules();
  vi.mocked(call).mockClear();
});

test.each([
  ['/', undefined],
  ['/?gaid=38400000-8cf0-11bd', '38400000-8cf0-11bd'],
  ['/?gaid=%3Cscript%3E', undefined],
])('%s reports the advertising id %s', async (address, gaid) => {
  window.history.replaceState(null, '', address);
  const { reportDevice } = await import('./report-device.ts');
  expect(await reportDevice()).toBe(true);
  const [, body] = vi.mocked(call).mock.calls[0] ?? [];
  expect((body as { deviceInfo: { gaid?: string } }).deviceInfo.gaid).toBe(gaid);
});
