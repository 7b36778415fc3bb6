import { describe, expect, it } from 'vitest';
import type { SettlementData } from '../../api/generated/types.ts';
import { envelopeOf, settlementOf } from '../../../tests/support/buying/settlements.ts';
import { enoughFor, unfitReason } from './EnvelopeRow.tsx';
import { limitWords } from './QuantityRow.tsx';
import { rushOf } from './checkout-effects.ts';

describe('how long to wait', () => {
  it.each<[unknown, number, number]>([
    [{ retryAfterMs: 2000 }, 0, 2000],
    [{ retryAfterMs: 2000 }, 1, 2200],
    [{ retryAfterMs: 0 }, 0, 500],
    [{ retryAfterMs: 9e9 }, 0, 60_000],
    [{ retryAfterMs: '2000' }, 0, 3000],
    [null, 0, 3000],
    [undefined, 0, 3000],
  ])('%j: %d', (data, chance, waitMs) => {
    expect(rushOf(data, chance).waitMs).toBeCloseTo(waitMs);
  });
  it('takes a token that is a text', () => {
    expect(rushOf({ queueToken: 'Q' }, 0).queueToken).toBe('Q');
    expect(rushOf({ queueToken: 7 }, 0).queueToken).toBeUndefined();
  });
});

it.each([
  // 100.000 is reached by three of 45.000.
  ['reaches it', { fit: 'BELOW' }, {}, 3],
  ['more than may be bought', { fit: 'BELOW' }, { maxQuantity: 2 }, undefined],
  ['another reason', { fit: 'EXPIRED' }, {}, undefined],
] as const)('pieces for an envelope: %s', (_name, envelope, shown, expected) => {
  expect(enoughFor(envelopeOf(envelope), settlementOf(shown))).toBe(expected);
});

const say = ((key: string, values: Record<string, number>) =>
  [key, values['count'], values['left']].filter((one) => one !== undefined).join(' ')) as never;

it.each<[string, Partial<SettlementData>, number, string[]]>([
  ['nothing to say', {}, 1, []],
  [
    'the stock',
    { maxQuantity: 3, limitedBy: 'STOCK', remainingStock: 3 },
    3,
    ['checkout.limitStock 3 3'],
  ],
  ['scarce, not reached', { remainingStock: 10 }, 1, ['checkout.stockLeft 10']],
  [
    'of the day',
    {
      maxQuantity: 1,
      limitedBy: 'DAILY_LIMIT',
      limits: { receiveTimesDailyLimit: 2, purchasableCount: 1 },
    },
    1,
    ['checkout.limitDaily 2 1'],
  ],
  [
    'in all, and at one visit',
    {
      maxQuantity: 4,
      limitedBy: 'LIMIT',
      limits: { receiveTimesLimit: 5, orderUseLimitNum: 2, purchasableCount: 4 },
    },
    4,
    ['checkout.limitAll 5 4', 'checkout.useLimit 2'],
  ],
  ['in one order', { maxQuantity: 99 }, 99, ['checkout.limitOrder 99 99']],
])('limits: %s', (_name, changes, quantity, expected) => {
  expect(limitWords(say, settlementOf(changes), quantity)).toEqual(expected);
});

it.each([
  ['below its minimum', { fit: 'BELOW', missingAmount: 8000 }, 'checkout.unfitBelow'],
  ['of a free order', { fit: 'BELOW', missingAmount: 0 }, 'checkout.unfitFree'],
  ['in use', { fit: 'IN_USE' }, 'checkout.unfitInUse'],
  ['that fits', { fit: 'FITS' }, undefined],
] as const)('an envelope %s says so', (_, changes, reason) => {
  expect(unfitReason(envelopeOf(changes))).toBe(reason);
});
