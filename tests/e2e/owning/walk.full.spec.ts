/**
 * Three vouchers of one order to their ends: shown without a network, used and reviewed; refused by the
 * outlet, its money lost at the bank and found again; given away and used on another device.
 */
import type { Locator, Page } from '@playwright/test';
import * as codes from '../../../src/api/generated/codes.ts';
import { memberOn } from '../../support/members.ts';
import { elapse, expect, open, test } from '../fixtures.ts';
import { findingsInBothThemes, resize, unfit } from '../looks.ts';
import { confirmWith, rejectBecause, standAt, takeCode } from '../steps/cashier-steps.ts';
import { couponPath, otherDevice, RECEIVE, sendByWhatsApp } from '../steps/gift-steps.ts';
import { comeBack, orderPath } from '../steps/order-steps.ts';
import { takePicture, threeOf } from '../steps/owning-steps.ts';
import { sendForGood, sendInVain } from '../steps/refund-desk-steps.ts';
import {
  addPhotos,
  cards,
  listPath,
  photo,
  rate,
  send,
  uploaded,
  words,
} from '../steps/review-steps.ts';
import { tickets } from '../steps/wallet-steps.ts';
import { approve, readAsBot, titleIn, WORDS } from '../steps/walk-steps.ts';
import { digits, heading, qrCode } from '../find.ts';
import { text, textWithin } from '../texts.ts';

test.use({ serviceWorkers: 'allow' });

/** More than any screen here has tab stops. */
const MAX_STOPS = 60;
/** So long a code is shown; it is taken once. */
const CODE_MS = 30_000;
const USUAL = { width: 360, height: 800, textPercent: 100 };
const HARDEST = { width: 320, height: 640, textPercent: 200 };

const GREETING = 'Selamat ulang tahun, Dewi!';
const NOTE = 'Kasir bilang vouchernya tidak berlaku di sini.';

const button = (page: Page | Locator, key: string) => page.getByRole('button', { name: text(key) });
const whatHappened = (page: Page) =>
  page.getByRole('textbox', { name: text('redeem.whatHappened') });

/** axe in both themes, and everything readable on a small phone with large text. */
async function expectForAll(page: Page, where: string): Promise<void> {
  expect(await findingsInBothThemes(page), `axe: ${where}`).toEqual([]);
  await resize(page, HARDEST);
  await expect.poll(() => unfit(page), `fits: ${where}`).toEqual([]);
  await resize(page, USUAL);
}

/** The voucher on the page is opened at its outlet, by this phone's position. */
async function openHere(page: Page): Promise<void> {
  await button(page, 'redeem.open').tap();
  await expect(button(page, 'redeem.refuse')).toBeVisible();
}

/** Presses Tab until this has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let press = 0; press < MAX_STOPS; press += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error('the Tab key does not reach it');
}

/** On the page of a refund that failed: to a bank account, with keys alone. */
async function correctWithKeys(page: Page): Promise<void> {
  const { keyboard } = page;
  await tabTo(page, button(page, 'aftersale.resend'));
  await keyboard.press('Enter');
  await tabTo(page, page.getByRole('radio', { name: textWithin('aftersale.ewallet') }));
  await keyboard.press('ArrowDown');
  await tabTo(page, page.getByLabel(text('aftersale.bank'), { exact: true }));
  await keyboard.press('Enter');
  await tabTo(page, page.getByLabel(text('aftersale.searchBank')));
  await keyboard.type('man');
  await tabTo(page, page.getByRole('button', { name: 'Mandiri', exact: true }));
  await keyboard.press('Enter');
  await tabTo(page, page.getByLabel(text('aftersale.number')));
  await keyboard.type('1234567890');
  await tabTo(page, page.getByLabel(text('aftersale.holder')));
  await keyboard.type('Ani Lestari');
  await tabTo(page, button(page.getByRole('dialog'), 'aftersale.resend'));
  await keyboard.press('Enter');
}

test('three vouchers: used and reviewed, refused and refunded, given and used elsewhere', async ({
  page,
  context,
  browser,
  sandbox,
}) => {
  test.slow();
  const member = await memberOn(page, sandbox);
  const { orderId, couponIds, outlet } = await threeOf(sandbox, member);
  const [mine, refused, given] = couponIds;
  const { latitude, longitude, storeId } = outlet;
  await context.setGeolocation({ latitude, longitude });
  await open(page, '/platform/myCouponList');
  await expect(tickets(page)).toHaveCount(3);
  await expect(page.getByText(text('wallet.keptInBrowser'))).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.close();
  await context.setOffline(true);
  const app = await context.newPage();
  const desk = await browser.newPage();

  await test.step('a cold start in flight mode shows the code', async () => {
    await app.goto(couponPath(mine));
    await expect(qrCode(app)).toBeVisible();
    await expect(digits(app)).toBeVisible();
    await expect(button(app, 'redeem.open')).toHaveCount(0);
    await expectForAll(app, 'the code in flight mode');
  });

  await test.step('the network comes back, and the cashier rejects the typed code', async () => {
    await context.setOffline(false);
    await openHere(app);
    await standAt(desk, sandbox, storeId);
    await takeCode(desk, (await digits(app).textContent()) ?? '');
    await expect(heading(app, 'redeem.checking')).toBeVisible();
    await rejectBecause(desk, 'closing');
    await expect(app.getByText(text('redeem.rejectClosing'))).toBeVisible();
  });

  await test.step('the next code is taken, once', async () => {
    const before = (await digits(app).textContent()) ?? '';
    await elapse(app, sandbox, CODE_MS);
    await expect(digits(app)).not.toHaveText(before);
    await takeCode(desk, (await digits(app).textContent()) ?? '');
    await confirmWith(desk, 120_000);
    await expect(heading(app, 'redeem.used')).toBeVisible();
    await expectForAll(app, 'it is used');
  });

  await test.step('its store is reviewed, with the mark of a purchase', async () => {
    await app.getByRole('link', { name: text('redeem.review') }).tap();
    await rate(app, 5);
    await words(app).fill(WORDS);
    // With a photo it waits for the moderator.
    await addPhotos(app, 'meja');
    await expect(uploaded(app)).toHaveCount(1);
    await send(app);
    await expect(heading(app, 'review.sentTitle')).toBeVisible();
    await approve(desk, sandbox);
    await open(app, listPath(storeId));
    const own = cards(app).filter({ hasText: WORDS });
    await expect(own.getByText(text('review.verified'))).toBeVisible();
  });

  await test.step('the outlet refuses the second, which freezes with its evidence', async () => {
    await open(app, couponPath(refused));
    await openHere(app);
    await button(app, 'redeem.refuse').tap();
    await expect(heading(app, 'redeem.caseTitle')).toBeVisible();
    await expect(qrCode(app)).toHaveCount(0);
    await button(app, 'redeem.addPhoto').tap();
    const picker = app.waitForEvent('filechooser');
    await button(app, 'profile.choosePhoto').tap();
    await (await picker).setFiles(photo('kasir'));
    await expect(app.getByRole('img', { name: text('redeem.evidence') })).toBeVisible();
    await whatHappened(app).fill(NOTE);
    await button(app, 'redeem.saveText').tap();
    await expect(button(app, 'redeem.saveText')).toBeDisabled();
    await expectForAll(app, 'the case of a refusal');
  });

  await test.step('with keys alone its owner takes the money, and sees where it is', async () => {
    await whatHappened(app).focus();
    await tabTo(app, button(app, 'redeem.chooseRefund'));
    await app.keyboard.press('Enter');
    await tabTo(app, button(app, 'redeem.confirmRefund'));
    await app.keyboard.press('Enter');
    await expect(app.getByText(text('redeem.refunded'))).toBeVisible();
    await tabTo(app, app.getByRole('link', { name: text('aftersale.follow') }));
    await app.keyboard.press('Enter');
    await expect(heading(app, 'aftersale.headRequested')).toBeVisible();
  });

  await test.step('its money fails at the bank, is corrected with keys, and arrives', async () => {
    const refundId = new URL(app.url()).searchParams.get('refundId') ?? '';
    await sendInVain(desk, sandbox, refundId, 'account closed');
    await comeBack(app);
    await expect(app.getByText(text('aftersale.failedAccountClosed')).first()).toBeVisible();
    await expectForAll(app, 'the refund that failed');
    await correctWithKeys(app);
    await expect(heading(app, 'aftersale.headRequested')).toBeVisible();
    await sendForGood(desk, sandbox, refundId, 'REF-2026-7');
    await comeBack(app);
    await expect(heading(app, 'aftersale.headDone')).toBeVisible();
    await expect(app.getByText('REF-2026-7').first()).toBeVisible();
  });

  const dewi = await otherDevice(browser, sandbox);
  let link = '';
  await test.step('the third is given by WhatsApp; its preview has no code', async () => {
    link = await sendByWhatsApp(app, given, GREETING);
    await expect(heading(app, 'gift.waitingTitle')).toBeVisible();
    const preview = await readAsBot(link);
    expect(titleIn(preview)).toContain('Ada hadiah untukmu');
    expect(preview).not.toContain(new URL(link).searchParams.get('token'));
    expect(preview).not.toContain(GREETING);
  });

  await test.step('it is claimed on another device, once', async () => {
    await dewi.page.goto(link);
    await expect(heading(dewi.page, 'gift.claimableTitle')).toBeVisible();
    await expectForAll(dewi.page, 'the gift that can be claimed');
    await button(dewi.page, 'gift.receive').tap();
    await expect(heading(dewi.page, 'gift.mineTitle')).toBeVisible();
    await dewi.page.goto('/platform/myCouponList');
    await expect(tickets(dewi.page)).toHaveCount(1);
    const third = await otherDevice(browser, sandbox);
    await third.page.goto(link);
    await expect(heading(third.page, 'gift.takenTitle')).toBeVisible();
    await expect(button(third.page, 'gift.receive')).toHaveCount(0);
    const token = new URL(link).searchParams.get('token') ?? '';
    const again = await sandbox.send(RECEIVE, { token }, { token: third.member.accessToken });
    expect(again.envelope.error?.code).toBe(codes.TOKEN_CLAIMED);
    await third.context.close();
  });

  await test.step('there it is used: the cashier photographs its code', async () => {
    await dewi.context.setGeolocation({ latitude, longitude });
    await tickets(dewi.page).getByRole('link').first().tap();
    await openHere(dewi.page);
    await standAt(desk, sandbox, storeId);
    await takePicture(desk, await qrCode(dewi.page).screenshot());
    await expect(heading(dewi.page, 'redeem.checking')).toBeVisible();
    await confirmWith(desk, 90_000);
    await expect(heading(dewi.page, 'redeem.used')).toBeVisible();
    await dewi.context.close();
  });

  await test.step('the order says what became of each', async () => {
    await open(app, orderPath(orderId));
    for (const key of ['order.couponUsed', 'order.couponReturn', 'gift.givenTo'])
      await expect(app.getByText(textWithin(key)).first()).toBeVisible();
  });
  await desk.close();
});
