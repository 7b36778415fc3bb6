// @vitest-environment node
import { asId } from '../../api/ids.ts';
import { expect, it } from 'vitest';
import type { RedEnvelopeId, SettlementData } from '../../api/generated/types.ts';
import { envelopeOf, settlementOf } from '../../../tests/support/buying/settlements.ts';
import { type Change, changesBetween } from './changes.ts';

const was = settlementOf({ quantity: 2 });
const withEnvelope = settlementOf({
  quantity: 3,
  discountAmount: 20_000,
  redEnvelopeId: asId<RedEnvelopeId>('X1'),
  envelopeList: [envelopeOf()],
});
const promised = (refund: SettlementData['item']['refund']): SettlementData => ({
  ...was,
  item: { ...was.item, refund },
});

it.each<[string, SettlementData, SettlementData, [quantity: number, isOther: boolean], Change[]]>([
  ['nothing', was, settlementOf({ quantity: 2 }), [2, false], []],
  ['another quantity as asked', was, settlementOf({ quantity: 3 }), [3, true], []],
  [
    'the price',
    was,
    settlementOf({ quantity: 2, salePrice: 50_000 }),
    [2, false],
    [
      { kind: 'price', was: 45_000, now: 50_000 },
      { kind: 'sum', was: 90_000, now: 100_000 },
    ],
  ],
  [
    'the stock',
    was,
    settlementOf({ quantity: 1 }),
    [2, false],
    [
      { kind: 'quantity', was: 2, now: 1 },
      { kind: 'sum', was: 90_000, now: 45_000 },
    ],
  ],
  [
    'fewer than were asked for',
    was,
    settlementOf({ quantity: 3 }),
    [5, true],
    [
      { kind: 'quantity', was: 5, now: 3 },
      { kind: 'sum', was: 90_000, now: 135_000 },
    ],
  ],
  [
    'the promise',
    was,
    promised('NONE'),
    [2, false],
    [{ kind: 'promise', was: 'ANY_TIME', now: 'NONE' }],
  ],
  [
    'the envelope is in another order',
    withEnvelope,
    settlementOf({ quantity: 3, envelopeList: [envelopeOf({ fit: 'IN_USE', savedAmount: 0 })] }),
    [3, false],
    [
      { kind: 'envelope', was: 20_000, now: 0, why: 'IN_USE' },
      { kind: 'sum', was: 115_000, now: 135_000 },
    ],
  ],
  [
    'the envelope gives way to a smaller order',
    withEnvelope,
    settlementOf({
      quantity: 2,
      envelopeList: [envelopeOf({ fit: 'BELOW', missingAmount: 10_000 })],
    }),
    [2, true],
    [],
  ],
  [
    'the envelope was changed by a tap',
    withEnvelope,
    settlementOf({ quantity: 3, envelopeList: [envelopeOf()] }),
    [3, true],
    [],
  ],
  [
    'a better envelope has come by itself',
    settlementOf({ quantity: 3 }),
    withEnvelope,
    [3, false],
    [{ kind: 'sum', was: 135_000, now: 115_000 }],
  ],
])('%s', (_name, before, after, [quantity, isOther], expected) => {
  expect(changesBetween(before, after, { quantity, isOther })).toEqual(expected);
});
