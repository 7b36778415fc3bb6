/**
 * A lost reply, and any answers before the one that settles it: one order. Buying 10. The flow, its
 * effects and what is kept on disk together, against a server that places once for each key.
 */
import { asId } from '../../api/ids.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { settlementOf } from '../../../tests/support/buying/settlements.ts';
import { openKept } from '../../../tests/support/storage.ts';
import { call } from '../../api/call.ts';
import { ApiError } from '../../api/errors.ts';
import * as codes from '../../api/generated/codes.ts';
import type {
  OrderId,
  PlaceOrderBody,
  ProductId,
  SkuId,
  StoreId,
} from '../../api/generated/types.ts';
import { clock } from '../../lib/now.ts';
import { storedTokenInfo } from '../../session/stored-keys.ts';
import { track } from '../../telemetry/report.ts';
import { checkoutFlow, type CheckoutState, startCheckout } from './checkout-flow.ts';
import { checkoutEffects, unansweredOrder } from './checkout-effects.ts';

vi.mock('../../api/call.ts', () => ({ call: vi.fn<() => Promise<unknown>>() }));
vi.mock('../../telemetry/report.ts', () => ({ reportProblem: vi.fn(), track: vi.fn() }));
vi.mock('../payment/open-payment.ts', () => ({ rememberPayment: vi.fn() }));

const target = {
  skuId: asId<SkuId>('K1'),
  productId: asId<ProductId>('P1'),
  storeId: asId<StoreId>('S1'),
  detailId: '' as const,
};
const LATER = 10 ** 15;
const quoted = (data = settlementOf(), count = 1) => ({ type: 'quoted', count, data }) as const;

/** Orders by key: placed once, also when the reply is lost. */
const orders = new Map<string, string>();
const asked: { key: string; body: PlaceOrderBody }[] = [];

function answer(how: ApiError | 'placed' | 'lost'): void {
  vi.mocked(call).mockImplementationOnce(
    async (_endpoint: unknown, body: unknown, options?: { idempotencyKey?: string }) => {
      const key = options?.idempotencyKey ?? '';
      asked.push({ key, body: body as PlaceOrderBody });
      if (how instanceof ApiError) throw how;
      if (!orders.has(key)) orders.set(key, `H${orders.size + 1}`);
      if (how === 'lost') throw new ApiError('timeout');
      return { orderId: orders.get(key), payAmount: 45_000, cancelTime: 900_000 };
    },
  );
}

beforeEach(async () => {
  vi.mocked(call).mockReset();
  vi.mocked(track).mockClear();
  orders.clear();
  asked.length = 0;
  await openKept();
  storedTokenInfo.set({ accessToken: 'a', refreshToken: 'r', userId: 'u1' });
});

const begin = () => checkoutFlow(startCheckout(unansweredOrder(target)), quoted());

/** A tap on the button, to its outcome. */
async function order(state: CheckoutState): Promise<CheckoutState> {
  const tapped = checkoutFlow(state, { type: 'order', nowMs: LATER });
  if (tapped.step.name !== 'placing') throw new Error(`nothing is placed: ${tapped.step.name}`);
  return checkoutFlow(tapped, await checkoutEffects(target).place(tapped.step.body));
}

const BETWEEN: readonly (readonly [string, ApiError, string])[] = [
  ['429', new ApiError('rate-limited', codes.RATE_LIMITED, 'Tunggu'), 'rush'],
  [
    'a rush with a place',
    new ApiError('rate-limited', codes.ORDER_RUSH, 'Ramai', { cause: { queueToken: 'Q1' } }),
    'rush',
  ],
  ['5xx', new ApiError('business', codes.INTERNAL), 'lost'],
  ['no network', new ApiError('network'), 'lost'],
  ['a 408 of a proxy', new ApiError('malformed'), 'lost'],
  ['a risk check that was refused', new ApiError('business', codes.RISK_REFUSED), 'lost'],
  ['a session that ended', new ApiError('session', codes.SESSION_INVALID), 'lost'],
];

test.each(BETWEEN)('lost, then %s, then again: one order', async (_, error, step) => {
  for (const how of ['lost', error, 'placed'] as const) answer(how);
  const first = await order(begin());
  expect(first.step.name).toBe('lost');
  const second = await order(first);
  expect(second.step.name).toBe(step);
  const third = await order(second);
  expect(third.step).toMatchObject({ name: 'placed', order: { orderId: asId<OrderId>('H1') } });
  expect(orders.size).toBe(1);
  expect(new Set(asked.map(({ key }) => key)).size).toBe(1);
});

test('lost, then 429, then another price: still the order that was asked for', async () => {
  for (const how of ['lost', BETWEEN[0]?.[1] ?? 'lost', 'placed'] as const) answer(how);
  const waiting = await order(await order(begin()));
  const dearer = checkoutFlow(
    checkoutFlow(waiting, { type: 'quote-again' }),
    quoted(settlementOf({ salePrice: 50_000 }), 2),
  );
  const { step } = await order(dearer);
  expect(step.name).toBe('placed');
  expect(orders.size).toBe(1);
  expect(asked.map(({ body }) => body.payAmount)).toEqual([45_000, 45_000, 45_000]);
});

test('lost, then 429, then the app is killed: found again as the same', async () => {
  for (const how of ['lost', BETWEEN[0]?.[1] ?? 'lost', 'placed'] as const) answer(how);
  await order(await order(begin()));
  const again = begin();
  expect(again.step.name).toBe('lost');
  await order(again);
  expect(orders.size).toBe(1);
});

test('too many at once alone placed nothing: no lost order is reported', async () => {
  answer(new ApiError('rate-limited', codes.ORDER_RUSH, 'Ramai'));
  await order(begin());
  expect(begin().step.name).toBe('choosing');
  for (const how of ['lost', 'placed'] as const) answer(how);
  // Asked again it is the same, so that another tab's order would be found; lost, it is told.
  await order(begin());
  expect(new Set(asked.map(({ key }) => key)).size).toBe(1);
  expect(begin().step.name).toBe('lost');
});

test('a refusal of this very order settles it', async () => {
  for (const how of [
    'lost',
    new ApiError('business', codes.UNPAID_ORDERS, 'Bayar dulu'),
    'placed',
  ] as const)
    answer(how);
  const full = await order(await order(begin()));
  expect(full.step).toEqual({ name: 'failed', message: 'Bayar dulu', code: codes.UNPAID_ORDERS });
  expect(begin().step.name).toBe('choosing');
  await order(full);
  expect(asked[2]?.key).not.toBe(asked[0]?.key);
});

test.each([
  [codes.PRICE_CHANGED, false],
  [codes.NO_METHOD, false],
  [codes.SPLIT_REFUSED, true],
])('%s asks for a quote again', async (code, isSplit) => {
  answer(new ApiError('business', code, 'Berubah'));
  const { step } = await order(begin());
  expect(step).toMatchObject({ name: 'rechecking', message: 'Berubah', isSplit });
});

test.each([
  [{ queueToken: 'Q1' }, 1],
  [{}, 0],
])('a rush of %j is told as a place in the queue %i times', async (cause, times) => {
  const rush = { cause: { ...cause, waitMs: 12_000 } };
  vi.spyOn(clock, 'nowMs').mockReturnValue(LATER);
  answer(new ApiError('rate-limited', codes.ORDER_RUSH, 'Ramai', rush));
  const { step } = await order(begin());
  expect(step.name).toBe('rush');
  const told = ['flash_queue', { skuId: asId<SkuId>('K1'), waitMs: expect.any(Number) }];
  expect(vi.mocked(track).mock.calls).toEqual(Array.from({ length: times }, () => told));
});
