/**
 * A newcomer's first purchase and its use, by what a person sees only, with the taps to a code counted:
 * from a link in WhatsApp to a paid order, its code at the outlet, a second voucher from home and
 * without a network, a gift and money back. Buying 2, 6.
 */
import type { Locator, Page } from '@playwright/test';
import {
  askForCode,
  codeField,
  demandSlider,
  lastCode,
  newPhone,
} from '../../support/login-steps.ts';
import { keptTokens } from '../../support/members.ts';
import { expect, open, openHome, test } from '../fixtures.ts';
import { confirmWith, standAt, takeCode } from '../steps/cashier-steps.ts';
import { orderPath, payFor, placedBy } from '../steps/order-steps.ts';
import { buyBar, detailOf, skuOf, voucherPath, VOUCHERS } from '../steps/voucher-steps.ts';
import { tickets } from '../steps/wallet-steps.ts';
import { button, digits, heading, qrCode } from '../find.ts';
import { text, textWithin } from '../texts.ts';

test.use({ serviceWorkers: 'allow' });

const appBar = (page: Page) =>
  page.getByRole('complementary', { name: text('frame.downloadBarLabel') });
const party = (page: Page) => page.locator('[data-celebration]');
const ordersTab = (page: Page) => page.getByRole('link', { name: textWithin('frame.tabOrder') });
const useOfNext = (page: Page) =>
  page
    .getByRole('region', { name: text('platform.pageCoupons') })
    .getByRole('link', { name: textWithin('order.actionUse') });

/** Taps one after the other until the code is seen; how many it took. */
async function tapsToCode(page: Page, ways: readonly Locator[]): Promise<number> {
  let taps = 0;
  for (const way of ways) {
    await expect(qrCode(page)).toHaveCount(0);
    await way.tap();
    taps += 1;
  }
  await expect(qrCode(page)).toBeVisible();
  return taps;
}

test('a newcomer buys, is served, and reaches each code by a tap or two', async ({
  page,
  context,
  sandbox,
}) => {
  test.slow();
  await demandSlider(sandbox, 'NEVER');
  const skuId = await skuOf(sandbox, VOUCHERS.tender);
  const { storeId, latitude, longitude } = (await detailOf(sandbox, skuId)).store;
  await context.setGeolocation({ latitude, longitude });

  await test.step('buys, and nothing comes between the login and the order', async () => {
    await open(page, voucherPath(skuId, '&channel_id=whatsapp'));
    await buyBar(page)
      .getByRole('button', { name: text('voucher.buy') })
      .tap();
    const phoneNo = newPhone();
    await askForCode(page, phoneNo);
    await codeField(page).fill(await lastCode(sandbox, phoneNo));
    await expect(page).toHaveURL(/\/platform\/confirmOrder\?/);
    await expect(button(page, 'checkout.order')).toBeEnabled();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(appBar(page)).toHaveCount(0);
    await button(page, 'checkout.order').tap();
  });

  await test.step('pays by QRIS, with nothing over the code', async () => {
    await page.getByRole('radio', { name: textWithin('order.methodQris') }).check({ force: true });
    await button(page, 'payment.pay').tap();
    await expect(page.getByRole('img', { name: text('payment.qrLabel') })).toBeVisible();
    await expect(appBar(page)).toHaveCount(0);
    const orderId = new URL(page.url()).searchParams.get('orderId');
    await sandbox.call('/sandbox/payer', { orderId, act: 'PAY' });
    await expect(heading(page, 'payment.successTitle')).toBeVisible();
    await expect(party(page)).toBeVisible();
  });

  await test.step('from what was bought to its voucher, one tap from its code', async () => {
    await button(page, 'payment.toVouchers').tap();
    expect(await tapsToCode(page, [button(page, 'redeem.open')])).toBe(1);
    await expect(appBar(page)).toHaveCount(0);
  });

  await test.step('is served, and the voucher is celebrated', async () => {
    const desk = await context.newPage();
    await standAt(desk, sandbox, storeId);
    await takeCode(desk, (await digits(page).textContent()) ?? '');
    await confirmWith(desk, 120_000);
    await desk.close();
    await expect(heading(page, 'redeem.used')).toBeVisible();
    await expect(party(page)).toBeVisible();
    await page.reload();
    await expect(page.getByRole('link', { name: text('redeem.review') })).toBeVisible();
  });

  const uses = tickets(page).getByRole('link', { name: textWithin('order.actionUse') });
  const member = await keptTokens(page);
  if (!member) throw new Error('nobody is logged in');
  const { orderId } = await placedBy(sandbox, member);
  await payFor(sandbox, member, orderId);

  await test.step('only now is asked for a name, at the next tab', async () => {
    await openHome(page);
    await button(page, 'profile.skip').last().tap();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('from a paid order one tap leads to the code', async () => {
    await open(page, orderPath(orderId));
    expect(await tapsToCode(page, [button(page, 'order.actionUse')])).toBe(1);
    await openHome(page);
  });

  await test.step('from home two taps lead to the code', async () => {
    expect(await tapsToCode(page, [ordersTab(page), useOfNext(page)])).toBe(2);
  });

  await test.step('without a network two taps lead from the start to the code', async () => {
    await open(page, '/platform/myCouponList');
    await expect(page.getByText(text('wallet.keptInBrowser'))).toBeVisible();
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await context.setOffline(true);
    await page.goto('/');
    expect(await tapsToCode(page, [ordersTab(page), useOfNext(page)])).toBe(2);
    await context.setOffline(false);
  });

  await test.step('gives another away, and nothing offers its use any more', async () => {
    await payFor(sandbox, member, (await placedBy(sandbox, member)).orderId);
    await open(page, '/platform/myCouponList');
    await expect(uses).toHaveCount(2);
    await tickets(page)
      .first()
      .getByRole('button', { name: textWithin('gift.giveShort') })
      .tap();
    await button(page, 'gift.make').tap();
    await expect(page.getByRole('dialog', { name: textWithin('share.title') })).toBeVisible();
    await page.goBack();
    await expect(uses).toHaveCount(1);
  });
});
