import { asId } from '../../api/ids.ts';
import { expect, test } from 'vitest';
import type { MoneyBack, OrderId } from '../../api/generated/types.ts';
import { moneyBackWords, takesDestination } from './MoneyBackRow.tsx';

const text = ((key: string) => key) as never;
const back = (changes: Partial<MoneyBack>): MoneyBack => ({
  orderId: asId<OrderId>('H1'),
  way: 'ORIGINAL',
  method: 'QRIS',
  validEnd: 1,
  ...changes,
});

test.each([
  [back({}), 'aftersale.endOriginal', false],
  [back({ method: undefined }), 'aftersale.endNothingPaid', false],
  [back({ way: 'NAMED', destination: { kind: 'EWALLET' } }), 'aftersale.endNamed', true],
  [back({ way: 'UNKNOWN' }), 'aftersale.endTooLate', true],
  [back({ way: 'UNKNOWN', originalUntil: 5 }), 'aftersale.endAskBefore', true],
  [back({ way: 'UNKNOWN', method: 'CASH', originalUntil: 5 }), 'aftersale.endCash', true],
  [back({ way: 'UNKNOWN', method: 'CASH' }), 'aftersale.endCash', true],
  [undefined, undefined, false],
] as const)('%j says %s', (given, words, isTaken) => {
  expect(moneyBackWords(text, 'id-ID', given)).toBe(words);
  expect(takesDestination(given)).toBe(isTaken);
});
