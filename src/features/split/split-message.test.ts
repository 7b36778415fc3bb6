import { asId } from '../../api/ids.ts';
import { expect, it } from 'vitest';
import type { ShareId, SplitShare } from '../../api/generated/types.ts';
import { splitMessage } from './split-view.ts';

/** 26 November 2026, 14:05 in Jakarta. */
const UNTIL_MS = 1_795_676_700_000;

const text = (key: string, values: object = {}) => [key, ...Object.values(values)].join(' | ');

function message(...shares: (readonly [amount: number, status: SplitShare['status']])[]) {
  const shareList = shares.map(([amount, status], at) => ({
    shareId: asId<ShareId>(`L-${at}`),
    name: ['Sari', 'Budi', 'Ani'][at] ?? '',
    amount,
    status,
    quantity: 0,
    isMine: false,
    couponIdList: [],
  }));
  const payAmount = shares.reduce((sum, [amount]) => sum + amount, 0);
  const split = { shareList, payAmount, endTime: UNTIL_MS, item: { storeName: 'Warung' } };
  return splitMessage(text, split, 'Paket hemat');
}

it('an invitation: with whom, what, where, how much each, until when', () => {
  expect(message([30_000, 'WAITING'], [30_000, 'WAITING'])).toBe(
    'split.message | Sari | Paket hemat | Warung | split.messageEach | Rp30.000 | 2 | 14:05 WIB',
  );
});

it('shares that differ: the sum of all', () => {
  expect(message([32_334, 'WAITING'], [32_333, 'WAITING'], [32_333, 'WAITING'])).toBe(
    'split.message | Sari | Paket hemat | Warung | split.messageAll | Rp97.000 | 3 | 14:05 WIB',
  );
});

it('a reminder says how many have paid, without names of those who have not', () => {
  const words = message([30_000, 'PAID'], [30_000, 'WAITING']);
  expect(words).toBe('split.reminder | Sari | Paket hemat | Warung | 1 | 2 | 14:05 WIB');
  expect(words).not.toContain('Budi');
});
