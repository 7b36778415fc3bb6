import { asId } from '../../api/ids.ts';
import { QueryObserver } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openKept } from '../../../tests/support/storage.ts';
import { call } from '../../api/call.ts';
import { ApiError } from '../../api/errors.ts';
import { couponDetail } from '../../api/generated/calls/coupon-detail.ts';
import { giftReturn } from '../../api/generated/calls/gift-return.ts';
import * as codes from '../../api/generated/codes.ts';
import type { CouponId, Gift, GiftId } from '../../api/generated/types.ts';
import { queryClient } from '../../api/query.ts';
import { GiftCard, Received } from './GiftCard.tsx';

const seen = vi.hoisted(() => ({ said: vi.fn<(words: string) => void>() }));
vi.mock('#host', () => ({ host: { kind: 'WEB', can: {} } }));
vi.mock('../../api/call.ts', () => ({ call: vi.fn() }));
vi.mock('../../ui/toast.ts', () => ({ toast: seen.said }));
vi.mock('../../telemetry/report.ts', () => ({ reportProblem: vi.fn(), track: vi.fn() }));

const gift: Gift = {
  giftId: asId<GiftId>('G1'),
  couponId: asId<CouponId>('W1'),
  status: 'CLAIMED',
  giverName: 'Sari',
  receiverName: 'Dewi',
  note: '',
  createTime: 0,
  expireTime: 1,
  canReturn: true,
};
const coupon = {
  couponId: asId<CouponId>('W1'),
  name: { 'id-ID': 'Nasi' },
  storeName: 'Warung',
  gift,
  canGive: false,
};

const returned = vi.fn<() => void>();
/** The page of the voucher asks for it. */
const asked = vi.fn<() => Promise<string>>();
let leave: () => void;

beforeEach(async () => {
  await openKept();
  for (const mock of [returned, asked, seen.said, vi.mocked(call)]) mock.mockReset();
  asked.mockResolvedValue('a voucher');
  const page = new QueryObserver(queryClient, {
    queryKey: [couponDetail.path, 'W1'],
    queryFn: asked,
    initialData: 'a voucher',
    staleTime: Infinity,
  });
  leave = page.subscribe(() => undefined);
});

afterEach(() => {
  leave();
  queryClient.clear();
  cleanup();
});

function giveBack(card: React.ReactNode): void {
  render(card);
  fireEvent.click(screen.getByRole('button', { name: 'gift.return' }));
  const sheet = within(screen.getByRole('dialog'));
  fireEvent.click(sheet.getByRole('button', { name: 'gift.returnConfirm' }));
}

test('a voucher that went back has its page left, and is not asked for again', async () => {
  vi.mocked(call).mockResolvedValue({});
  giveBack(<GiftCard coupon={coupon} untilMs={undefined} onReturned={returned} />);
  await waitFor(() => expect(returned).toHaveBeenCalledOnce());
  expect(vi.mocked(call).mock.calls.map(([endpoint]) => endpoint)).toContain(giftReturn);
  expect(seen.said).toHaveBeenCalledExactlyOnceWith('gift.returned');
  expect(asked).not.toHaveBeenCalled();
});

test('refused because it was used meanwhile: its page stays, and shows how it is', async () => {
  vi.mocked(call).mockRejectedValue(new ApiError('business', codes.COUPON_STATE, 'Sudah dipakai'));
  giveBack(<GiftCard coupon={coupon} untilMs={undefined} onReturned={returned} />);
  await waitFor(() => expect(asked).toHaveBeenCalledOnce());
  expect(seen.said).toHaveBeenCalledExactlyOnceWith('Sudah dipakai');
  expect(returned).not.toHaveBeenCalled();
});

test('at its link the page stays: it says who has it', async () => {
  vi.mocked(call).mockResolvedValue({});
  giveBack(<Received gift={gift} />);
  await waitFor(() => expect(seen.said).toHaveBeenCalledExactlyOnceWith('gift.returned'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(returned).not.toHaveBeenCalled();
});
