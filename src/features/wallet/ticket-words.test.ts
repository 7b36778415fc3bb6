import { asId } from '../../api/ids.ts';
import { beforeAll, expect, test } from 'vitest';
import type {
  CaseNo,
  CouponId,
  CouponMoney,
  OrderId,
  PoiId,
  RedEnvelope,
  RedEnvelopeId,
  RefundId,
  StoreId,
  WalletCoupon,
} from '../../api/generated/types.ts';
import { formatRp } from '../../i18n/format.ts';
import { activateLocale, text, withTexts } from '../../i18n/i18n.ts';
import { envelopeTime } from './EnvelopeTicket.tsx';
import { couponAt } from './left-days.ts';
import { similarOf, timeLine } from './ticket-words.ts';

// Those of the wallet come with its part.
beforeAll(async () => {
  await withTexts(() => Promise.resolve())();
  await activateLocale('id-ID');
});

const END = Date.parse('2026-12-31T16:59:59Z');

const coupon = (changes: Partial<WalletCoupon>): WalletCoupon => ({
  couponId: asId<CouponId>('W1'),
  orderId: asId<OrderId>('H1'),
  state: 'refunding',
  name: { 'id-ID': 'Bakmi' },
  imageUrl: '/img/dish/noodles.png',
  backgroundColor: '#ffffff',
  storeId: asId<StoreId>('S1'),
  poiId: asId<PoiId>('P1'),
  storeName: 'Bakmi Atong',
  quantity: 1,
  validStart: 0,
  validEnd: END,
  ...changes,
});
const money = (changes: Partial<CouponMoney>): CouponMoney => ({
  refundId: asId<RefundId>('Z1'),
  amount: 45_000,
  status: 'SENT',
  ...changes,
});
const words = (changes: Partial<WalletCoupon>) =>
  timeLine(coupon(changes), 'id-ID', END - 30 * 86_400_000);

test('money on its way has its sum and date, money that is there its reference', () => {
  const going = words({ money: money({ expectedDate: '2026-11-25' }) });
  expect(going.words).toContain('45.000');
  expect(going.words).toContain('25');
  const back = words({ state: 'return', money: money({ status: 'DONE', reference: 'REF1' }) });
  expect(back.words).toContain('45.000');
  expect(back.words).toContain('REF1');
});

test.each(['FAILED', 'WAIT_DESTINATION'] as const)('money that is %s stands out', (status) => {
  expect(words({ money: money({ status }) })).toEqual({
    words: text('wallet.moneyStuck', { amount: formatRp(45_000) }),
    isSoon: true,
  });
});

test('of money that is another’s nothing is said', () => {
  expect(words({ state: 'return' }).words).toBe(text('wallet.moneyOnOrder'));
});

test('a locked voucher is at the cashier’s, or frozen by a case', () => {
  expect(words({ state: 'locked' }).words).toBe(text('wallet.atCashier'));
  const frozen = words({
    state: 'locked',
    frozen: { caseNo: asId<CaseNo>('N12'), chooseUntil: END },
  });
  expect(frozen.words).toContain('N12');
  expect(frozen.isSoon).toBe(true);
  // Asked for its refund: nothing is left to choose.
  expect(words({ state: 'locked', frozen: { caseNo: asId<CaseNo>('N12') } })).toEqual({
    words: text('wallet.caseJudged', { caseNo: asId<CaseNo>('N12') }),
    isSoon: false,
  });
});

test('only what ended for good leads to something similar', () => {
  const path = similarOf(coupon({ state: 'expired', refund: 'NONE' }));
  expect(path?.search).toContain('S1');
  expect(similarOf(coupon({ state: 'expired', refund: 'AT_EXPIRY' }))).toBeUndefined();
  expect(similarOf(coupon({ state: 'used', refund: 'NONE' }))).toBeUndefined();
});

const at = (wib: string): number => Date.parse(`${wib}+07:00`);

test.each([
  ['2026-12-23T23:59:59', 'wallet.validUntil', false],
  ['2026-12-24T00:00:00', 'wallet.daysLeft', true],
  ['2026-12-30T23:59:59', 'wallet.daysLeft', true],
  ['2026-12-31T00:00:00', 'wallet.lastDay', true],
  ['2026-12-31T23:59:59', 'wallet.lastDay', true],
  ['2027-01-01T00:00:00', 'wallet.endedOn', false],
  ['2027-02-01T00:00:00', 'wallet.endedOn', false],
] as const)('kept with its dates: at %s it says %s', (now, key, isSoon) => {
  const date = '31 Des 2026';
  const count = Math.round(
    (at('2026-12-31T00:00:00') - at(`${now.slice(0, 10)}T00:00:00`)) / 86_400_000,
  );
  const kept = coupon({ state: 'not_delivery' });
  expect(timeLine(kept, 'id-ID', at(now))).toEqual({ words: text(key, { date, count }), isSoon });
});

test.each<[WalletCoupon['state'], string, WalletCoupon['state']]>([
  ['valid_coupon', '2027-01-01T00:00:00', 'expired'],
  ['not_delivery', '2027-01-01T00:00:00', 'expired'],
  ['valid', '2027-01-01T00:00:00', 'expired'],
  ['not_effective', '2027-01-01T00:00:00', 'expired'],
  ['not_effective', '2026-12-31T00:00:00', 'not_delivery'],
  ['not_effective', '2026-12-01T00:00:00', 'not_effective'],
  ['locked', '2027-01-01T00:00:00', 'locked'],
  ['refunding', '2027-01-01T00:00:00', 'refunding'],
  ['used', '2026-12-31T00:00:00', 'used'],
  ['wait_pay', '2026-12-30T00:00:00', 'wait_pay'],
  ['wait_pay', '2026-12-31T00:00:00', 'cancel'],
])('%s at %s is %s', (state, now, expected) => {
  const kept = coupon({
    state,
    validStart: at('2026-12-30T12:00:00'),
    cancelTime: at('2026-12-30T12:00:00'),
  });
  expect(couponAt(kept, at(now)).state).toBe(expected);
});

test.each([
  ['UNUSED', '2026-12-31T12:00:00', 'wallet.lastDay'],
  ['UNUSED', '2027-01-01T00:00:00', 'wallet.endedOn'],
  ['LOCKED', '2027-01-01T00:00:00', 'offers.lockedNote'],
] as const)('a red envelope that is %s says at %s %s', (state, now, key) => {
  const envelope: RedEnvelope = {
    redEnvelopeId: asId<RedEnvelopeId>('E1'),
    state,
    discountAmount: 10_000,
    useOrderAmountThreshold: 0,
    productCount: 0,
    appOnly: false,
    receiveTime: 0,
    expireTime: END,
  };
  const { words: said } = envelopeTime(envelope, 'id-ID', at(now));
  expect(said).toBe(text(key, { date: '31 Des 2026' }));
});
