/**
 * The console's story, as a newcomer plays it with nothing but its words: the app in one window, the
 * console in another. And the page itself, for everybody.
 */
import type { Locator, Page } from '@playwright/test';
import { newPhone } from '../../support/login-steps.ts';
import { memberOn } from '../../support/members.ts';
import { expect, open, test } from '../fixtures.ts';
import { findingsInBothThemes, resize, unfit } from '../looks.ts';
import { press } from '../steps/cashier-steps.ts';
import { cards, orderPath, payFor, placedBy, stateOf } from '../steps/order-steps.ts';
import { couponPath } from '../steps/gift-steps.ts';
import { openSplit } from '../steps/split-steps.ts';
import { tickets } from '../steps/wallet-steps.ts';
import { voucherOf } from '../steps/owning-steps.ts';
import { button, heading, qrCode } from '../find.ts';
import { text, textWithin } from '../texts.ts';

/** Far away: the newcomer sits in Berlin. */
const BERLIN = { latitude: 52.52, longitude: 13.4 };

/** A step, or a story beside the steps. */
const box = (desk: Page, title: string): Locator =>
  desk
    .getByRole('listitem')
    .or(desk.getByRole('complementary').locator('div.extra'))
    .filter({ has: desk.getByRole('heading', { level: 3, name: title }) });

async function openStory(page: Page): Promise<Page> {
  const desk = await page.context().newPage();
  await desk.goto('/console');
  await expect(desk.getByRole('heading', { name: 'Play a whole purchase' })).toBeVisible();
  return desk;
}

const lookAgain = (desk: Page) => press(desk, desk.getByRole('link', { name: 'Look again' }));

/** Presses the button of a step; its outcome is told there. */
async function act(desk: Page, title: string, words: RegExp): Promise<void> {
  await lookAgain(desk);
  await press(desk, box(desk, title).getByRole('button', { name: words }));
  await expect(desk.getByRole('alert')).toHaveCount(0);
  await expect(box(desk, title).getByRole('status')).toBeVisible();
}

const expectDone = (desk: Page, title: string) =>
  expect(box(desk, title).getByText('Done', { exact: true })).toBeVisible();

/** The link of a step opens the app in its own tab. */
async function follow(desk: Page, title: string, name?: string): Promise<Page> {
  const links = box(desk, title).getByRole('link', name === undefined ? {} : { name });
  const opened = desk.waitForEvent('popup');
  await links.first().click();
  return opened;
}

test.describe('from far away', () => {
  test.use({ geolocation: BERLIN });

  test('a newcomer plays the five steps with what the console says', async ({ page }) => {
    test.slow();
    const desk = await openStory(page);
    await page.close();
    const app = await follow(desk, 'Log in');

    await test.step('logs in with the code of the console', async () => {
      await button(app, 'platform.logIn').click();
      await button(app, 'login.phone').click();
      await app.getByRole('textbox', { name: text('login.phoneLabel') }).fill(`0${newPhone()}`);
      await button(app, 'login.sendCode').click();
      const field = app.getByRole('textbox', { name: text('login.codeLabel') });
      await expect(field).toBeVisible();
      await lookAgain(desk);
      const code = box(desk, 'Log in').getByText(/^\d{6}$/);
      await field.fill((await code.textContent()) ?? '');
      await button(app, 'profile.skip').last().click();
      await lookAgain(desk);
      await expectDone(desk, 'Log in');
    });

    await test.step('orders two vouchers, and the console pays', async () => {
      await box(desk, 'Buy and pay').getByRole('link').nth(1).click();
      await app.getByRole('link', { name: /Rp/ }).first().click();
      await button(app, 'voucher.buy').click();
      await app.getByRole('button', { name: text('checkout.more') }).click();
      await button(app, 'checkout.order').click();
      await app.getByRole('radio', { name: textWithin('order.methodQris') }).check({ force: true });
      await button(app, 'payment.pay').click();
      await expect(app.getByRole('img', { name: text('payment.qrLabel') })).toBeVisible();
      await act(desk, 'Buy and pay', /^Pay Rp/);
      await expectDone(desk, 'Buy and pay');
      await expect(heading(app, 'payment.successTitle')).toBeVisible();
    });

    await test.step('is at the outlet by one button, and is served', async () => {
      await act(desk, 'Be at the outlet', /^Go there/);
      await box(desk, 'Be served').getByRole('link').first().click();
      await button(app, 'redeem.open').click();
      await expect(qrCode(app)).toBeVisible();
      await act(desk, 'Be served', /^Scan and confirm/);
      await expectDone(desk, 'Be served');
      await expect(heading(app, 'redeem.used')).toBeVisible();
    });

    await test.step('gets the money of the other one back', async () => {
      await box(desk, 'Get money back').getByRole('link').first().click();
      await app.getByRole('link', { name: text('aftersale.ask') }).click();
      await app.getByRole('radio', { name: 'Rencana berubah' }).check({ force: true });
      await button(app, 'aftersale.submit').click();
      await expect(heading(app, 'aftersale.headRequested')).toBeVisible();
      await act(desk, 'Get money back', /^Pay out Rp/);
      await expectDone(desk, 'Get money back');
      await app.reload();
      await expect(heading(app, 'aftersale.headDone')).toBeVisible();
    });
  });
});

test('a friend pays the rest of a split, and the owner has the vouchers', async ({
  page,
  sandbox,
}) => {
  await openSplit(page, sandbox);
  const desk = await openStory(page);
  for (const name of ['Sari', 'Dewi', 'Budi']) {
    await act(desk, 'A split', new RegExp(`^Pay Rp[\\d.]+ for ${name}`));
  }
  await page.bringToFront();
  await page.reload();
  await expect(heading(page, 'split.completeTitle')).toBeVisible();
});

test('a friend accepts a gift, and the giver sees who has it', async ({ page, sandbox }) => {
  const giver = await memberOn(page, sandbox);
  const { orderId } = await placedBy(sandbox, giver);
  await payFor(sandbox, giver, orderId);
  await open(page, '/platform/myCouponList');
  await tickets(page)
    .first()
    .getByRole('button', { name: textWithin('gift.giveShort') })
    .tap();
  await button(page, 'gift.make').tap();
  await expect(page.getByRole('dialog', { name: textWithin('share.title') })).toBeVisible();
  const desk = await openStory(page);
  await page.bringToFront();
  await open(page, orderPath(orderId));
  await expect(stateOf(page, 'gift.waitingTitle')).toBeVisible();
  await expect(page.getByText(text('order.couponNotDelivery'))).toHaveCount(0);
  await act(desk, 'A gift', /^A friend accepts it/);
  await page.bringToFront();
  await open(page, orderPath(orderId));
  await expect(stateOf(page, 'gift.givenAway')).toBeVisible();
  await expect(page.getByText(textWithin('gift.givenTo'))).toBeVisible();
  await open(page, '/platform/home/order');
  await expect(cards(page).getByText(text('gift.givenAway'))).toBeVisible();
});

test('an outlet refuses, its guest reports it, and the money comes back', async ({
  page,
  sandbox,
}) => {
  const { couponId } = await voucherOf(sandbox, await memberOn(page, sandbox));
  const desk = await openStory(page);
  await act(desk, 'Be at the outlet', /^Go there/);
  await page.bringToFront();
  await open(page, couponPath(couponId));
  await button(page, 'redeem.open').tap();
  await expect(qrCode(page)).toBeVisible();
  await act(desk, 'An outlet that refuses', /^Refuse it/);
  await page.bringToFront();
  // Money off the bill is never sold out.
  await expect(page.getByText(text('redeem.rejectOther'))).toBeVisible();
  await button(page, 'redeem.refuse').tap();
  await button(page, 'redeem.chooseRefund').tap();
  await button(page, 'redeem.confirmRefund').tap();
  await expect(page.getByText(text('redeem.refunded'))).toBeVisible();
  await act(desk, 'Get money back', /^Pay out Rp/);
  await page.bringToFront();
  await page.getByRole('link', { name: text('aftersale.follow') }).tap();
  await expect(heading(page, 'aftersale.headDone')).toBeVisible();
});

test('the console fits a phone and a wide screen, also with large text', async ({
  page,
  sandbox,
}) => {
  await voucherOf(sandbox, await memberOn(page, sandbox));
  const sections = ['', 'clock', 'faults', 'users', 'stores', 'config', 'journal'];
  for (const section of sections) {
    await page.goto(`/console?open=${section}`);
    expect(await findingsInBothThemes(page), `axe: ${section}`).toEqual([]);
  }
  await page.goto('/console');
  const wide = { width: 1280, height: 800, textPercent: 100 };
  for (const size of [wide, { width: 320, height: 640, textPercent: 200 }]) {
    await resize(page, size);
    await expect.poll(() => unfit(page), `${size.width} px`).toEqual([]);
  }
});
