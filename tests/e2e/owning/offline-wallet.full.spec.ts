/** The wallet without a network: kept by one visit, opened by a cold start, gone with the login. B3. */
import type { Page } from '@playwright/test';
import { memberOn } from '../../support/members.ts';
import type { Sandbox } from '../../support/sandbox.ts';
import { expect, open, test } from '../fixtures.ts';
import { payFor, placedBy } from '../steps/order-steps.ts';
import { tickets, walletOf } from '../steps/wallet-steps.ts';
import { text } from '../texts.ts';

test.use({ serviceWorkers: 'allow' });

const WALLET = '/platform/myCouponList';

/** A bought voucher that this device has kept; the address of its page. */
async function keptOn(page: Page, sandbox: Sandbox): Promise<string> {
  const member = await memberOn(page, sandbox);
  const { orderId } = await placedBy(sandbox, member);
  await payFor(sandbox, member, orderId);
  const [coupon] = await walletOf(sandbox, member);
  await open(page, WALLET);
  await expect(page.getByText(text('wallet.keptInBrowser'))).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  return `/platform/couponDetail?id=${coupon?.couponId ?? ''}`;
}

/** What a cold start loads is most of its time (B3). */
const MOST_SCRIPTS = 28;

test('a cold start in flight mode opens a voucher with its code, terms and outlets', async ({
  page,
  context,
  sandbox,
}) => {
  const address = await keptOn(page, sandbox);
  await context.setOffline(true);
  await page.goto(address);
  await expect(page.getByRole('img', { name: text('redeem.qrLabel') })).toBeVisible();
  const scripts = await page.locator('link[rel="modulepreload"], script[src]').count();
  expect(scripts).toBeGreaterThan(1);
  expect(scripts).toBeLessThanOrEqual(MOST_SCRIPTS);
  await expect(page.getByText(text('redeem.shortCode'))).toBeVisible();
  await expect(page.getByText(text('wallet.couponSince'))).toBeVisible();
  await expect(page.getByText(text('voucher.usage'))).toBeVisible();
  await page.getByRole('button', { name: text('wallet.allStores') }).tap();
  const sheet = page.getByRole('dialog', { name: text('voucher.storesTitle') });
  await expect(sheet.getByRole('listitem').first()).toBeVisible();
});

test('the list opens in flight mode, and a ticket leads to its voucher', async ({
  page,
  context,
  sandbox,
}) => {
  await keptOn(page, sandbox);
  await context.setOffline(true);
  await page.goto(WALLET);
  await tickets(page).first().getByRole('link').tap();
  await expect(page.getByRole('img', { name: text('redeem.qrLabel') })).toBeVisible();
});

test('what is kept is encrypted, and a logout removes it with its key', async ({
  page,
  context,
  sandbox,
}) => {
  const address = await keptOn(page, sandbox);
  const stored = () => page.evaluate(() => JSON.stringify(Object.entries(localStorage)));
  expect(await stored()).toContain('my.wallet');
  expect(await stored()).not.toContain('seed');
  await open(page, '/platform/home/account');
  await page.getByRole('button', { name: text('profile.logout'), exact: true }).tap();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text('profile.logout') })
    .first()
    .tap();
  await expect(page.getByText(text('platform.accountVisitor'))).toBeVisible();
  expect(await stored()).not.toContain('my.wallet');
  await context.setOffline(true);
  await page.goto(address);
  await expect(page.getByText(text('frame.offlineTitle'))).toBeVisible();
});
