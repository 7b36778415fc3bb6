/** A voucher in each of its states, as the server has it. Spec home 4 and 5 "Coupon card". */
import type { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';
import { sandboxWithEdits } from '../support/database.ts';
import { expectSaid } from '../support/said.ts';
import type { Sandbox } from '../support/sandbox.ts';
import { expect, leaveAndStop, settled, storeCards, test } from './fixtures.ts';
import { text, textWithin } from './texts.ts';

const PLAIN =
  'activity_type = NULL, promotion_price = NULL, tag_id = NULL, flash_session_id = NULL, flash_sort = NULL, reserve_mode = 0, user_limit = 0, user_group_ok = 1, remaining_stock = 50, original_price = 40000, sale_price = 25000';

const STATES: readonly { name: string; set: string; badge?: string; price?: string }[] = [
  { name: 'plenty left', set: '', price: 'Rp25.000' },
  { name: 'few left', set: 'remaining_stock = 3', badge: 'home.couponStock' },
  { name: 'ten left', set: 'remaining_stock = 10', badge: 'home.couponStock' },
  { name: 'sold out', set: 'remaining_stock = 0', badge: 'home.couponSoldOut' },
  { name: 'bought as often as one may', set: 'user_limit = 1', badge: 'home.couponUserLimited' },
  { name: 'not for this user', set: 'user_group_ok = 0', badge: 'home.couponGroupFailed' },
  { name: 'to reserve', set: 'reserve_mode = 1, remaining_stock = 3', badge: 'home.couponReserve' },
  {
    name: 'in promotion',
    set: "activity_type = 'COMMON', promotion_price = 19000, tag_id = (SELECT min(tag_id) FROM promotion_tags)",
    price: 'Rp19.000',
  },
];

/** Every voucher of the city in one state; then each page shows nothing else. */
async function cityOf(set: string): Promise<Sandbox> {
  return sandboxWithEdits((database: DatabaseSync) => {
    database.exec(`UPDATE products SET ${PLAIN}`);
    if (set !== '') database.exec(`UPDATE products SET ${set}`);
  });
}

async function firstVoucher(page: Page, sandbox: Sandbox) {
  await settled(page, sandbox);
  const store = storeCards(page)
    .filter({ has: page.getByRole('list', { name: textWithin('home.storeCoupons') }) })
    .first();
  await expect(store).toBeVisible();
  return store
    .getByRole('list', { name: textWithin('home.storeCoupons') })
    .getByRole('listitem')
    .first();
}

for (const { name, set, badge, price } of STATES) {
  test(`a voucher: ${name}`, async ({ page }) => {
    const own = await cityOf(set);
    try {
      await page.goto(own.baseUrl);
      const voucher = await firstVoucher(page, own);
      if (badge !== undefined) await expect(voucher.getByText(text(badge))).toBeVisible();
      if (price !== undefined)
        await expect(voucher.getByText(price, { exact: true }).first()).toBeVisible();
      if (name === 'plenty left')
        await expect(voucher.getByText(textWithin('home.couponStock'))).toHaveCount(0);
      if (name === 'to reserve')
        await expect(voucher.getByText(textWithin('home.couponStock'))).toHaveCount(0);
      await expect(voucher.getByText(textWithin('home.originalPrice'))).toBeAttached();
      await voucher.getByRole('link').click();
      await expect(page).toHaveURL(/\/platform\/groupCouponDetail\?.*skuId=/);
    } finally {
      await leaveAndStop(page, own);
    }
  });
}

test('a voucher without a sku says so and opens nothing', async ({ page, sandbox }) => {
  await sandbox.setFaults({ path: '/market/', kind: 'missing_field', field: 'skuId' });
  await page.goto('/');
  const voucher = await firstVoucher(page, sandbox);
  await voucher.getByRole('button').click();
  await expectSaid(page, text('home.couponParameterError'));
  expect(new URL(page.url()).pathname).toBe('/');
});

for (const [count, shown] of [
  [3, 0],
  [4, 4],
  [6, 4],
] as const) {
  test(`${count} categories give ${shown} tiles`, async ({ page }) => {
    const own = await sandboxWithEdits((database) => {
      database.exec('UPDATE categories SET on_home = 0');
      database.exec(
        `UPDATE categories SET on_home = 1 WHERE category_id IN (SELECT category_id FROM categories WHERE parent_id IS NULL ORDER BY category_id LIMIT ${count})`,
      );
    });
    try {
      await page.goto(own.baseUrl);
      await expect(page.getByRole('region', { name: text('home.topBanners') })).toBeVisible();
      await expect(
        page.getByRole('navigation', { name: text('home.categories') }).getByRole('link'),
      ).toHaveCount(shown);
    } finally {
      await leaveAndStop(page, own);
    }
  });
}
