/**
 * Parity of the code mappings (spec home 4 "Location", home 8 "Native plugin codes"): a browser's error,
 * a phone's error and the simulated case give the same code.
 */
import { clearMocks, mockIPC } from '@tauri-apps/api/mocks';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { playPosition, simulatedCases, type SimulatedCase } from '../simulated/position-cases.ts';
import type { HostErrorCode, PositionCode } from '../types.ts';

const OPTIONS = { timeoutMs: 20_000, highAccuracy: true };
const PHONE = 'Mozilla/5.0 (Linux; Android 15; wv) AppleWebKit/537.36';

afterEach(() => {
  clearMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.resetModules();
});

/** Code, the case on a phone, the plugin code that the specs have for it, the case in a browser. */
const ROWS: readonly [PositionCode, SimulatedCase, HostErrorCode | undefined, SimulatedCase][] = [
  [1, 'phone.denied', -5, 'browser.denied'],
  [2, 'phone.unavailable', undefined, 'browser.unavailable'],
  [3, 'phone.timeout', undefined, 'browser.timeout'],
  [4, 'phone.failed', undefined, 'browser.failed'],
  [5, 'phone.off', undefined, 'browser.off'],
  [6, 'phone.missing', -2, 'browser.missing'],
  [7, 'phone.unknown', -7, 'browser.unknown'],
];

test('every case has a row', () => {
  const named = ROWS.flatMap(([, phone, , browser]) => [phone, browser]);
  expect(named.sort()).toEqual(Object.keys(simulatedCases).sort());
});

describe.each(ROWS)('code %i', (code, phone, hostCode, browser) => {
  test.each([phone, browser])('simulated as %s', async (name) => {
    vi.useFakeTimers();
    const position = playPosition(name);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await position).toMatchObject({ success: false, code, isSimulated: true });
  });

  test('on a phone', async () => {
    const played = simulatedCases[phone];
    expect('failure' in played && 'code' in played.failure ? played.failure.code : undefined).toBe(
      hostCode,
    );
    if (!('failure' in played)) throw new Error('a phone case');
    vi.stubGlobal('navigator', { userAgent: PHONE, maxTouchPoints: 5 });
    const pluginCode = 'code' in played.failure ? { code: String(played.failure.code) } : {};
    mockIPC((command) => {
      // When our own plugin cannot read the permission, it rejects: unknown.
      if (command === 'plugin:host|location_state' && played.permission !== 'unknown')
        return { permission: played.permission, servicesEnabled: true };
      // As it arrives from the native side: an object, not an Error.
      // oxlint-disable-next-line typescript/only-throw-error
      throw { message: played.failure.message, ...pluginCode };
    });
    const { locate } = await import('./position.ts');
    expect((await locate(OPTIONS)).code).toBe(code);
  });

  test('in a browser', async () => {
    const played = simulatedCases[browser];
    if (!('machine' in played) || played.machine !== 'browser') throw new Error('a browser case');
    const errorCode = 'errorCode' in played ? played.errorCode : undefined;
    const getCurrentPosition: Geolocation['getCurrentPosition'] = (_success, failure) =>
      failure?.({ code: errorCode ?? 0, message: 'no' } as GeolocationPositionError);
    vi.stubGlobal('navigator', {
      ...(errorCode === undefined ? {} : { geolocation: { getCurrentPosition } }),
      permissions: { query: () => Promise.resolve({ state: played.permission }) },
    });
    const { locate } = await import('../web/position.ts');
    expect((await locate(OPTIONS)).code).toBe(code);
  });
});
