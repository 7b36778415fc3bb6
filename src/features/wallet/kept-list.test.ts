/** The list that a release left on the device. It stored the words' number of days beside the dates. */
import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { openKept } from '../../../tests/support/storage.ts';
import { activateLocale, text, withTexts } from '../../i18n/i18n.ts';
import { couponAt } from './left-days.ts';
import { storedCoupons } from './stored-keys.ts';
import { timeLine } from './ticket-words.ts';
import { keptList } from './use-wallet.ts';

beforeAll(async () => {
  await withTexts(() => Promise.resolve())();
  await activateLocale('id-ID');
});

const RELEASED = JSON.parse(readFileSync('tests/contract/stored/002010003.json', 'utf8')) as {
  'my.coupons': { value: unknown };
};

test('is read, and says what is true on the day of the look', async () => {
  await openKept();
  storedCoupons.set(RELEASED['my.coupons'].value);
  const [coupon] = keptList()?.pages[0]?.coupons ?? [];
  expect(coupon).toBeDefined();
  if (!coupon) return;
  expect(coupon).not.toHaveProperty('leftDays');
  const { validEnd } = coupon;
  const wordsAt = (nowMs: number): string => timeLine(coupon, 'id-ID', nowMs).words;
  expect(wordsAt(validEnd - 86_400_000)).toBe(
    text('wallet.daysLeft', { count: 1, date: '20 Jan 2027' }),
  );
  expect(wordsAt(validEnd + 1)).toBe(text('wallet.endedOn', { date: '20 Jan 2027' }));
  expect(couponAt(coupon, validEnd + 1).state).toBe('expired');
});
