import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { appInfo } from '../../api/app-info.ts';
import { call } from '../../api/call.ts';
import { track } from '../../telemetry/report.ts';

const machine = vi.hoisted(() => ({
  consent: 'granted',
  kind: 'WEB',
  deviceInfo: vi.fn<() => Promise<unknown>>(),
  appInfo: vi.fn<() => Promise<unknown>>(),
}));
vi.mock('#host', () => ({
  host: {
    get kind() {
      return machine.kind;
    },
    deviceInfo: machine.deviceInfo,
    appInfo: machine.appInfo,
  },
}));
vi.mock('../../api/call.ts', () => ({ call: vi.fn(() => Promise.resolve({ count: 1 })) }));
vi.mock('../../i18n/i18n.ts', () => ({ currentLocale: () => 'id-ID' }));
vi.mock('./stored-keys.ts', () => ({ storedPushToken: { get: () => undefined } }));
vi.mock('../../telemetry/consent.ts', () => ({ usageConsent: () => machine.consent }));
vi.mock('../../telemetry/report.ts', () => ({ reportProblem: vi.fn(), track: vi.fn() }));

beforeEach(() => {
  sessionStorage.clear();
  machine.kind = 'WEB';
  machine.consent = 'granted';
  machine.deviceInfo.mockReset();
  machine.appInfo.mockReset();
  vi.resetModules();
  vi.mocked(call).mockClear();
  vi.mocked(track).mockClear();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
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

interface Described {
  brand: string;
  model: string;
  osVersion: string;
  timeZone: string;
}

async function reported(): Promise<Described> {
  const { reportDevice } = await import('./report-device.ts');
  await reportDevice();
  const [, body] = vi.mocked(call).mock.calls[0] ?? [];
  return (body as { deviceInfo: Described }).deviceInfo;
}

test('in the app the native side describes the device', async () => {
  machine.kind = 'APP';
  machine.deviceInfo.mockResolvedValue({ brand: 'Apple', model: 'iPhone17,1', osVersion: '19.1' });
  expect(await reported()).toMatchObject({
    brand: 'Apple',
    model: 'iPhone17,1',
    osVersion: '19.1',
  });
});

test('without a native description, and in a browser, the user agent describes the device', async () => {
  const byUserAgent = await reported();
  expect(machine.deviceInfo).not.toHaveBeenCalled();
  vi.mocked(call).mockClear();
  machine.kind = 'APP';
  machine.deviceInfo.mockRejectedValue(new Error('gone'));
  expect(await reported()).toEqual(byUserAgent);
});

test.each([
  ['Temporal', { Now: { timeZoneId: () => 'Asia/Makassar' } }, 'Asia/Makassar'],
  ['a date format, where there is no Temporal', undefined, 'Asia/Jayapura'],
])('the time zone is asked of %s', async (_, temporal, timeZone) => {
  vi.stubGlobal('Temporal', temporal);
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    timeZone: 'Asia/Jayapura',
  } as Intl.ResolvedDateTimeFormatOptions);
  expect(await reported()).toMatchObject({ timeZone });
});

test('an old iOS is flagged, a newer one is not', async () => {
  const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 15_8_4 like Mac OS X) AppleWebKit/605.1.15';
  const agent = vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(iphone);
  const { reportDevice } = await import('./report-device.ts');
  await reportDevice();
  const { track: tracked } = await import('../../telemetry/report.ts');
  expect(tracked).toHaveBeenCalledExactlyOnceWith('old_ios', { osVersion: '15.8.4' });
  agent.mockReturnValue(iphone.replace('15_8_4', '18_5'));
  await reportDevice();
  expect(tracked).toHaveBeenCalledTimes(1);
  agent.mockRestore();
});

const PAGE = { versionName: appInfo.versionName, versionCode: appInfo.versionCode, region: 'ID' };

test.each([
  ['a browser', 'WEB', undefined, { id: 'id.jajan.app', realVersionName: appInfo.versionName }],
  [
    'the shell',
    'APP',
    { id: 'id.jajan.qa', versionName: '2.9.0' },
    { id: 'id.jajan.qa', realVersionName: '2.9.0' },
  ],
  [
    'a shell that cannot say',
    'APP',
    undefined,
    { id: 'id.jajan.app', realVersionName: appInfo.versionName },
  ],
])('client info of %s', async (_, kind, installed, told) => {
  machine.kind = kind;
  if (installed) machine.appInfo.mockResolvedValue(installed);
  else machine.appInfo.mockRejectedValue(new Error('gone'));
  const { reportDevice } = await import('./report-device.ts');
  await reportDevice();
  const [, body] = vi.mocked(call).mock.calls[0] ?? [];
  expect((body as { clientInfo: unknown }).clientInfo).toEqual({ ...PAGE, ...told });
});

test.each(['unknown', 'denied'])('with consent %s the start reports nothing', async (consent) => {
  machine.consent = consent;
  const { reportDeviceAtStart } = await import('./report-device.ts');
  await reportDeviceAtStart();
  expect(call).not.toHaveBeenCalled();
  machine.consent = 'granted';
  await reportDeviceAtStart();
  expect(call).toHaveBeenCalledTimes(1);
});

test('a push token is told without the advertising id, unless the user agreed', async () => {
  window.history.replaceState(null, '', '/?gaid=38400000-8cf0-11bd');
  machine.consent = 'unknown';
  const { reportDevice } = await import('./report-device.ts');
  await reportDevice();
  const [, body] = vi.mocked(call).mock.calls[0] ?? [];
  expect((body as { deviceInfo: object }).deviceInfo).not.toHaveProperty('gaid');
});
