import { clearMocks, mockIPC } from '@tauri-apps/api/mocks';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PositionCode } from '../types.ts';

const PHONE = 'Mozilla/5.0 (Linux; Android 15; wv) AppleWebKit/537.36';
const OPTIONS = { timeoutMs: 20_000, highAccuracy: true };
const READING = { latitude: -6.2, longitude: 106.8 };
const NEVER = new Promise<never>(() => undefined);

type Answer = (parameters: unknown) => unknown;

/** Loads a fresh module on a system, with native answers by command; returns the commands invoked. */
async function on(userAgent: string, answers: Record<string, Answer>) {
  vi.stubGlobal('navigator', { userAgent, maxTouchPoints: 5 });
  vi.resetModules();
  const asked: string[] = [];
  mockIPC((command, parameters) => {
    asked.push(command);
    const answer = answers[command];
    if (answer === undefined) throw new Error(`Command ${command} not found`);
    return answer(parameters);
  });
  const { locate } = await import('./position.ts');
  return { locate, asked };
}

const state = (permission: string, servicesEnabled = true) => ({
  'plugin:host|location_state': () => ({ permission, servicesEnabled }),
});
const answers = (location: string, coarseLocation: string) => ({
  location_ask: () => ({ location, coarseLocation }),
});
const refusedWithoutDialog = {
  location_ask: () => {
    // oxlint-disable-next-line typescript/only-throw-error -- as the shell sends it
    throw { kind: 'native', code: '-5', message: 'no dialog came' };
  },
};
const reads = (answer: Answer) => ({ location_read: answer });
const fails = (error: unknown) =>
  reads(() => {
    throw error;
  });

beforeEach(() => vi.useFakeTimers());

afterEach(() => {
  clearMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('every way in which a position ends', () => {
  const rows: [string, Record<string, Answer>, PositionCode][] = [
    ['granted', { ...state('granted'), ...reads(() => READING) }, 0],
    ['approximate only', { ...state('coarse'), ...reads(() => READING) }, 0],
    [
      'asked, granted',
      { ...state('prompt'), ...answers('granted', 'granted'), ...reads(() => READING) },
      0,
    ],
    [
      'asked, approximate',
      { ...state('prompt'), ...answers('denied', 'granted'), ...reads(() => READING) },
      0,
    ],
    ['asked, denied or dismissed', { ...state('prompt'), ...answers('denied', 'denied') }, 1],
    [
      'asked again, granted',
      { ...state('asked'), ...answers('granted', 'granted'), ...reads(() => READING) },
      0,
    ],
    ['asked again, no dialog came', { ...state('asked'), ...refusedWithoutDialog }, 1],
    ['denied before', state('denied'), 1],
    ['services off, granted', state('granted', false), 5],
    ['services off, never asked', state('prompt', false), 2],
    ['no fix', { ...state('granted'), ...fails('Location unavailable.') }, 4],
    ['the plugin gives up', { ...state('granted'), ...fails('Timeout expired.') }, 3],
    ['no such plugin', {}, 6],
    ['own code -5', { ...state('granted'), ...fails({ message: 'x', code: '-5' }) }, 1],
    ['own code -7', { ...state('granted'), ...fails({ message: 'x', code: '-7' }) }, 7],
    ['services off, approximate', state('coarse', false), 5],
    ['services off, denied', state('denied', false), 1],
    ['services off meanwhile', { ...state('granted'), ...fails('Location disabled.') }, 5],
    [
      'refused meanwhile',
      { ...state('granted'), ...fails('"gps" location provider requires ACCESS_FINE_LOCATION') },
      1,
    ],
    [
      'services off while asked',
      {
        ...state('prompt'),
        location_ask: () => {
          throw new Error('Location services are disabled.');
        },
      },
      2,
    ],
    [
      'out of range of numbers',
      { ...state('granted'), ...reads(() => ({ latitude: Number.NaN, longitude: 1 })) },
      7,
    ],
    ['something else', { ...state('granted'), ...fails('broken') }, 7],
    ['no number', { ...state('granted'), ...reads(() => ({ latitude: null, longitude: 1 })) }, 7],
  ];
  test.each(rows)('%s', async (_name, native, code) => {
    const { locate } = await on(PHONE, native);
    const position = await locate(OPTIONS);
    expect(position).toMatchObject({ code, success: code === 0, isSimulated: false });
    if (code === 0) expect(position).toMatchObject(READING);
    else expect(position.errorMessage).not.toBe('');
  });
});

test.each([
  ['never asked', 'prompt', 'first', answers('denied', 'denied'), true, true],
  ['asked before, not tapped', 'asked', 'first', {}, false, true],
  ['asked before, tapped', 'asked', true, answers('denied', 'denied'), true, true],
  ['asked before, tapped, no dialog', 'asked', true, refusedWithoutDialog, true, undefined],
  ['not to be asked', 'prompt', false, {}, false, true],
  ['denied for good, as iOS knows', 'denied', true, {}, false, undefined],
] as const)(
  '%s: %s, mayAsk %j',
  async (_name, permission, mayAsk, asks: Record<string, Answer>, isAsked, canAsk) => {
    const { locate, asked } = await on(PHONE, { ...state(permission), ...asks });
    const position = await locate({ ...OPTIONS, mayAsk });
    expect(position).toMatchObject({ code: 1, success: false });
    expect(position.canAsk).toBe(canAsk);
    expect(asked.includes('location_ask')).toBe(isAsked);
  },
);

test('the accuracy of a reading comes with it, and is absent where there is none', async () => {
  const accurate = { ...READING, accuracy: 1_500 };
  const { locate } = await on(PHONE, { ...state('coarse'), ...reads(() => accurate) });
  expect(await locate(OPTIONS)).toMatchObject({ ...READING, accuracyM: 1_500 });
  const other = await on(PHONE, { ...state('granted'), ...reads(() => READING) });
  expect(await other.locate(OPTIONS)).not.toHaveProperty('accuracyM');
});

test('accuracy and time-out are passed on', async () => {
  const read = vi.fn<Answer>(() => READING);
  const { locate } = await on(PHONE, { ...state('granted'), ...reads(read) });
  await locate(OPTIONS);
  expect(read).toHaveBeenCalledWith({
    options: { highAccuracy: true, timeoutMs: 20_000 },
  });
});

test('a phone that never answers is code 3 after the time-out, and concurrent calls share one request', async () => {
  const { locate, asked } = await on(PHONE, { ...state('granted'), ...reads(() => NEVER) });
  const both = Promise.all([locate(OPTIONS), locate(OPTIONS)]);
  await vi.advanceTimersByTimeAsync(20_000);
  expect((await both).map(({ code }) => code)).toEqual([3, 3]);
  const third = locate(OPTIONS);
  await vi.advanceTimersByTimeAsync(20_000);
  expect((await third).code).toBe(3);
  const readings = () => asked.filter((command) => command === 'location_read').length;
  expect(readings()).toBe(1);
  // Abandoned after a minute: the next call starts another request.
  await vi.advanceTimersByTimeAsync(30_000);
  const fourth = locate(OPTIONS);
  await vi.advanceTimersByTimeAsync(20_000);
  await fourth;
  expect(readings()).toBe(2);
});

test('a pending permission request is not repeated', async () => {
  const ask = vi.fn<Answer>(() => NEVER);
  const { locate } = await on(PHONE, {
    ...state('prompt'),
    location_ask: ask,
  });
  for (const _attempt of [1, 2]) {
    const position = locate(OPTIONS);
    await vi.advanceTimersByTimeAsync(20_000);
    expect((await position).code).toBe(3);
  }
  expect(ask).toHaveBeenCalledTimes(1);
});

test('a desktop has no position and invokes no command', async () => {
  const { locate, asked } = await on('Mozilla/5.0 (X11; Linux x86_64)', {});
  expect((await locate(OPTIONS)).code).toBe(6);
  expect(asked).toEqual([]);
});
