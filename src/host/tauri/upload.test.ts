import { clearMocks, mockIPC } from '@tauri-apps/api/mocks';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { UploadRequest } from '../types.ts';

const ANDROID = 'Mozilla/5.0 (Linux; Android 15; wv) AppleWebKit/537.36';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)';
const BODY = new Uint8Array([45, 45, 98, 0, 255, 13, 10]);
const NEVER = new Promise<never>(() => undefined);

interface Invocation {
  command: string;
  body: unknown;
  headers: Record<string, string>;
}

/** Loads the module on a system whose native side answers with `answer`; gives what was invoked. */
async function on(userAgent: string, answer: (command: string) => unknown) {
  vi.stubGlobal('navigator', { userAgent, maxTouchPoints: 5 });
  vi.resetModules();
  const invoked: Invocation[] = [];
  mockIPC(() => undefined);
  // The mock drops the headers of a call, and they are half of this one.
  const internals = (window as unknown as Record<string, { invoke: unknown }>)[
    '__TAURI_INTERNALS__'
  ];
  if (internals === undefined) throw new Error('no mock');
  internals.invoke = (
    command: string,
    body: unknown,
    options?: { headers: Record<string, string> },
  ) => {
    invoked.push({ command, body, headers: options?.headers ?? {} });
    return Promise.resolve().then(() => answer(command));
  };
  const { upload } = await import('./transport.ts');
  return { upload, invoked };
}

function request(onProgress: (share: number) => void = () => undefined): UploadRequest {
  return {
    path: '/file/uploadFile',
    headers: { 'content-type': 'multipart/form-data; boundary=b', 'digital-food': 'kanal “é”😋' },
    body: BODY,
    timeoutMs: 119_999.4,
    onProgress,
  };
}

function reply(): ArrayBuffer {
  const bytes = new Uint8Array([0, 200, 123, 125]);
  return bytes.buffer;
}

beforeEach(() => vi.useRealTimers());

afterEach(() => {
  clearMocks();
  vi.unstubAllGlobals();
});

test('the bytes go as they are, the rest as one header of ASCII', async () => {
  const { upload, invoked } = await on(IPHONE, reply);
  expect(await upload(request(), new AbortController().signal)).toEqual({
    status: 200,
    body: '{}',
  });
  const [sent] = invoked;
  expect(sent).toMatchObject({ command: 'api_upload', body: BODY });
  const header = sent?.headers['x-call'] ?? '';
  expect(header).toMatch(/^[\u0020-\u007e]+$/);
  expect(JSON.parse(header)).toEqual({
    id: expect.any(Number),
    path: '/file/uploadFile',
    headers: request().headers,
    timeoutMs: 120_000,
    progress: expect.stringMatching(/^__CHANNEL__:\d+$/),
  });
});

test('Android gets base64, because its bridge carries only text', async () => {
  const { upload, invoked } = await on(ANDROID, reply);
  await upload(request(), new AbortController().signal);
  expect(invoked[0]?.body).toEqual({ base64: btoa(String.fromCodePoint(...BODY)) });
});

test('an aborted upload is cancelled at once, in Rust too', async () => {
  const { upload, invoked } = await on(IPHONE, (command) =>
    command === 'api_upload' ? NEVER : null,
  );
  const controller = new AbortController();
  const failure = upload(request(), controller.signal).catch((error: unknown) => error);
  controller.abort();
  expect(await failure).toMatchObject({ kind: 'cancelled' });
  const { id } = JSON.parse(invoked[0]?.headers['x-call'] ?? '{}') as { id: number };
  expect(invoked[1]).toMatchObject({ command: 'api_cancel', body: { id } });
});

test('one that is aborted before it begins never goes out', async () => {
  const { upload, invoked } = await on(ANDROID, reply);
  const failure = await upload(request(), AbortSignal.abort()).catch((error: unknown) => error);
  expect(failure).toMatchObject({ kind: 'cancelled' });
  expect(invoked).toEqual([]);
});

test.each([
  [{ kind: 'timeout', message: 'x' }, 'timeout'],
  [{ kind: 'refused', message: 'x' }, 'network'],
] as const)('%j is told as %s', async (error, kind) => {
  const { upload } = await on(IPHONE, () => {
    // As Tauri rejects: with what the command gave.
    // oxlint-disable-next-line typescript/only-throw-error
    throw error;
  });
  const failure = await upload(request(), new AbortController().signal).catch(
    (caught: unknown) => caught,
  );
  expect(failure).toMatchObject({ kind, cause: error });
});
