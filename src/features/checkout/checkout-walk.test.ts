// @vitest-environment node
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { settlementOf } from '../../../tests/support/buying/settlements.ts';
import { type CheckoutEvent, startCheckout } from './checkout-flow.ts';
import { checkoutWalk, type CheckoutWork, LOOK_AFTER_MS } from './checkout-walk.ts';
import type { Wish } from './wish.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const choose = (quantity: number): CheckoutEvent => ({
  type: 'choose',
  choice: { quantity, envelope: 'AUTO' },
});

interface Rig extends Partial<Pick<CheckoutWork, 'look' | 'place'>> {
  unanswered?: Wish;
}

function rig({ look, place = () => new Promise(() => undefined), unanswered }: Rig = {}) {
  const looks: { quantity: number; signal: AbortSignal }[] = [];
  const placed = vi.fn(place);
  const network = { back: () => undefined as void };
  const walk = checkoutWalk(startCheckout(unanswered), {
    look(choice, count, signal) {
      const { quantity } = choice;
      looks.push({ quantity, signal });
      return (
        look?.(choice, count, signal) ??
        Promise.resolve({ type: 'looked', count, data: settlementOf({ quantity }) })
      );
    },
    place: placed,
    onNetwork(listener) {
      network.back = listener;
      return () => undefined;
    },
  });
  return { walk, looks, placed, network };
}

it('looks at once when it opens', async () => {
  const { walk, looks } = rig();
  walk.start();
  await vi.advanceTimersByTimeAsync(0);
  expect(looks).toHaveLength(1);
  expect(walk.get().look.state).toBe('fresh');
});

it('several taps are one look, and the older one is aborted', async () => {
  const { walk, looks } = rig();
  walk.start();
  await vi.advanceTimersByTimeAsync(0);
  walk.act(choose(2));
  walk.act(choose(3));
  await vi.advanceTimersByTimeAsync(LOOK_AFTER_MS - 1);
  expect(looks).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(looks.map(({ quantity }) => quantity)).toEqual([1, 3]);
  walk.act(choose(4));
  expect(looks[1]?.signal.aborted).toBe(true);
});

it('a double tap places once', async () => {
  const { walk, placed } = rig();
  walk.start();
  await vi.advanceTimersByTimeAsync(0);
  walk.act({ type: 'order', nowMs: 0 });
  walk.act({ type: 'order', nowMs: 0 });
  expect(placed).toHaveBeenCalledTimes(1);
});

it('a look that is answered while the order is on its way places no second one', async () => {
  const unanswered = { skuId: 'K1', productId: 'D1', storeId: 'S1', quantity: 1, payAmount: 1 };
  const { walk, looks, placed } = rig({ unanswered });
  walk.start();
  walk.act({ type: 'order', nowMs: 0 });
  await vi.advanceTimersByTimeAsync(0);
  expect(looks).toHaveLength(1);
  expect(walk.get().look.state).toBe('fresh');
  expect(placed).toHaveBeenCalledTimes(1);
});

it('a screen that is left still hears of its order', async () => {
  const order = { orderId: 'H1', payAmount: 45_000, cancelTime: 1 };
  const { walk } = rig({ place: () => Promise.resolve({ type: 'placed', order }) });
  walk.start();
  await vi.advanceTimersByTimeAsync(0);
  walk.act({ type: 'order', nowMs: 0 });
  walk.stop();
  await vi.advanceTimersByTimeAsync(0);
  expect(walk.get().step).toEqual({ name: 'placed', order });
});

it('the network that comes back repeats a failed look only', async () => {
  const { walk, looks, network } = rig();
  walk.start();
  await vi.advanceTimersByTimeAsync(0);
  network.back();
  await vi.advanceTimersByTimeAsync(LOOK_AFTER_MS);
  expect(looks).toHaveLength(1);
  const { count } = walk.get().look;
  walk.act({ type: 'look-again' });
  walk.act({ type: 'look-failed', count: count + 1, error: new Error('x'), isEnvelope: false });
  network.back();
  await vi.advanceTimersByTimeAsync(0);
  expect(walk.get().look.state).toBe('fresh');
});

it('is stopped and started again, as React does in development', async () => {
  const { walk, looks } = rig();
  walk.start();
  walk.stop();
  walk.start();
  await vi.advanceTimersByTimeAsync(0);
  expect(looks).toHaveLength(1);
});

it('the failure of a look that was aborted by leaving is not shown on coming back', async () => {
  const { walk, looks } = rig({
    look: (_choice, count, signal) =>
      new Promise((done) => {
        signal.addEventListener('abort', () =>
          done({ type: 'look-failed', count, error: signal.reason, isEnvelope: false }),
        );
      }),
  });
  walk.start();
  await vi.advanceTimersByTimeAsync(0);
  walk.stop();
  walk.start();
  await vi.advanceTimersByTimeAsync(0);
  expect(looks).toHaveLength(2);
  expect(walk.get().look.state).toBe('asking');
});
