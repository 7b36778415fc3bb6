/** A voucher in each of its states, as the server has it. Spec home 4 and 5 "Coupon card". */
import type { Page } from '@playwright/test';
import { cityToEdit } from '../../support/database.ts';
import { type Member, newMember } from '../../support/members.ts';
import { expectSaid } from '../../support/said.ts';
import type { Sandbox } from '../../support/sandbox.ts';
import { expect, leaveAndStop, settled, storeCards, test } from '../fixtures.ts';
import { text, textWithin } from '../texts.ts';

const PLAIN =
  'activity_type = NULL, promotion_price = NULL, tag_id = NULL, flash_session_id = NULL, flash_sort = NULL, reserve_mode = 0, user_limit = 0, user_group_ok = 1, remaining_stock = 50, original_price = 40000, sale_price = 25000';

interface State {
  name: string;
  set: string;
  shown: string | RegExp;
  absent?: RegExp;
}

const STATES: readonly State[] = [
  {
    name: 'plenty left',
    set: 'remaining_stock = 50',
    shown: 'Rp25.000',
    absent: textWithin('home.couponStock'),
  },
  { name: 'few left', set: 'remaining_stock = 3', shown: text('home.couponStock') },
  { name: 'ten left', set: 'remaining_stock = 10', shown: text('home.couponStock') },
  { name: 'sold out', set: 'remaining_stock = 0', shown: text('home.couponSoldOut') },
  {
    name: 'bought as often as one may',
    set: 'user_limit = 1',
    shown: text('home.couponUserLimited'),
  },
  { name: 'not for this user', set: 'user_group_ok = 0', shown: text('home.couponGroupFailed') },
  {
    name: 'to reserve',
    set: 'reserve_mode = 1, remaining_stock = 3',
    shown: text('home.couponReserve'),
    absent: textWithin('home.couponStock'),
  },
  {
    name: 'in promotion',
    set: "activity_type = 'COMMON', promotion_price = 19000, tag_id = (SELECT min(tag_id) FROM promotion_tags)",
    shown: 'Rp19.000',
  },
];

/** Home with the current data: caches are cleared, the session is kept. */
async function openFresh(page: Page, city: Sandbox, member?: Member): Promise<void> {
  await page.goto(`${city.baseUrl}/healthz`);
  await page.evaluate(
    (kept) => {
      localStorage.clear();
      if (kept) localStorage.setItem('jajan.tokenInfo', JSON.stringify(kept));
    },
    member && {
      userId: member.userId,
      accessToken: member.accessToken,
      refreshToken: member.refreshToken,
    },
  );
  await page.goto(city.baseUrl);
}

async function firstVoucher(page: Page, sandbox: Sandbox) {
  await settled(page, sandbox);
  const vouchers = page.getByRole('list', { name: textWithin('home.storeCoupons') });
  const store = storeCards(page).filter({ has: vouchers }).first();
  return store
    .getByRole('list', { name: textWithin('home.storeCoupons') })
    .getByRole('listitem')
    .first();
}

test('a voucher shows its state and opens its page', async ({ page }) => {
  test.slow();
  const { city, edit } = await cityToEdit();
  // Limits and groups apply to members.
  const member = await newMember(city);
  try {
    for (const { name, set, shown, absent = /^never said$/ } of STATES) {
      await test.step(name, async () => {
        // Changes every voucher of the city, so that each card shows that state.
        edit((database) =>
          database.exec(`UPDATE products SET ${PLAIN}; UPDATE products SET ${set}`),
        );
        await openFresh(page, city, member);
        const voucher = await firstVoucher(page, city);
        await expect(voucher.getByText(shown, { exact: true }).first()).toBeVisible();
        await expect(voucher.getByText(absent)).toHaveCount(0);
        await expect(voucher.getByText(textWithin('home.originalPrice'))).toBeAttached();
        await voucher.getByRole('link').click();
        await expect(page).toHaveURL(/\/platform\/groupCouponDetail\?.*skuId=/);
      });
    }
  } finally {
    await leaveAndStop(page, city);
  }
});

test('a voucher without skuId shows an error and opens nothing', async ({ page, sandbox }) => {
  await sandbox.setFaults({ path: '/market/', kind: 'missing_field', field: 'skuId' });
  await page.goto('/');
  const voucher = await firstVoucher(page, sandbox);
  await voucher.getByRole('button').click();
  await expectSaid(page, text('home.couponParameterError'));
  expect(new URL(page.url()).pathname).toBe('/');
});

test('three categories show no tiles, more show four', async ({ page }) => {
  const { city, edit } = await cityToEdit();
  try {
    for (const [count, shown] of [
      [3, 0],
      [4, 4],
      [6, 4],
    ] as const) {
      await test.step(`${count} categories show ${shown} tiles`, async () => {
        edit((database) => {
          database.exec('UPDATE categories SET on_home = 0');
          database.exec(
            `UPDATE categories SET on_home = 1 WHERE category_id IN (SELECT category_id FROM categories WHERE parent_id IS NULL ORDER BY category_id LIMIT ${count})`,
          );
        });
        await openFresh(page, city);
        await expect(page.getByRole('region', { name: text('home.topBanners') })).toBeVisible();
        await expect(
          page.getByRole('navigation', { name: text('home.categories') }).getByRole('link'),
        ).toHaveCount(shown);
      });
    }
  } finally {
    await leaveAndStop(page, city);
  }
});
