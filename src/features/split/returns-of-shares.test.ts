import { expect, it } from 'vitest';
import type { MoneyReturn, ShareStatus } from '../../api/generated/types.ts';
import { returnsOfShares } from './returns-of-shares.ts';

const back = (refundId: string, reason: MoneyReturn['reason']): MoneyReturn => ({
  refundId,
  reason,
  amount: 1_000,
  status: 'REQUESTED',
  reference: 'R',
  paidTime: 1,
  expectedDate: '2026-11-25',
});
const share = (shareId: string, isMine: boolean, status: ShareStatus) => ({
  shareId,
  isMine,
  status,
});

it('each returning share of the caller has its money, other money has no share', () => {
  const found = returnsOfShares({
    status: 'EXPIRED',
    shareList: [
      share('L-1', false, 'RETURNING'),
      share('L-2', true, 'RETURNING'),
      share('L-3', false, 'CLOSED'),
      share('L-4', true, 'RETURNING'),
    ],
    returnList: [back('Z1', 'SECOND'), back('Z2', 'SPLIT_ENDED'), back('Z3', 'SPLIT_ENDED')],
  });
  expect([...found].map(([shareId, { refundId }]) => [shareId, refundId])).toEqual([
    ['L-2', 'Z2'],
    ['L-4', 'Z3'],
  ]);
});
