// @vitest-environment node
/**
 * Lost, too many, broken, logged out, lost again, and then done: one effect, for every keyed call of the
 * contract. A new one has its row by being generated; that it is sent this way is held by its type and by
 * `tests/architecture/sinks.test.ts`.
 */
import type { CouponId, OrderId, PoiId, ReviewId } from '../generated/types.ts';
import { asId } from '../ids.ts';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { openKept } from '../../../tests/support/storage.ts';
import { adoptServerTime, clock } from '../../lib/now.ts';
import { storage } from '../../storage/storage.ts';
import * as codes from '../generated/codes.ts';
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
beforeEach(async () => {
  vi.mocked(call).mockReset();
  server = new Server();
  await openKept();
});

/** What says nothing about an earlier try. */
const SILENT: readonly (readonly [string, ApiError])[] = [
  ['no network', new ApiError('network')],
  ['too slow', new ApiError('timeout')],
  ['left', new ApiError('cancelled')],
  ['a 408 of a proxy, not an envelope', new ApiError('malformed')],
  ['429', new ApiError('rate-limited', codes.RATE_LIMITED, 'Tunggu')],
  ['a rush', new ApiError('rate-limited', codes.ORDER_RUSH, 'Ramai')],
  ['5xx', new ApiError('business', codes.INTERNAL, 'Gangguan')],
  ['a refused signature', new ApiError('business', codes.SIGNATURE_INVALID)],
  ['the session', new ApiError('session', codes.SESSION_INVALID)],
  ['a risk check that was refused', new ApiError('business', codes.RISK_REFUSED)],
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
  const body = { orderId: asId<OrderId>('H1'), method: 'QRIS' } as const;
  for (const answer of [error, 'done'] as const) server.answer(answer);
  await expect(once(body)).rejects.toBe(error);
  await once(body);
  expect(server.keys[1]).toBe(server.keys[0]);
});

test("the call's own refusal settles it", async () => {
  const once = attempts(endpoints.pay);
  const body = { orderId: asId<OrderId>('H1'), method: 'QRIS' } as const;
  server.answer(new ApiError('business', codes.NOT_PAYABLE, 'Sudah tutup'));
  server.answer('done');
  await expect(once(body)).rejects.toThrow('Sudah tutup');
  await once(body);
  expect(server.keys[1]).not.toBe(server.keys[0]);
});

test('another body in between does not make a lost one new', async () => {
  const once = attempts(endpoints.giftCreate);
  const mine = { couponId: asId<CouponId>('W1'), note: 'a' };
  for (const answer of ['lost', 'done', 'done'] as const) server.answer(answer);
  await expect(once(mine)).rejects.toMatchObject({ kind: 'timeout' });
  await once({ couponId: asId<CouponId>('W2'), note: '' });
  await once(mine);
  const [lost, other, again] = server.keys;
  expect(again).toBe(lost);
  expect(other).not.toBe(lost);
});

test('two taps at the same moment are one attempt', async () => {
  const once = attempts(endpoints.openCase);
  const body = { orderId: asId<OrderId>('H1'), topic: 'VOUCHER', note: '' } as const;
  for (const answer of ['done', 'done'] as const) server.answer(answer);
  await Promise.all([once(body), once(body)]);
  expect(server.done.size).toBe(1);
});

test('an attempt that is not repeated is forgotten after twenty others', async () => {
  const once = attempts(endpoints.deleteReview);
  const body = (at: number) => ({ reviewId: asId<ReviewId>(`V${at}`), poiId: asId<PoiId>('P1') });
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

describe('across tabs and restarts', () => {
  const body = { couponId: asId<CouponId>('W1'), note: '' };
  const disk = new Map<string, string>();

  /** Lost, then the same call by a page that knows the disk only. */
  async function lostAndAgain(between: () => unknown): Promise<readonly string[]> {
    for (const answer of ['lost', 'done'] as const) server.answer(answer);
    await expect(attempts(endpoints.giftCreate)(body)).rejects.toBeInstanceOf(ApiError);
    await between();
    await attempts(endpoints.giftCreate)(body);
    return server.keys;
  }

  beforeEach(async () => {
    disk.clear();
    await openKept(disk);
  });

  test('after a restart it is the same attempt', async () => {
    const [lost, again] = await lostAndAgain(() => openKept(new Map(disk)));
    expect(again).toBe(lost);
    expect(JSON.parse(disk.get('my.attempts') ?? '')).toHaveLength(1);
  });

  test('it is on disk before it is sent, without the body', async () => {
    let kept = '';
    vi.mocked(call).mockImplementationOnce(async () => {
      kept = disk.get('my.attempts') ?? '';
    });
    const destination = { kind: 'BANK', accountNo: '8801234567' } as const;
    await attempts(endpoints.refundDestinationSet)({ orderId: asId<OrderId>('H1'), destination });
    expect(kept).toContain(endpoints.refundDestinationSet.path);
    expect(kept).not.toContain('8801234567');
  });

  test('another tab that has sent it a moment ago is followed before its event comes', async () => {
    const once = attempts(endpoints.giftCreate);
    server.answer('lost');
    await expect(once(body)).rejects.toBeInstanceOf(ApiError);
    const [kept] = JSON.parse(disk.get('my.attempts') ?? '') as object[];
    // The other tab's, under a key of its own: this page reads the disk before it asks.
    disk.set('my.attempts', JSON.stringify([{ ...kept, key: 'of-the-other-tab' }]));
    server.answer('done');
    await once(body);
    expect(server.keys[1]).toBe('of-the-other-tab');
    expect(disk.get('my.attempts')).toBe('[]');
  });

  test.each([
    ['a logout removes it', () => storage.removeUserScope()],
    ['it lives twenty minutes', () => adoptServerTime(clock.nowMs() + 21 * 60_000)],
  ])('%s', async (_, between) => {
    const [lost, again] = await lostAndAgain(between);
    expect(again).not.toBe(lost);
  });

  test('where nothing can be stored the page itself keeps it', async () => {
    const { openStorage } = await import('../../storage/storage.ts');
    await openStorage({
      host: {
        read: () => Promise.resolve(new Map()),
        write: () => Promise.reject(new Error('full')),
        remove: () => Promise.resolve(),
      },
      versionCode: '1',
      report: () => undefined,
    });
    const [lost, again] = await lostAndAgain(() => undefined);
    expect(again).toBe(lost);
  });

  test("a visitor's attempt is not stored", async () => {
    server.answer('lost');
    await expect(
      attempts(endpoints.login)({ loginType: 'PHONE_CODE' } as never),
    ).rejects.toBeInstanceOf(ApiError);
    expect([...disk.keys()]).toEqual([]);
  });
});

test('whether a try may have been done', async () => {
  const once = attempts(endpoints.pay);
  const body = { orderId: asId<OrderId>('H1'), method: 'QRIS' } as const;
  const steps = [
    [new ApiError('rate-limited', codes.RATE_LIMITED), false],
    ['lost', true],
    [new ApiError('rate-limited', codes.RATE_LIMITED), true],
    [new ApiError('business', codes.NOT_PAYABLE), false],
    [new ApiError('business', codes.INTERNAL), true],
  ] as const;
  for (const [answer, mayBeDone] of steps) {
    server.answer(answer);
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await expect(once(body)).rejects.toBeInstanceOf(ApiError);
    expect(once.mayBeDone(body)).toBe(mayBeDone);
  }
});

test.each([
  ['another order of fields', { note: '', couponId: asId<CouponId>('W1') }, true],
  ['null for an absent field', { couponId: asId<CouponId>('W1'), note: '', extra: null }, true],
  ['another value', { couponId: asId<CouponId>('W1'), note: 'a' }, false],
])('%s', async (_, body, isSame) => {
  const once = attempts(endpoints.giftCreate);
  for (const answer of ['lost', 'done'] as const) server.answer(answer);
  await expect(once({ couponId: asId<CouponId>('W1'), note: '' })).rejects.toBeInstanceOf(ApiError);
  await once(body);
  expect(server.keys[1] === server.keys[0]).toBe(isSame);
});
