import { clearMocks, mockIPC } from '@tauri-apps/api/mocks';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const PHONE = 'Mozilla/5.0 (Linux; Android 15; wv) AppleWebKit/537.36';
const NEVER = new Promise<never>(() => undefined);
const CHECK = 'plugin:barcode-scanner|check_permissions';
const ASK = 'plugin:barcode-scanner|request_permissions';
const SCAN = 'plugin:barcode-scanner|scan';
const CANCEL = 'plugin:barcode-scanner|cancel';

type Answer = () => unknown;

async function on(answers: Record<string, Answer>, userAgent = PHONE) {
  vi.stubGlobal('navigator', { userAgent, maxTouchPoints: 5 });
  vi.resetModules();
  const asked: string[] = [];
  mockIPC((command) => {
    asked.push(command);
    const answer = answers[command];
    if (answer === undefined) throw new Error(`Command ${command} not found`);
    return answer();
  });
  const { scan } = await import('./scan.ts');
  return { scan, asked };
}

const failureOf = (scanned: Promise<string>) =>
  scanned.then(
    () => undefined,
    (error: unknown) => error,
  );

const granted = { [CHECK]: () => ({ camera: 'granted' }), [CANCEL]: () => null };
const camera = (isThere: boolean, isOpen = isThere) => ({
  'plugin:host|camera_state': () => ({ isThere, isOpen }),
});
const fails = (message: string) => () => {
  // oxlint-disable-next-line typescript/only-throw-error -- as a Kotlin plugin without a code sends it
  throw { message };
};

beforeEach(() => vi.useFakeTimers());

afterEach(() => {
  clearMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('no camera is -7, before the permission dialog', async () => {
  const { scan, asked } = await on({ ...camera(false), [SCAN]: () => NEVER });
  await expect(scan(new AbortController().signal)).rejects.toMatchObject({ code: -7 });
  expect(asked).toEqual(['plugin:host|camera_state']);
});

test('reads one code', async () => {
  const { scan } = await on({ ...granted, [SCAN]: () => ({ content: 'JAJAN' }) });
  await expect(scan(new AbortController().signal)).resolves.toBe('JAJAN');
});

test.each([
  ['asked, denied', { [ASK]: () => ({ camera: 'denied' }) }, -4],
  ['asked, denied once', { [ASK]: () => ({ camera: 'prompt-with-rationale' }) }, -4],
])('%s', async (_state, answers, code) => {
  const { scan } = await on({
    [CHECK]: () => ({ camera: 'prompt' }),
    [CANCEL]: () => null,
    ...answers,
  });
  await expect(scan(new AbortController().signal)).rejects.toMatchObject({ code });
});

test('a permission that is revoked meanwhile is -4', async () => {
  const message = 'No permission to use camera. Did you request it yet?';
  const { scan } = await on({ ...granted, [SCAN]: fails(message) });
  await expect(scan(new AbortController().signal)).rejects.toMatchObject({ code: -4 });
});

test('the iOS message for no camera is -7', async () => {
  const message = 'No camera available on this device (e.g., iOS Simulator)';
  const { scan } = await on({ ...granted, [SCAN]: fails(message) });
  await expect(scan(new AbortController().signal)).rejects.toMatchObject({ code: -7 });
});

test('abort ends a scan, also one that never settles', async () => {
  const { scan, asked } = await on({ ...granted, ...camera(true), [SCAN]: () => NEVER });
  const leave = new AbortController();
  const failure = failureOf(scan(leave.signal));
  await vi.advanceTimersByTimeAsync(1000);
  leave.abort();
  expect(await failure).toMatchObject({ name: 'AbortError' });
  expect(asked.filter((command) => command === CANCEL)).toHaveLength(1);
});

test('a camera that opens after the scan was left is turned off', async () => {
  let isOpen = false;
  const { scan, asked } = await on({
    ...granted,
    'plugin:host|camera_state': () => ({ isThere: true, isOpen }),
    [SCAN]: () => NEVER,
  });
  const leave = new AbortController();
  const failure = failureOf(scan(leave.signal));
  await vi.advanceTimersByTimeAsync(100);
  leave.abort();
  expect(await failure).toMatchObject({ name: 'AbortError' });
  await vi.advanceTimersByTimeAsync(1000);
  const cancels = () => asked.filter((command) => command === CANCEL).length;
  expect(cancels()).toBe(1);
  isOpen = true;
  await vi.advanceTimersByTimeAsync(300);
  expect(cancels()).toBe(2);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(cancels()).toBe(2);
});

/** The plugin's promise never settles when the camera does not bind, or when there is none. */
test.each([
  ['is there and stays dark', camera(true, false)],
  ['the phone says nothing of', {}],
])('a camera that %s for 10 s is -7, and is let go', async (_state, answers) => {
  const { scan, asked } = await on({ ...granted, ...answers, [SCAN]: () => NEVER });
  for (const _ of ['first', 'next']) {
    const failure = failureOf(scan(new AbortController().signal));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await failure).toMatchObject({ code: -7 });
  }
  expect(asked.filter((command) => command === CANCEL)).toHaveLength(2);
});

test('a scan whose camera has started continues after 10 s', async () => {
  const { scan } = await on({ ...granted, ...camera(true), [SCAN]: () => NEVER });
  const settled = vi.fn<() => void>();
  const leave = new AbortController();
  scan(leave.signal).then(settled, settled);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(settled).not.toHaveBeenCalled();
  leave.abort();
  await vi.advanceTimersByTimeAsync(0);
  expect(settled).toHaveBeenCalled();
});

test('one scan at a time, and none on a desktop', async () => {
  const { scan } = await on({ ...granted, ...camera(true), [SCAN]: () => NEVER });
  const leave = new AbortController();
  const first = scan(leave.signal).catch(() => undefined);
  await expect(scan(new AbortController().signal)).rejects.toMatchObject({ code: -2 });
  leave.abort();
  await first;
  const desktop = await on({}, 'Mozilla/5.0 (X11; Linux x86_64)');
  await expect(desktop.scan(new AbortController().signal)).rejects.toMatchObject({ code: -6 });
});
