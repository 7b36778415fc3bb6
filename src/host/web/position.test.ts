import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { locate } from './position.ts';

const options = { timeoutMs: 20_000, highAccuracy: true };
const getCurrentPosition = vi.fn<Geolocation['getCurrentPosition']>();

beforeEach(() => {
  vi.useFakeTimers();
  getCurrentPosition.mockReset();
  vi.stubGlobal('navigator', {
    geolocation: { getCurrentPosition },
    permissions: { query: () => Promise.resolve({ state: permission }) },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

let permission: PermissionState = 'prompt';

function refuse(code: number): void {
  const error = {
    code,
    message: 'no',
    PERMISSION_DENIED: 1,
    POSITION_UNAVAILABLE: 2,
    TIMEOUT: 3,
  } as const;
  getCurrentPosition.mockImplementation((_success, failure) => failure?.(error));
}

test.each<[number, PermissionState, number]>([
  [1, 'denied', 1],
  [1, 'prompt', 1],
  [1, 'granted', 5],
  [2, 'prompt', 2],
  [2, 'granted', 4],
  [3, 'granted', 3],
  [9, 'granted', 7],
])("the browser's error %d with permission %s is code %d", async (code, state, expected) => {
  permission = state;
  refuse(code);
  expect(await locate(options)).toMatchObject({ success: false, code: expected });
});

test('a position is code 0', async () => {
  getCurrentPosition.mockImplementation((success) =>
    success({ coords: { latitude: -6.2, longitude: 106.8 } } as GeolocationPosition),
  );
  expect(await locate(options)).toMatchObject({
    success: true,
    code: 0,
    latitude: -6.2,
    longitude: 106.8,
  });
});

test('a position that is not a number is code 7', async () => {
  getCurrentPosition.mockImplementation((success) =>
    success({ coords: { latitude: Number.NaN, longitude: 0 } } as GeolocationPosition),
  );
  expect(await locate(options)).toMatchObject({ success: false, code: 7 });
});

test('a browser without geolocation is code 6', async () => {
  vi.stubGlobal('navigator', {});
  expect(await locate(options)).toMatchObject({ success: false, code: 6 });
});

test('a prompt without an answer is code 3 after 20 s, and callers share one request', async () => {
  const both = Promise.all([locate(options), locate(options)]);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await both).toMatchObject([{ code: 3 }, { code: 3 }]);
  expect(getCurrentPosition).toHaveBeenCalledTimes(1);
});

test('without a permissions API the plain codes are given', async () => {
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } });
  refuse(1);
  expect(await locate(options)).toMatchObject({ code: 1 });
});
