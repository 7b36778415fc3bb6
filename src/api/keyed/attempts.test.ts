// @vitest-environment node
/**
 * Lost, too many, broken, logged out, lost again, and then done: one effect, for every keyed call of the
 * contract. A new one has its row by being generated; that it is sent this way is held by its type and by
 * `tests/architecture/sinks.test.ts`.
 */
import { beforeEach, expect, test, vi } from 'vitest';
import { attempts } from './attempts.ts';
import { call, type CallOptions } from '../call.ts';
import type { AnyEndpoint, KeyedEndpoint } from '../endpoint.ts';
import { ApiError } from '../errors.ts';
import * as endpoints from '../generated/endpoints.ts';

vi.mock('../call.ts', () => ({ call: vi.fn<() => Promise<unknown>>() }));

type Keyed = KeyedEndpoint<object, unknown>;

const isKeyed = (endpoint: AnyEndpoint<object, unknown>): endpoint is Keyed =>
  endpoint.isKeyed === true;
const keyed = Object.entries(endpoints as Record<string, AnyEndpoint<object, unknown>>).flatMap(
  ([name, endpoint]) => (isKeyed(endpoint) ? [[name, endpoint] as const] : []),
);

/** A server that does what is asked once for each key, and says what the test wants. */
class Server {
  readonly keys: string[] = [];
  readonly done = new Set<string>();

  answer(how: ApiError | 'done' | 'lost'): void {
    vi.mocked(call).mockImplementationOnce(
      async (_endpoint: unknown, _body: unknown, options?: CallOptions) => {
        const key = options?.idempotencyKey ?? '';
        this.keys.push(key);
        if (how instanceof ApiError) throw how;
        this.done.add(key);
        if (how === 'lost') throw new ApiError('timeout');
        return 'done';
      },
    );
  }
}

let server: Server;
beforeEach(() => {
  vi.mocked(call).mockReset();
  server = new Server();
});

/** What says nothing about an earlier try. */
const SILENT: readonly (readonly [string, ApiError])[] = [
  ['no network', new ApiError('network')],
  ['too slow', new ApiError('timeout')],
  ['left', new ApiError('cancelled')],
  ['a 408 of a proxy, not an envelope', new ApiError('malformed')],
  ['429', new ApiError('rate-limited', '9000429', 'Tunggu')],
  ['a rush', new ApiError('rate-limited', '100000017', 'Ramai')],
  ['5xx', new ApiError('business', '9000500', 'Gangguan')],
  ['a refused signature', new ApiError('business', '9000401')],
  ['the session', new ApiError('session', '0310205')],
  ['a risk check that was refused', new ApiError('business', '0310231')],
  ['a refusal without a code', new ApiError('business')],
];

test('the contract has keyed calls', () => {
  expect(keyed.map(([name]) => name)).toContain('placeOrder');
  expect(keyed.length).toBeGreaterThan(20);
});

test.each(keyed)('%s: lost, then refused without a word about it, is one effect', async (_, at) => {
  const once = attempts(at);
  const body = { what: 'this' };
  server.answer('lost');
  await expect(once(body)).rejects.toMatchObject({ kind: 'timeout' });
  for (const [, error] of SILENT) {
    server.answer(error);
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await expect(once(body)).rejects.toBe(error);
  }
  server.answer('done');
  expect(await once(body)).toBe('done');
  expect(new Set(server.keys)).toEqual(server.done);
  expect(server.done.size).toBe(1);
  // Done and said: the same again is another attempt.
  server.answer('done');
  await once(body);
  expect(server.done.size).toBe(2);
});

test.each(SILENT)('%s keeps the key', async (_, error) => {
  const once = attempts(endpoints.pay);
  const body = { orderId: 'H1', method: 'QRIS' } as const;
  for (const answer of [error, 'done'] as const) server.answer(answer);
  await expect(once(body)).rejects.toBe(error);
  await once(body);
  expect(server.keys[1]).toBe(server.keys[0]);
});

test("the call's own refusal settles it", async () => {
  const once = attempts(endpoints.pay);
  const body = { orderId: 'H1', method: 'QRIS' } as const;
  server.answer(new ApiError('business', '100000040', 'Sudah tutup'));
  server.answer('done');
  await expect(once(body)).rejects.toThrow('Sudah tutup');
  await once(body);
  expect(server.keys[1]).not.toBe(server.keys[0]);
});

test('another body in between does not make a lost one new', async () => {
  const once = attempts(endpoints.giftCreate);
  const mine = { couponId: 'W1', note: 'a' };
  for (const answer of ['lost', 'done', 'done'] as const) server.answer(answer);
  await expect(once(mine)).rejects.toMatchObject({ kind: 'timeout' });
  await once({ couponId: 'W2', note: '' });
  await once(mine);
  const [lost, other, again] = server.keys;
  expect(again).toBe(lost);
  expect(other).not.toBe(lost);
});

test('two taps at the same moment are one attempt', async () => {
  const once = attempts(endpoints.openCase);
  const body = { orderId: 'H1', topic: 'VOUCHER', note: '' } as const;
  for (const answer of ['done', 'done'] as const) server.answer(answer);
  await Promise.all([once(body), once(body)]);
  expect(server.done.size).toBe(1);
});

test('what nobody asks for again is forgotten after twenty', async () => {
  const once = attempts(endpoints.deleteReview);
  const body = (at: number) => ({ reviewId: `V${at}`, poiId: 'P1' });
  for (let at = 0; at < 21; at += 1) {
    server.answer('lost');
    // oxlint-disable-next-line no-await-in-loop
    await expect(once(body(at))).rejects.toMatchObject({ kind: 'timeout' });
  }
  for (const at of [20, 0]) {
    server.answer('lost');
    // oxlint-disable-next-line no-await-in-loop
    await expect(once(body(at))).rejects.toMatchObject({ kind: 'timeout' });
  }
  expect(server.keys[21]).toBe(server.keys[20]);
  expect(server.keys[22]).not.toBe(server.keys[0]);
});
