/** The wallet without a network: kept by one visit, opened by a cold start, gone with the login. B3. */
import type { Locator, Page } from '@playwright/test';
import { memberOn } from '../../support/members.ts';
import type { Sandbox } from '../../support/sandbox.ts';
import { expect, open, openHome, test } from '../fixtures.ts';
import { payFor, placedBy } from '../steps/order-steps.ts';
import { tickets, walletOf } from '../steps/wallet-steps.ts';
import { text, textWithin } from '../texts.ts';

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
  await tickets(page).first().getByRole('link').first().tap();
  await expect(page.getByRole('img', { name: text('redeem.qrLabel') })).toBeVisible();
});

test('from any start without a network two taps lead to the code', async ({
  page,
  context,
  sandbox,
}) => {
  await openHome(page);
  await keptOn(page, sandbox);
  await context.setOffline(true);
  const use = (within: Locator) =>
    within.getByRole('link', { name: textWithin('order.actionUse') });
  const qrCode = page.getByRole('img', { name: text('redeem.qrLabel') });

  await test.step('home', async () => {
    await page.goto('/');
    await page.getByRole('link', { name: textWithin('frame.tabOrder') }).tap();
    await use(page.getByRole('region', { name: text('platform.pageCoupons') })).tap();
    await expect(qrCode).toBeVisible();
  });
  await test.step('the account', async () => {
    await page.goto('/platform/home/account');
    await page.getByRole('link', { name: text('platform.accountCoupons'), exact: true }).tap();
    await expect(use(tickets(page).first())).toBeVisible();
  });
  await test.step('a screen that is nothing without a network', async () => {
    await page.goto('/platform/setting');
    await expect(page.getByRole('heading', { name: text('frame.offlineTitle') })).toBeVisible();
    await page.getByRole('button', { name: text('platform.pageCoupons') }).tap();
    await use(tickets(page).first()).tap();
    await expect(qrCode).toBeVisible();
  });
});

test('what was given away has no code on this device from then on', async ({
  page,
  context,
  sandbox,
}) => {
  const address = await keptOn(page, sandbox);
  await tickets(page)
    .getByRole('button', { name: textWithin('gift.giveShort') })
    .tap();
  await page.getByRole('button', { name: text('gift.make') }).tap();
  await expect(page.getByRole('dialog', { name: textWithin('share.title') })).toBeVisible();
  await context.setOffline(true);
  await page.goto(address);
  await expect(page.getByRole('banner').or(page.getByRole('main')).first()).toBeVisible();
  await expect(page.getByText(text('frame.offlineBanner'))).toBeVisible();
  await expect(page.getByRole('img', { name: text('redeem.qrLabel') })).toHaveCount(0);
  await page.goto(WALLET);
  // The network may go before the list was asked for again: then nothing is kept of it.
  const keptList = page.getByText(text('wallet.shownSince'));
  const nothingKept = page.getByRole('heading', { name: text('failure.offline') });
  await expect(keptList.or(nothingKept)).toBeVisible();
  await expect(page.getByRole('link', { name: textWithin('order.actionUse') })).toHaveCount(0);
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
