/**
 * Parity of the simulated phone and the real shell: in the same state, the same answers give the same
 * codes (home 4 "Location", home 8 "Native plugin codes").
 */
import { clearMocks, mockIPC } from '@tauri-apps/api/mocks';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type Device, deviceOf } from '../simulated/device.ts';
import { type Desk, simulatedPhone } from '../simulated/phone.ts';
import type { Host } from '../types.ts';

const OPTIONS = { timeoutMs: 20_000, highAccuracy: true };
const PHONE = 'Mozilla/5.0 (Linux; Android 15; wv) AppleWebKit/537.36';
const TEXT = 'https://m.jajan.example/platform/rank';
const fresh = deviceOf('phone?');

/** A simulated phone in that state, with one answer to every dialog. */
function phoneWith(state: Partial<Device>, answer: string) {
  let device: Device = { ...fresh, ...state };
  const asked: string[] = [];
  const desk: Desk = {
    device: () => device,
    change: (part) => {
      device = { ...device, ...part };
    },
    onChange: () => () => undefined,
    ask: (kind) => {
      asked.push(kind);
      return Promise.resolve((kind === 'code' ? TEXT : answer) as never);
    },
    restart: () => undefined,
    wasEnded: () => false,
  };
  const base = { can: { keepSecrets: false } } as Host;
  const phone = simulatedPhone(base, desk);
  return { ...phone, asked, device: () => device };
}

/** The real shell over a fake native side in that state. */
async function shellWith(state: Partial<Device>, answer: string) {
  const device: Device = { ...fresh, ...state };
  vi.stubGlobal('navigator', { userAgent: PHONE, maxTouchPoints: 5 });
  const permission = { ask: 'prompt', askAgain: 'prompt' } as Record<string, string>;
  const answered = (allowed: string) => (answer === allowed ? 'granted' : 'denied');
  mockIPC((command) => {
    switch (command) {
      case 'plugin:host|location_state':
        return {
          permission: permission[device.location] ?? device.location,
          servicesEnabled: device.services === 'on',
        };
      case 'location_ask':
        return {
          location: answered('precise'),
          coarseLocation: answer === 'deny' ? 'denied' : 'granted',
        };
      case 'location_read':
        // As it arrives from the native side: an object, not an Error.
        // oxlint-disable-next-line typescript/only-throw-error
        if (device.position === 'unavailable') throw { message: 'Location unavailable.' };
        // oxlint-disable-next-line typescript/only-throw-error
        if (device.position === 'timeout') throw { message: 'Timeout expired.' };
        return { latitude: -6.2, longitude: 106.8 };
      case 'plugin:barcode-scanner|check_permissions':
        return { camera: permission[device.camera] ?? device.camera };
      case 'plugin:barcode-scanner|request_permissions':
        return { camera: answered('allow') };
      case 'plugin:barcode-scanner|scan':
        return { content: TEXT };
      default:
        return null;
    }
  });
  const [{ locate }, { scan }] = await Promise.all([import('./locate.ts'), import('./scan.ts')]);
  return { locate, scan };
}

afterEach(() => {
  clearMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.resetModules();
});

const positions: readonly [Partial<Device>, string, number][] = [
  [{}, 'precise', 0],
  [{}, 'coarse', 0],
  [{}, 'deny', 1],
  [{ location: 'askAgain' }, 'deny', 1],
  [{ location: 'granted' }, '', 0],
  [{ location: 'coarse' }, '', 0],
  [{ location: 'denied' }, '', 1],
  [{ location: 'granted', position: 'timeout' }, '', 3],
  [{ location: 'granted', position: 'unavailable' }, '', 4],
  [{ location: 'coarse', position: 'unavailable' }, '', 4],
];

describe.each(positions)('location %j, answered %j', (state, answer, code) => {
  test(`gives ${code} on the simulated phone`, async () => {
    vi.useFakeTimers();
    const { host } = phoneWith(state, answer);
    const position = host.locate(OPTIONS);
    await vi.runAllTimersAsync();
    expect(await position).toMatchObject({ code, success: code === 0 });
  });

  test(`gives ${code} in the shell`, async () => {
    const { locate } = await shellWith(state, answer);
    expect(await locate(OPTIONS)).toMatchObject({ code, success: code === 0 });
  });
});

describe.each<[Partial<Device>, string, number | string]>([
  [{}, 'allow', TEXT],
  [{}, 'deny', -4],
  [{ camera: 'granted' }, '', TEXT],
  [{ camera: 'denied' }, '', -4],
])('scan %j, answered %j', (state, answer, outcome) => {
  const outcomeOf = (scan: Host['scan']) =>
    scan(new AbortController().signal).catch((error: unknown) => (error as { code: number }).code);

  test(`gives ${outcome} on the simulated phone`, async () => {
    expect(await outcomeOf(phoneWith(state, answer).host.scan)).toBe(outcome);
  });

  test(`gives ${outcome} in the shell`, async () => {
    expect(await outcomeOf((await shellWith(state, answer)).scan)).toBe(outcome);
  });
});

test('the permission dialog shows twice on Android, once on iOS', async () => {
  vi.useFakeTimers();
  for (const [system, times] of [
    ['android', 2],
    ['ios', 1],
  ] as const) {
    const { host, asked, device } = phoneWith({ system }, 'deny');
    for (let look = 0; look < 4; look += 1) {
      const position = host.locate(OPTIONS);
      await vi.runAllTimersAsync();
      expect((await position).code).toBe(1);
    }
    expect(asked).toHaveLength(times);
    expect(device().location).toBe('denied');
  }
});

test.each<
  [string, Partial<Device>, (phone: ReturnType<typeof phoneWith>) => Promise<unknown>, number]
>([
  ['services off', { services: 'off' }, ({ host }) => host.locate(OPTIONS), 2],
  [
    'services off, allowed before',
    { services: 'off', location: 'granted' },
    ({ host }) => host.locate(OPTIONS),
    5,
  ],
])('location: %s', async (_name, state, locate, code) => {
  expect(await locate(phoneWith(state, ''))).toMatchObject({ code });
});

test.each<
  [string, Partial<Device>, (phone: ReturnType<typeof phoneWith>) => Promise<unknown>, number]
>([
  ['no WhatsApp', { whatsApp: 'absent' }, ({ host }) => host.openWhatsApp('x'), -2],
  ['WhatsApp breaks', { whatsApp: 'broken' }, ({ host }) => host.openWhatsApp('x'), -7],
  [
    'no WhatsApp to share',
    { whatsApp: 'absent' },
    ({ host }) => host.shareToWhatsApp({ text: 'x' }),
    -2,
  ],
  [
    'the photo fails',
    { whatsApp: 'photoFails' },
    ({ host }) => host.shareToWhatsApp({ text: 'x', photoUrl: 'https://img' }),
    -7,
  ],
  ['the sheet breaks', { share: 'broken' }, ({ host }) => host.shareText('x'), -7],
  [
    'no permission to notify',
    {},
    ({ host }) => host.notifications.show({ id: 1, title: '', body: '' }),
    -4,
  ],
  ['iOS is not left', { system: 'ios' }, ({ host }) => host.exit(), -2],
  [
    'no camera',
    { lens: 'missing', camera: 'granted' },
    ({ host }) => host.scan(new AbortController().signal),
    -7,
  ],
])('%s: its code', async (_name, state, attempt, code) => {
  await expect(attempt(phoneWith(state, 'allow'))).rejects.toMatchObject({ code });
});

test('offline, no call is sent', async () => {
  const { host } = phoneWith({ network: 'none' }, '');
  const signal = new AbortController().signal;
  await expect(
    host.send({ path: '/x', headers: {}, body: '', timeoutMs: 1 }, signal),
  ).rejects.toMatchObject({ kind: 'network' });
  expect(host.netstate()).toBe(0);
});

test('a link before the first listener is queued and delivered once', () => {
  const phone = phoneWith({}, '');
  phone.openLink('jajan://platform/rank');
  const heard: string[] = [];
  phone.host.onLink((url) => heard.push(url));
  phone.host.onLink((url) => heard.push(`again ${url}`))();
  expect(heard).toEqual(['jajan://platform/rank']);
});
