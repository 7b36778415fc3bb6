import { asId } from '../../api/ids.ts';
import { expect, it } from 'vitest';
import type { MoneyReturn, RefundId, ShareId, ShareStatus } from '../../api/generated/types.ts';
import { returnsOfShares } from './ShareRow.tsx';

const back = (refundId: RefundId, reason: MoneyReturn['reason']): MoneyReturn => ({
  refundId,
  reason,
  amount: 1_000,
  status: 'REQUESTED',
  reference: 'R',
  paidTime: 1,
  expectedDate: '2026-11-25',
});
const share = (shareId: ShareId, isMine: boolean, status: ShareStatus) => ({
  shareId,
  isMine,
  status,
});

it('each returning share of the caller has its money, other money has no share', () => {
  const found = returnsOfShares({
    status: 'EXPIRED',
    shareList: [
      share(asId('L-1'), false, 'RETURNING'),
      share(asId('L-2'), true, 'RETURNING'),
      share(asId('L-3'), false, 'CLOSED'),
      share(asId('L-4'), true, 'RETURNING'),
    ],
    returnList: [
      back(asId('Z1'), 'SECOND'),
      back(asId('Z2'), 'SPLIT_ENDED'),
      back(asId('Z3'), 'SPLIT_ENDED'),
    ],
  });
  expect([...found].map(([shareId, { refundId }]) => [shareId, refundId])).toEqual([
    ['L-2', 'Z2'],
    ['L-4', 'Z3'],
  ]);
});
