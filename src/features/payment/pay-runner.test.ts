// @vitest-environment node
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { paymentOf, resultOf } from '../../../tests/support/buying/payments.ts';
import * as codes from '../../api/generated/codes.ts';
import { type Away, type PayEvent, runPay, startPay } from './pay-flow.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const payment = paymentOf();

function rig(away?: Away) {
  const page = { tell: (_away: Away | undefined) => undefined as void };
  let answer: PayEvent = { type: 'looked', result: resultOf({ payment }), nowMs: 0 };
  const look = vi.fn<(signal: AbortSignal) => Promise<PayEvent>>(() => Promise.resolve(answer));
  const begin = vi.fn<(attempt: number) => Promise<PayEvent>>(() =>
    Promise.resolve({ type: 'began', payment }),
  );
  const flow = runPay(startPay('QRIS', away), {
    look,
    begin,
    sinceStartMs: () => Date.now(),
    onAway(listener) {
      page.tell = listener;
      return () => undefined;
    },
  });
  return {
    flow,
    look,
    begin,
    page,
    answers: (next: PayEvent) => {
      answer = next;
    },
  };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

it('asks every two seconds, after a minute every five', async () => {
  const { flow, look } = rig();
  flow.start();
  await pass(0);
  expect(look).toHaveBeenCalledTimes(1);
  await pass(6000);
  expect(look).toHaveBeenCalledTimes(4);
  await pass(54_000);
  look.mockClear();
  await pass(20_000);
  expect(look).toHaveBeenCalledTimes(4);
});

it.each<Away>(['hidden', 'offline'])(
  'asks nothing while %s, and at once when it is back',
  async (away) => {
    const { flow, look, page } = rig();
    flow.start();
    await pass(0);
    page.tell(away);
    look.mockClear();
    await pass(60_000);
    expect(look).not.toHaveBeenCalled();
    expect(flow.get().away).toBe(away);
    page.tell(undefined);
    expect(look).toHaveBeenCalledTimes(1);
    await pass(2000);
    expect(look).toHaveBeenCalledTimes(2);
  },
);

it('opened offline it waits for the network', async () => {
  const { flow, look, page } = rig('offline');
  flow.start();
  await pass(10_000);
  expect(look).not.toHaveBeenCalled();
  page.tell(undefined);
  await pass(0);
  expect(flow.get().step.name).toBe('following');
});

it('an unanswered question is asked again', async () => {
  const { flow, look, answers } = rig();
  flow.start();
  await pass(0);
  answers({ type: 'look-failed', error: new Error('x') });
  await pass(4000);
  expect(look).toHaveBeenCalledTimes(3);
  expect(flow.get().isUnanswered).toBe(true);
});

it('stops when it is paid', async () => {
  const { flow, look, answers } = rig();
  flow.start();
  await pass(0);
  answers({
    type: 'looked',
    result: resultOf({ code: codes.PAYMENT_SUCCESS, orderStatus: 'TO_BE_REDEEMED' }),
    nowMs: 0,
  });
  await pass(2000);
  look.mockClear();
  await pass(60_000);
  expect(look).not.toHaveBeenCalled();
  expect(flow.get().step.name).toBe('done');
});

it('begins an attempt where there is none, and then asks', async () => {
  const { flow, look, begin, answers } = rig();
  answers({ type: 'looked', result: resultOf(), nowMs: 0 });
  flow.start();
  await pass(0);
  expect(begin.mock.calls).toEqual([[1]]);
  await pass(2000);
  expect(look).toHaveBeenCalledTimes(2);
});

it('at 0:00 it asks at once', async () => {
  const { flow, look } = rig();
  flow.start();
  await pass(500);
  flow.lookNow();
  expect(look).toHaveBeenCalledTimes(2);
  expect(look.mock.calls[0]?.[0].aborted).toBe(false);
});

it('asks nothing once the screen is left', async () => {
  const { flow, look } = rig();
  flow.start();
  await pass(0);
  flow.stop();
  look.mockClear();
  await pass(60_000);
  expect(look).not.toHaveBeenCalled();
});

it('is stopped and started again, as React does in development', async () => {
  const { flow } = rig();
  flow.start();
  flow.stop();
  flow.start();
  await pass(0);
  expect(flow.get().step.name).toBe('following');
});
