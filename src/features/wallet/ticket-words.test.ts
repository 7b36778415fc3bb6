import { beforeAll, expect, test } from 'vitest';
import type { CouponMoney } from '../../api/generated/types.ts';
import { formatRp } from '../../i18n/format.ts';
import { activateLocale, text, withTexts } from '../../i18n/i18n.ts';
import { similarOf, timeLine } from './ticket-words.ts';
import type { OwnedCoupon } from './use-wallet.ts';

// Those of the wallet come with its part.
beforeAll(async () => {
  await withTexts(() => Promise.resolve())();
  await activateLocale('id-ID');
});

const END = Date.parse('2026-12-31T16:59:59Z');

const coupon = (changes: Partial<OwnedCoupon>): OwnedCoupon => ({
  couponId: 'W1',
  orderId: 'H1',
  state: 'refunding',
  name: { 'id-ID': 'Bakmi' },
  imageUrl: '/img/dish/noodles.png',
  backgroundColor: '#ffffff',
  storeId: 'S1',
  poiId: 'P1',
  storeName: 'Bakmi Atong',
  quantity: 1,
  validStart: 0,
  validEnd: END,
  leftDays: 30,
  ...changes,
});
const money = (changes: Partial<CouponMoney>): CouponMoney => ({
  refundId: 'Z1',
  amount: 45_000,
  status: 'SENT',
  ...changes,
});
const words = (changes: Partial<OwnedCoupon>) => timeLine(coupon(changes), 'id-ID');

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
  const frozen = words({ state: 'locked', frozen: { caseNo: 'N12', chooseUntil: END } });
  expect(frozen.words).toContain('N12');
  expect(frozen.isSoon).toBe(true);
});

test('only what ended for good leads to something similar', () => {
  const path = similarOf(coupon({ state: 'expired', refund: 'NONE' }));
  expect(path?.search).toContain('S1');
  expect(similarOf(coupon({ state: 'expired', refund: 'AT_EXPIRY' }))).toBeUndefined();
  expect(similarOf(coupon({ state: 'used', refund: 'NONE' }))).toBeUndefined();
});
