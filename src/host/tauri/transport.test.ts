import { clearMocks, mockIPC } from '@tauri-apps/api/mocks';
import { afterEach, expect, test } from 'vitest';
import { TransportError, type TransportFailure } from '../errors.ts';
import { send } from './transport.ts';

const REQUEST = { path: '/a', headers: { system: '{}' }, body: '{}', timeoutMs: 20_000 };
const NEVER = new Promise<never>(() => undefined);

/** A reply of `api_send`. */
function reply(status: number, body: string): ArrayBuffer {
  const text = new TextEncoder().encode(body);
  const bytes = new Uint8Array(2 + text.length);
  new DataView(bytes.buffer).setUint16(0, status);
  bytes.set(text, 2);
  return bytes.buffer;
}

interface Sent {
  call: { id: number } & typeof REQUEST;
}

afterEach(clearMocks);

test('a call passes only the declared arguments to Rust', async () => {
  const sent: unknown[] = [];
  mockIPC((command, parameters) => {
    sent.push(command, parameters);
    return reply(429, 'nanti “ya” 😋');
  });
  const answered = await send(
    { ...REQUEST, extra: 1 } as typeof REQUEST,
    new AbortController().signal,
  );
  expect(answered).toEqual({ status: 429, body: 'nanti “ya” 😋' });
  expect(sent).toEqual(['api_send', { call: { id: expect.any(Number), ...REQUEST } }]);
});

test('each call has its own id', async () => {
  const ids: number[] = [];
  mockIPC((_command, parameters) => {
    ids.push((parameters as unknown as Sent).call.id);
    return reply(200, '');
  });
  for (const _call of [1, 2, 3]) await send(REQUEST, new AbortController().signal);
  expect(new Set(ids).size).toBe(3);
});

test.each<[unknown, TransportFailure]>([
  [{ kind: 'timeout', message: 'x' }, 'timeout'],
  [{ kind: 'cancelled', message: 'x' }, 'cancelled'],
  [{ kind: 'network', message: 'x' }, 'network'],
  [{ kind: 'refused', message: 'x' }, 'network'],
  ['Command api_send not allowed by ACL', 'network'],
  [null, 'network'],
])('%j is told as %s', async (error, kind) => {
  mockIPC(() => {
    throw error;
  });
  const failure = await send(REQUEST, new AbortController().signal).catch(
    (caught: unknown) => caught,
  );
  expect(failure).toBeInstanceOf(TransportError);
  expect(failure).toMatchObject({ kind, cause: error });
});

test('an aborted call is cancelled at once, in Rust too', async () => {
  const commands: [string, unknown][] = [];
  mockIPC((command, parameters) => {
    commands.push([command, parameters]);
    return command === 'api_send' ? NEVER : null;
  });
  const controller = new AbortController();
  const failure = send(REQUEST, controller.signal).catch((caught: unknown) => caught);
  controller.abort();
  expect(await failure).toMatchObject({ kind: 'cancelled' });
  const [[sent, parameters] = [], cancel] = commands;
  expect(sent).toBe('api_send');
  expect(cancel).toEqual(['api_cancel', { id: (parameters as Sent).call.id }]);
});

test('a call that is aborted before it starts is not sent', async () => {
  const commands: string[] = [];
  mockIPC((command) => {
    commands.push(command);
  });
  const failure = await send(REQUEST, AbortSignal.abort()).catch((caught: unknown) => caught);
  expect(failure).toMatchObject({ kind: 'cancelled' });
  expect(commands).toEqual([]);
});
