import * as v from 'valibot';
import { beforeEach, expect, test, vi } from 'vitest';
import { TransportError } from '../host/errors.ts';
import type { TransportReply, TransportRequest } from '../host/types.ts';
import { adoptServerTime, setClock } from '../lib/now.ts';
import { call } from './call.ts';
import { type RefusedCall, type SentAs, setApiContext } from './context.ts';
import { keepEarly } from './early.ts';
import type { Endpoint } from './endpoint.ts';
import type { ApiError } from './errors.ts';
import * as codes from './generated/codes.ts';

const { send } = vi.hoisted(() => ({
  send: vi.fn<(request: TransportRequest, signal: AbortSignal) => Promise<TransportReply>>(),
}));
vi.mock('#host', () => ({ host: { send, kind: 'WEB', netstate: () => 1 } }));

const rank: Endpoint<{ rankId: string }, { name: string }> = {
  path: '/rank',
  data: v.object({ name: v.string() }),
};
let accessToken: string | undefined;
const recover = vi.fn<(call: RefusedCall) => Promise<SentAs>>();

beforeEach(() => {
  send.mockReset();
  accessToken = undefined;
  recover.mockReset();
  recover.mockImplementation(({ error }) => Promise.reject(error ?? new Error('no error')));
  setApiContext({
    accessToken: () => accessToken,
    memberId: () => accessToken && 'member',
    isStillFor: () => true,
    isTokenDue: () => false,
    recover,
    deviceId: () => 'device',
    sessionId: () => 'session',
    locale: () => 'en-US',
    channel: () => '1',
    sourceTag: () => '',
    nativeIds: () => ({ guid: 'g' }),
  });
});

const reply = (value: unknown, status = 200) =>
  send.mockResolvedValueOnce({
    status,
    body: typeof value === 'string' ? value : JSON.stringify(value),
  });

async function failure(): Promise<ApiError> {
  return call(rank, { rankId: '1' }).then(
    () => Promise.reject(new Error('the call succeeded')),
    (error: ApiError) => error,
  );
}

test('the envelope, the headers and the 20 seconds are on each request', async () => {
  const restore = setClock({ nowMs: () => 1_790_000_000_000 });
  reply({ success: true, data: { name: 'Soto' } });
  await expect(call(rank, { rankId: '1' })).resolves.toEqual({ name: 'Soto' });
  restore();
  const request = send.mock.calls[0]?.[0];
  expect(request?.path).toBe('/rank');
  expect(request?.timeoutMs).toBe(20_000);
  const body = JSON.parse(request?.body ?? '') as Record<string, unknown>;
  expect(body).toEqual({
    rankId: '1',
    sessionId: 'session',
    requestId: expect.any(String),
    timestamp: 1_790_000_000_000,
  });
  expect(request?.headers).toMatchObject({
    'x-timestamp': '1790000000000',
    'x-protocol-version': '5.0',
    'x-identity-type': 'C',
    'x-signature': expect.stringMatching(/^[0-9a-f]{64}$/),
    system: '{"locale":"en-US","host":"WEB"}',
  });
  expect(request?.headers).not.toHaveProperty('authorize');
  expect(JSON.parse(request?.headers['digital-food'] ?? '')).toMatchObject({
    deviceId: 'device',
    channel: '1',
    netstate: 1,
    requestId: body['requestId'],
    guid: 'g',
  });
});

test('a member sends the token', async () => {
  accessToken = 'secret';
  reply({ success: true, data: { name: 'Soto' } });
  await call(rank, { rankId: '1' });
  expect(send.mock.calls[0]?.[0].headers['authorize']).toBe('secret');
});

test('an anonymous call names neither the member nor the device, and no two alike', async () => {
  accessToken = 'secret';
  for (let count = 0; count < 2; count += 1) {
    reply({ success: true, data: { name: 'Soto' } });
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await call(rank, { rankId: '1' }, { isAnonymous: true });
  }
  const requests = send.mock.calls.map(([request]) => request);
  for (const { headers, body } of requests) {
    expect(headers).not.toHaveProperty('authorize');
    const food = JSON.parse(headers['digital-food'] ?? '') as Record<string, unknown>;
    expect(food).toEqual({
      deviceId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      sessionId: food['deviceId'],
      requestId: expect.any(String),
      channel: '',
      sourceTag: '',
      fcmToken: '',
      netstate: 1,
    });
    expect((JSON.parse(body) as Record<string, unknown>)['sessionId']).toBe(food['sessionId']);
  }
  const ids = requests.map(({ headers }) => headers['digital-food']);
  expect(new Set(ids).size).toBe(2);
});

test('an anonymous call waits for no login', async () => {
  reply({ success: false, error: { code: codes.SESSION_INVALID, message: '' } });
  await expect(call(rank, { rankId: '1' }, { isAnonymous: true })).rejects.toMatchObject({
    kind: 'session',
  });
  expect(recover).not.toHaveBeenCalled();
});

test.each<[string, unknown, number, Partial<ApiError>]>([
  [
    'a business error',
    { success: false, error: { code: '1', message: 'No' } },
    200,
    { kind: 'business', code: '1', message: 'No' },
  ],
  [
    'an expired token',
    { success: false, error: { code: codes.TOKEN_EXPIRED, message: '' } },
    200,
    { kind: 'session', code: codes.TOKEN_EXPIRED },
  ],
  [
    '429 in the envelope',
    { success: false, error: { code: codes.RATE_LIMITED, message: 'Slow' } },
    429,
    { kind: 'rate-limited' },
  ],
  ["429 of a proxy's page", '<html>', 429, { kind: 'rate-limited' }],
  ['a page instead of JSON', '<html>', 200, { kind: 'malformed' }],
  ['half of the JSON', '{"success":true,"da', 200, { kind: 'malformed' }],
  ['no envelope', [], 200, { kind: 'malformed' }],
  ['null', null, 200, { kind: 'malformed' }],
  ['a failure without an error', { success: false }, 200, { kind: 'malformed' }],
  [
    'data of another shape',
    { success: true, data: { name: 7 } },
    200,
    { kind: 'malformed', message: '/rank: name: expected string, received 7' },
  ],
  ['no data', { success: true }, 200, { kind: 'malformed' }],
  [
    'an error with odd types',
    { success: false, error: { code: 5, message: {} } },
    400,
    { kind: 'business', code: '', message: '' },
  ],
])('%s', async (_name, value, status, expected) => {
  reply(value, status);
  expect(await failure()).toMatchObject(expected);
});

test.each(['network', 'timeout', 'cancelled'] as const)('no reply: %s', async (kind) => {
  send.mockRejectedValueOnce(new TransportError(kind));
  expect((await failure()).kind).toBe(kind);
});

test('an early call is handed over once, and only for the same body', async () => {
  keepEarly('/rank', { rankId: '1' }, Promise.resolve({ name: 'early' }));
  reply({ success: true, data: { name: 'two' } });
  await expect(call(rank, { rankId: '2' })).resolves.toEqual({ name: 'two' });
  await expect(call(rank, { rankId: '1' })).resolves.toEqual({ name: 'early' });
  reply({ success: true, data: { name: 'late' } });
  await expect(call(rank, { rankId: '1' })).resolves.toEqual({ name: 'late' });
});

test('an early call that was not taken in time is not used', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(0);
  keepEarly('/rank', { rankId: '1' }, Promise.resolve({ name: 'early' }));
  now.mockReturnValue(11_000);
  reply({ success: true, data: { name: 'fresh' } });
  await expect(call(rank, { rankId: '1' })).resolves.toEqual({ name: 'fresh' });
  now.mockRestore();
});

test('a wrong clock is set by the server once, and the call goes again', async () => {
  const restore = setClock({ nowMs: () => 1_000_000 });
  const stale = {
    success: false,
    error: { code: codes.TIMESTAMP_STALE, message: '', serverTimeMs: 1_790_000_000_000 },
  };
  reply(stale, 401);
  reply({ success: true, data: { name: 'Soto' } });
  await expect(call(rank, { rankId: '1' })).resolves.toEqual({ name: 'Soto' });
  const [first, second] = send.mock.calls.map(([request]) => request.headers['x-timestamp']);
  expect([first, second]).toEqual(['1000000', '1790000000000']);

  reply(stale, 401);
  reply(stale, 401);
  expect(await failure()).toMatchObject({ kind: 'business', code: codes.TIMESTAMP_STALE });
  expect(send).toHaveBeenCalledTimes(4);
  adoptServerTime(1_000_000);
  restore();
});
