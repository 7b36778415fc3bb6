// @vitest-environment node
/** Buying 2 "Y", 5, and the rows of buying 10 that a payer sees. */
import { asId } from '../../api/ids.ts';
import { expect, it } from 'vitest';
import * as codes from '../../api/generated/codes.ts';
import type { PayResultData, Payment, PaymentId } from '../../api/generated/types.ts';
import { paymentOf, resultOf } from '../../../tests/support/buying/payments.ts';
import { isUsable, phaseOf, pollAfterMs } from './pay-rules.ts';

it.each([
  [0, 2000],
  [59_999, 2000],
  [60_000, 5000],
])('after %d ms the next question comes in %d ms', (watched, wait) => {
  expect(pollAfterMs(watched)).toBe(wait);
});

const waiting = { name: 'waiting', untilMs: 900_000 };

it.each<[string, Partial<PayResultData>, Partial<Payment>, number, object]>([
  ['waiting', {}, {}, 0, waiting],
  [
    'a code ends with its order at the latest',
    { cancelTime: 600_000 },
    {},
    0,
    { name: 'waiting', untilMs: 600_000 },
  ],
  ['0:00', {}, {}, 900_000, { name: 'checking' }],
  ['the provider has begun', {}, { payStatus: 'PAYING' }, 0, { name: 'paying', untilMs: 900_000 }],
  ['begun before 0:00', {}, { payStatus: 'PAYING' }, 950_000, { name: 'paying', untilMs: 900_000 }],
  ['paid', { code: codes.PAYMENT_SUCCESS }, { payStatus: 'PAID' }, 0, { name: 'paid' }],
  [
    'an expiry notice after it was paid',
    { code: codes.PAYMENT_SUCCESS },
    { payStatus: 'INCOMPLETE', failure: 'EXPIRED' },
    0,
    { name: 'paid' },
  ],
  ['paid by the payment alone is not paid', {}, { payStatus: 'PAID' }, 0, { name: 'checking' }],
  ['withdrawn, unpaid', { orderStatus: 'CLOSED' }, {}, 0, { name: 'closed' }],
  [
    'declined',
    {},
    { payStatus: 'INCOMPLETE', failure: 'DECLINED' },
    0,
    { name: 'incomplete', failure: 'DECLINED' },
  ],
  [
    'another amount',
    {},
    { payStatus: 'INCOMPLETE', failure: 'WRONG_AMOUNT' },
    0,
    { name: 'incomplete', failure: 'WRONG_AMOUNT' },
  ],
  [
    'expired, the order waits',
    {},
    { payStatus: 'INCOMPLETE', failure: 'EXPIRED' },
    1,
    { name: 'incomplete', failure: 'EXPIRED' },
  ],
  [
    'expired with its order: the provider is asked',
    {},
    { payStatus: 'INCOMPLETE', failure: 'EXPIRED' },
    900_000,
    { name: 'checking' },
  ],
  ['cancelled for another', {}, { payStatus: 'CANCELLED' }, 0, { name: 'replaced' }],
  [
    'begun on another device',
    { payment: paymentOf({ paymentId: asId<PaymentId>('Y2') }) },
    {},
    0,
    { name: 'replaced' },
  ],
])('%s', (_name, result, payment, nowMs, phase) => {
  const shown = paymentOf(payment);
  expect(phaseOf(resultOf({ payment: shown, ...result }), shown, nowMs)).toEqual(phase);
});

it.each<[string, Partial<Payment> | undefined, number, boolean]>([
  ['none', undefined, 0, false],
  ['waiting', {}, 0, true],
  ['run out', {}, 900_000, false],
  ['being paid, also later', { payStatus: 'PAYING' }, 900_000, true],
  ['another method', { method: 'CASH' }, 0, false],
  ['declined', { payStatus: 'INCOMPLETE' }, 0, false],
])('is shown again after a kill: %s', (_name, payment, nowMs, expected) => {
  expect(isUsable(payment && paymentOf(payment), 'QRIS', nowMs)).toBe(expected);
});
