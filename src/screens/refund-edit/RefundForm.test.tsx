import { asId } from '../../api/ids.ts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openKept } from '../../../tests/support/storage.ts';
import type {
  ApplyRefundData,
  CouponId,
  OrderId,
  RefundBlock,
  RefundCoupon,
  RefundReason,
} from '../../api/generated/types.ts';
import { call } from '../../api/call.ts';
import { ApiError } from '../../api/errors.ts';
import * as codes from '../../api/generated/codes.ts';
import { queryClient } from '../../api/query.ts';
import { formatRp } from '../../i18n/format.ts';
import { track } from '../../telemetry/report.ts';
import { RefundForm } from './RefundForm.tsx';

vi.mock('../../api/call.ts', () => ({ call: vi.fn() }));
vi.mock('../../telemetry/report.ts', () => ({ reportProblem: vi.fn(), track: vi.fn() }));
vi.mock('../../i18n/i18n.ts', async (original) => {
  const said = (key: string, values: object = {}) => [key, ...Object.values(values)].join(' ');
  return { ...(await original<object>()), text: said, useText: () => said };
});

const coupon = (couponId: CouponId, isChosen: boolean, blockedBy?: RefundBlock): RefundCoupon => ({
  couponId,
  state: blockedBy ? 'locked' : 'not_delivery',
  salePrice: 50_000,
  discountShare: 0,
  paidAmount: 50_000,
  isChosen,
  ...(blockedBy && { blockedBy }),
});
const item = { productName: { 'id-ID': 'Nasi' }, storeName: 'Warung', refund: 'ANY_TIME' };
const quote = (
  couponList: RefundCoupon[],
  shareList: ApplyRefundData['shareList'] = [],
): ApplyRefundData => ({
  orderId: asId<OrderId>('H7'),
  orderNo: '1',
  item: item as unknown as ApplyRefundData['item'],
  promise: 'ANY_TIME',
  isWithdrawn: false,
  isOutletClosed: false,
  couponList,
  couponQuantity: 0,
  amount: 0,
  promoAmount: 0,
  shareList,
  destinationList: [
    // 23:50 in Jakarta: sent at 06:00.
    {
      kind: 'BANK',
      isOffered: true,
      sendTime: Date.UTC(2026, 10, 26, 23),
      expectedDate: '2026-12-01',
    },
  ],
  serverTime: Date.UTC(2026, 10, 26, 16, 50),
});

function show(data: ApplyRefundData, reasons: RefundReason[] = []) {
  return (
    <MemoryRouter>
      <QueryClientProvider client={queryClient}>
        <RefundForm quote={data} reasons={reasons} couponId={asId('')} onChoose={() => {}} />
      </QueryClientProvider>
    </MemoryRouter>
  );
}

beforeEach(async () => {
  vi.mocked(track).mockClear();
  await openKept();
});
afterEach(cleanup);

const boxes = () => screen.getAllByRole<HTMLInputElement>('checkbox');

test('what is blocked meanwhile is chosen no more, and what was typed stays', () => {
  const { rerender } = render(show(quote([coupon(asId('W1'), true), coupon(asId('W2'), true)])));
  fireEvent.click(screen.getByRole('radio', { name: /bank/i }));
  const number = screen
    .getAllByRole<HTMLInputElement>('textbox')
    .find((box) => box.inputMode === 'numeric');
  if (!number) throw new Error('no field for the account');
  fireEvent.change(number, { target: { value: '12345678' } });
  rerender(show(quote([coupon(asId('W1'), true), coupon(asId('W2'), false, 'LOCKED')])));
  expect(boxes().map(({ checked, disabled }) => [checked, disabled])).toEqual([
    [true, false],
    [false, true],
  ]);
  const send = screen.getByRole<HTMLButtonElement>('button', { name: /aftersale.submit/ });
  expect(send.disabled).toBe(false);
  expect(number.value).toBe('12345678');
});

test('money that is asked for at night says when it is sent', () => {
  render(show(quote([coupon(asId('W1'), true)])));
  expect(screen.getByText(/aftersale.canCancelUntil.* 0?6[.:]00/)).toBeTruthy();
});

test('parts are shown of exactly what is chosen', () => {
  const parts = [
    { name: 'Sari', amount: 33_333, isMine: true },
    { name: 'Dewi', amount: 66_667, isMine: false },
  ];
  render(show(quote([coupon(asId('W1'), true), coupon(asId('W2'), true)], parts)));
  expect(screen.getByText(formatRp(33_333))).toBeTruthy();
  const second = boxes()[1];
  if (second) fireEvent.click(second);
  expect(screen.queryByText(formatRp(33_333))).toBeNull();
});

test.each([
  [{ fate: 'FREED' }, /^aftersale\.envelopeNote$/],
  [{ fate: 'FREED', until: Date.UTC(2026, 11, 1) }, /^aftersale\.envelopeUntil .*2026/],
  [{ fate: 'KEPT' }, /^aftersale\.envelopeKept$/],
  [{ fate: 'EXPIRED' }, /^aftersale\.envelopeExpired$/],
  [undefined, undefined],
] as const)('of a red envelope that is %j it says %s', (envelope, said) => {
  const part = { ...coupon(asId('W1'), true), discountShare: 5000 };
  render(show({ ...quote([part]), envelope }));
  const notes = screen.queryAllByText(/^aftersale\.envelope(?!Part)/);
  expect(notes).toHaveLength(said ? 1 : 0);
  if (said) expect(notes[0]?.textContent).toMatch(said);
});

test.each([
  ['taken', () => Promise.resolve({ refundId: 'B1' })],
  ['refused', () => Promise.reject(new ApiError('business', codes.REFUND_REFUSED, 'Tidak bisa'))],
] as const)('a request that is %s: only the first is told', async (outcome, reply) => {
  vi.mocked(call).mockImplementation(reply);
  const reason = { reason: 'R1', name: { 'id-ID': 'Tidak jadi' }, detailList: [] };
  const both = [coupon(asId('W1'), true), coupon(asId('W2'), true)];
  render(show(quote(both), [reason]));
  fireEvent.click(screen.getByRole('radio', { name: 'Tidak jadi' }));
  fireEvent.click(screen.getByRole('button', { name: /aftersale.submit/ }));
  await vi.waitFor(() => expect(call).toHaveBeenCalled());
  if (outcome === 'refused') await screen.findByText(/Tidak bisa/);
  else await vi.waitFor(() => expect(track).toHaveBeenCalled());
  const told = { orderId: asId<OrderId>('H7'), quantity: 2 };
  expect(vi.mocked(track).mock.calls).toEqual(outcome === 'taken' ? [['refund_sent', told]] : []);
});
