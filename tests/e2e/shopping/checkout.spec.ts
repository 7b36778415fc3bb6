/** Checkout: what is ordered is what was shown, once. Buying 2, 3, 10. */
import type { Page } from '@playwright/test';
import { memberOn } from '../../support/members.ts';
import type { Sandbox } from '../../support/sandbox.ts';
import { elapse, expect, open, test } from '../fixtures.ts';
import {
  checkoutPath,
  EDGES,
  orderButton,
  orderIdOf,
  orderIds,
  PLACE,
  type Voucher,
  voucherOf,
} from '../steps/buying-steps.ts';
import { button } from '../find.ts';
import { text, textWithin } from '../texts.ts';

const CASHIER = /\/payPage\/cashier\?orderId=/;

async function openCheckout(page: Page, sandbox: Sandbox, voucher?: Voucher): Promise<void> {
  await open(page, checkoutPath(voucher ?? (await voucherOf(sandbox))));
  await expect(orderButton(page)).toBeEnabled();
}

const rupiah = (amount: number) => `Rp${amount.toLocaleString('id-ID')}`;

test('a visitor is asked to log in, and stays at this checkout', async ({ page, sandbox }) => {
  const path = checkoutPath(await voucherOf(sandbox));
  await open(page, path);
  await button(page, 'platform.logIn').tap();
  await expect(page.getByRole('dialog', { name: text('login.title') })).toBeVisible();
  await expect(page).toHaveURL((url) => url.pathname + url.search === path);
});

test('a double tap is one order, and back does not lead to ordering again', async ({
  page,
  sandbox,
}) => {
  const member = await memberOn(page, sandbox);
  await open(page, '/platform/favoritesList');
  await openCheckout(page, sandbox);
  const journal = await sandbox.journal();
  const held = await sandbox.hold(PLACE);
  await orderButton(page).tap();
  await held.arrived();
  await orderButton(page).tap({ force: true });
  await held.release();
  await expect(page).toHaveURL(CASHIER);
  expect(await journal.quiet(PLACE)).toHaveLength(1);
  expect(await orderIds(sandbox, member)).toEqual([orderIdOf(page)]);
  await page.goBack();
  await expect(page).toHaveURL(/favoritesList/);
});

test('a lost reply says so and is asked again: one order', async ({ page, sandbox }) => {
  const member = await memberOn(page, sandbox);
  await openCheckout(page, sandbox);
  // A browser repeats a reset call by itself, once.
  await sandbox.setFaults({ path: PLACE, kind: 'reset' });
  await orderButton(page).tap();
  await expect(page.getByText(text('checkout.lost'))).toBeVisible();
  await sandbox.setFaults();
  await button(page, 'checkout.askAgain').tap();
  await expect(page).toHaveURL(CASHIER);
  expect(await orderIds(sandbox, member)).toEqual([orderIdOf(page)]);
});

test('an app that is killed while it orders asks for the same order again', async ({
  page,
  sandbox,
}) => {
  const member = await memberOn(page, sandbox);
  const voucher = await voucherOf(sandbox, EDGES, ({ price }) => price === 75_000);
  await openCheckout(page, sandbox, voucher);
  const held = await sandbox.hold(PLACE);
  await orderButton(page).tap();
  await held.arrived();
  await page.reload();
  await held.release();
  // It was the last piece, and is this order's now.
  await button(page, 'checkout.askAgain').tap();
  await expect(page).toHaveURL(CASHIER);
  expect(await orderIds(sandbox, member)).toEqual([orderIdOf(page)]);
});

test('two tabs are one order', async ({ page, context, sandbox }) => {
  const member = await memberOn(page, sandbox);
  const other = await context.newPage();
  await openCheckout(page, sandbox);
  await openCheckout(other, sandbox);
  await orderButton(page).tap();
  await expect(page).toHaveURL(CASHIER);
  await orderButton(other).tap();
  await expect(other).toHaveURL(CASHIER);
  expect(orderIdOf(other)).toBe(orderIdOf(page));
  expect(await orderIds(sandbox, member)).toHaveLength(1);
});

test('a price that changed is said, old and new, and ordered by a tap only', async ({
  page,
  sandbox,
}) => {
  const member = await memberOn(page, sandbox);
  const voucher = await voucherOf(sandbox);
  await openCheckout(page, sandbox, voucher);
  await sandbox.call('/sandbox/merchant', { skuId: voucher.skuId, price: voucher.price + 5_000 });
  await orderButton(page).tap();
  const sheet = page.getByRole('dialog', { name: text('checkout.changedTitle') });
  await expect(sheet).toContainText(rupiah(voucher.price));
  await expect(sheet).toContainText(rupiah(voucher.price + 5_000));
  await sheet.getByRole('button', { name: text('checkout.notNow') }).tap();
  await expect(sheet).toBeHidden();
  expect(await orderIds(sandbox, member)).toEqual([]);
  await sandbox.call('/sandbox/merchant', { skuId: voucher.skuId, price: voucher.price + 10_000 });
  await orderButton(page).tap();
  await sheet.getByRole('button', { name: text('checkout.agree') }).tap();
  await expect(page).toHaveURL(CASHIER);
  // Less the red envelope of a new member.
  await expect(
    page.getByText(rupiah(voucher.price + 10_000 - 15_000), { exact: true }),
  ).toBeVisible();
});

test('too many people: the words of merchant 8, a wait, and a try by a tap', async ({
  page,
  sandbox,
}) => {
  await memberOn(page, sandbox);
  await openCheckout(page, sandbox);
  await sandbox.call('/sandbox/config', { key: 'order_rush_limit', value: 0 });
  await orderButton(page).tap();
  await expect(page.getByText(text('checkout.rush'))).toBeVisible();
  await sandbox.call('/sandbox/config', { key: 'order_rush_limit', value: 200 });
  // The server says one second.
  await elapse(page, sandbox, 2000);
  await orderButton(page).tap();
  await expect(page).toHaveURL(CASHIER);
});

test('quantity, limits and the red envelope follow the server', async ({ page, sandbox }) => {
  await memberOn(page, sandbox);
  const voucher = await voucherOf(sandbox);
  await openCheckout(page, sandbox, voucher);
  const total = page.getByText(rupiah(voucher.price * 3 - 15_000), { exact: true });
  await button(page, 'checkout.more').tap();
  await button(page, 'checkout.more').tap();
  await expect(total.first()).toBeVisible();
  await page.getByRole('button', { name: textWithin('checkout.envelope') }).tap();
  await page.getByRole('radio', { name: text('checkout.envelopeWithout') }).tap({ force: true });
  await expect(page.getByText(rupiah(voucher.price * 3), { exact: true }).last()).toBeVisible();

  await test.step('the last piece says why there are no more', async () => {
    const last = await voucherOf(sandbox, EDGES, ({ price }) => price === 75_000);
    await openCheckout(page, sandbox, last);
    await expect(page.getByText(text('checkout.limitStock'))).toBeVisible();
    await expect(button(page, 'checkout.more')).toHaveAttribute('aria-disabled', 'true');
  });
});
