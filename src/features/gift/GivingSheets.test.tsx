/** What goes along with a gift's link: who gives, what, where, and until when it can be claimed. */
import { asId } from '../../api/ids.ts';
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openKept } from '../../../tests/support/storage.ts';
import type { CouponId, Gift, GiftId } from '../../api/generated/types.ts';
import type { ShareContent } from '../share/share-content.ts';
import { GivingSheets } from './GivingSheets.tsx';
import { keepLink } from './kept-links.ts';

const shared = vi.hoisted(() => vi.fn());
vi.mock('#host', () => ({ host: { kind: 'WEB', can: {} } }));
vi.mock('../share/ShareSheet.tsx', () => ({
  ShareSheet: ({ content }: { content: ShareContent }) => shared(content),
}));
vi.mock('../../i18n/i18n.ts', async (original) => {
  const said = (key: string, values: object = {}) => [key, ...Object.values(values)].join(' | ');
  return {
    ...(await original<object>()),
    text: said,
    useText: () => said,
    useLocale: () => 'id-ID',
  };
});

/** 26 November 2026, 14:05 in Jakarta. */
const UNTIL_MS = 1_795_676_700_000;

const gift: Gift = {
  giftId: asId<GiftId>('G1'),
  couponId: asId<CouponId>('W1'),
  status: 'WAITING',
  giverName: 'Sari',
  note: '',
  createTime: 0,
  expireTime: UNTIL_MS,
  canReturn: false,
};

beforeEach(() => openKept());
afterEach(cleanup);

test('a gift that waits is sent with its giver, its store and its end', () => {
  keepLink({ gift, token: 'abc' });
  const coupon = {
    couponId: asId<CouponId>('W1'),
    name: { 'id-ID': 'Nasi Goreng' },
    storeName: 'Warung',
    gift,
  };
  render(<GivingSheets coupon={coupon} step="send" onStep={() => {}} />);
  const { text, url } = shared.mock.lastCall?.[0] ?? {};
  expect(text).toBe('gift.message | Sari | Nasi Goreng | Warung | 26 Nov 2026, 14:05 WIB');
  expect(url).toContain('token=abc');
});
