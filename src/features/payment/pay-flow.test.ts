// @vitest-environment node
import { asId } from '../../api/ids.ts';
import { expect, it } from 'vitest';
import * as codes from '../../api/generated/codes.ts';
import type { PayResultData, PaymentId } from '../../api/generated/types.ts';
import { paymentOf, resultOf } from '../../../tests/support/buying/payments.ts';
import { payFlow, type PayEvent, type PayState, startPay } from './pay-flow.ts';

const play = (state: PayState, ...events: readonly PayEvent[]) => events.reduce(payFlow, state);
const looked = (changes: Partial<PayResultData> = {}): PayEvent => ({
  type: 'looked',
  result: resultOf(changes),
  nowMs: 0,
});
const start = startPay('QRIS', undefined);
const beginning = play(start, looked());
const payment = paymentOf();
const following = play(beginning, { type: 'began', payment });
const failure = new Error('offline');

it.each<[string, Partial<PayResultData>, PayState['step']['name']]>([
  ['nothing is begun: begins', {}, 'beginning'],
  ['the app was killed: the same code', { payment }, 'following'],
  ['it was paid meanwhile', { code: codes.PAYMENT_SUCCESS, orderStatus: 'TO_BE_REDEEMED' }, 'done'],
  ['it was closed meanwhile', { orderStatus: 'CLOSED' }, 'done'],
  ['another method waits', { payment: paymentOf({ method: 'CASH' }) }, 'beginning'],
  ['the last one was declined', { payment: paymentOf({ payStatus: 'INCOMPLETE' }) }, 'beginning'],
])('opened: %s', (_name, result, step) => {
  expect(play(start, looked(result)).step.name).toBe(step);
});

it('follows its own attempt, and keeps showing it when another takes its place', () => {
  const paying = paymentOf({ payStatus: 'PAYING' });
  expect(play(following, looked({ payment: paying })).payment).toEqual(paying);
  const other = paymentOf({ paymentId: asId<PaymentId>('Y2') });
  const replaced = play(following, looked({ payment: other }));
  expect(replaced.payment).toEqual(payment);
  expect(replaced.result?.payment).toEqual(other);
});

it.each<[string, PayState, PayEvent[], Partial<PayState>]>([
  [
    'an unanswered question is said, asking goes on',
    following,
    [{ type: 'look-failed', error: failure }],
    { step: { name: 'following' }, isUnanswered: true },
  ],
  [
    'the next answer clears it',
    following,
    [{ type: 'look-failed', error: failure }, looked({ payment })],
    { isUnanswered: false },
  ],
  [
    'the first question fails',
    start,
    [{ type: 'look-failed', error: failure }],
    { step: { name: 'failed', error: failure, at: 'looking' } },
  ],
  [
    'and is asked again by a tap',
    start,
    [{ type: 'look-failed', error: failure }, { type: 'retry' }],
    { step: { name: 'looking' } },
  ],
  [
    'a beginning that fails begins with the same key',
    beginning,
    [{ type: 'begin-failed', error: failure }, { type: 'retry' }],
    { step: { name: 'beginning', attempt: 1 } },
  ],
  [
    'a tap begins another attempt',
    following,
    [{ type: 'begin-again' }],
    { step: { name: 'beginning', attempt: 2 } },
  ],
  ['offline is said', following, [{ type: 'away', away: 'offline' }], { away: 'offline' }],
])('%s', (_name, state, events, expected) => {
  expect(play(state, ...events)).toMatchObject(expected);
});

it.each<[string, PayState, PayEvent]>([
  [
    'a late answer of an attempt',
    following,
    { type: 'began', payment: paymentOf({ paymentId: asId<PaymentId>('Y9') }) },
  ],
  ['a second tap', play(following, { type: 'begin-again' }), { type: 'begin-again' }],
  ['a retry of nothing', following, { type: 'retry' }],
  ['an answer after the end', play(following, looked({ orderStatus: 'CLOSED' })), looked()],
])('%s is a no-op', (_name, state, event) => {
  expect(payFlow(state, event)).toBe(state);
});
