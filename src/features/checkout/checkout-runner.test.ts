// @vitest-environment node
import type { OrderId, ProductId, SkuId, StoreId } from '../../api/generated/types.ts';
import { asId } from '../../api/ids.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { settlementOf } from '../../../tests/support/buying/settlements.ts';
import { type CheckoutEvent, startCheckout } from './checkout-flow.ts';
import { type CheckoutEffects, QUOTE_AFTER_MS, runCheckout } from './checkout-runner.ts';
import type { OrderBody } from './order-attempts.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const choose = (quantity: number): CheckoutEvent => ({
  type: 'choose',
  choice: { quantity, envelope: 'AUTO' },
});

interface Rig extends Partial<Pick<CheckoutEffects, 'quote' | 'place'>> {
  unanswered?: OrderBody;
}

function rig({ quote, place = () => new Promise(() => undefined), unanswered }: Rig = {}) {
  const quotes: { quantity: number; signal: AbortSignal }[] = [];
  const placed = vi.fn(place);
  const network = { back: () => undefined as void };
  const flow = runCheckout(startCheckout(unanswered), {
    quote(choice, count, signal) {
      const { quantity } = choice;
      quotes.push({ quantity, signal });
      return (
        quote?.(choice, count, signal) ??
        Promise.resolve({ type: 'quoted', count, data: settlementOf({ quantity }) })
      );
    },
    place: placed,
    onNetwork(listener) {
      network.back = listener;
      return () => undefined;
    },
  });
  return { flow, quotes, placed, network };
}

it('asks for a quote at once when it opens', async () => {
  const { flow, quotes } = rig();
  flow.start();
  await vi.advanceTimersByTimeAsync(0);
  expect(quotes).toHaveLength(1);
  expect(flow.get().quote.state).toBe('fresh');
});

it('several taps are one quote, and the older one is aborted', async () => {
  const { flow, quotes } = rig({
    quote: (choice, count) =>
      choice.quantity === 1
        ? Promise.resolve({ type: 'quoted', count, data: settlementOf() })
        : new Promise(() => undefined),
  });
  flow.start();
  await vi.advanceTimersByTimeAsync(0);
  flow.send(choose(2));
  flow.send(choose(3));
  await vi.advanceTimersByTimeAsync(QUOTE_AFTER_MS - 1);
  expect(quotes).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(quotes.map(({ quantity }) => quantity)).toEqual([1, 3]);
  flow.send(choose(4));
  expect(quotes[1]?.signal.aborted).toBe(true);
});

it('a double tap places once', async () => {
  const { flow, placed } = rig();
  flow.start();
  await vi.advanceTimersByTimeAsync(0);
  flow.send({ type: 'order', nowMs: 0 });
  flow.send({ type: 'order', nowMs: 0 });
  expect(placed).toHaveBeenCalledTimes(1);
});

it('a quote that is answered while the order is on its way places no second one', async () => {
  const unanswered = {
    skuId: asId<SkuId>('K1'),
    productId: asId<ProductId>('D1'),
    storeId: asId<StoreId>('S1'),
    quantity: 1,
    payAmount: 1,
  };
  const { flow, quotes, placed } = rig({ unanswered });
  flow.start();
  flow.send({ type: 'order', nowMs: 0 });
  await vi.advanceTimersByTimeAsync(0);
  expect(quotes).toHaveLength(1);
  expect(flow.get().quote.state).toBe('fresh');
  expect(placed).toHaveBeenCalledTimes(1);
});

it('a screen that is left still hears of its order', async () => {
  const order = { orderId: asId<OrderId>('H1'), payAmount: 45_000, cancelTime: 1 };
  const { flow } = rig({ place: () => Promise.resolve({ type: 'placed', order }) });
  flow.start();
  await vi.advanceTimersByTimeAsync(0);
  flow.send({ type: 'order', nowMs: 0 });
  flow.stop();
  await vi.advanceTimersByTimeAsync(0);
  expect(flow.get().step).toEqual({ name: 'placed', order });
});

it('the network that comes back repeats a failed quote only', async () => {
  const { flow, quotes, network } = rig();
  flow.start();
  await vi.advanceTimersByTimeAsync(0);
  network.back();
  await vi.advanceTimersByTimeAsync(QUOTE_AFTER_MS);
  expect(quotes).toHaveLength(1);
  const { count } = flow.get().quote;
  flow.send({ type: 'quote-again' });
  flow.send({ type: 'quote-failed', count: count + 1, error: new Error('x'), isEnvelope: false });
  network.back();
  await vi.advanceTimersByTimeAsync(0);
  expect(flow.get().quote.state).toBe('fresh');
});

it('is stopped and started again, as React does in development', async () => {
  const { flow, quotes } = rig();
  flow.start();
  flow.stop();
  flow.start();
  await vi.advanceTimersByTimeAsync(0);
  expect(quotes).toHaveLength(1);
});

it('the failure of a quote that was aborted by leaving is not shown on coming back', async () => {
  const { flow, quotes } = rig({
    quote: (_choice, count, signal) =>
      new Promise((done) => {
        signal.addEventListener('abort', () =>
          done({ type: 'quote-failed', count, error: signal.reason, isEnvelope: false }),
        );
      }),
  });
  flow.start();
  await vi.advanceTimersByTimeAsync(0);
  flow.stop();
  flow.start();
  await vi.advanceTimersByTimeAsync(0);
  expect(quotes).toHaveLength(2);
  expect(flow.get().quote.state).toBe('asking');
});
