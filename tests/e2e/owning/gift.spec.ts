/** Giving a voucher by a link, claiming it elsewhere, codes, and campaigns. Buying 2 "G", 8; growth 5. */
import type { Page } from '@playwright/test';
import * as codes from '../../../src/api/generated/codes.ts';
import { askForCode, codeField, lastCode, newPhone } from '../../support/login-steps.ts';
import { memberOn, newMember } from '../../support/members.ts';
import { expectSaid } from '../../support/said.ts';
import { elapse, expect, open, test } from '../fixtures.ts';
import {
  boughtBy,
  claimedBy,
  codePath,
  couponPath,
  giftPath,
  givenBy,
  guessed,
  otherDevice,
  RECEIVE,
  sendByWhatsApp,
  TOKEN_VIEW,
  waitingGift,
} from '../steps/gift-steps.ts';
import { tickets, walletOf } from '../steps/wallet-steps.ts';
import { heading } from '../find.ts';
import { text, textWithin } from '../texts.ts';

const tap = (page: Page, key: string) => page.getByRole('button', { name: text(key) }).tap();
const NOTE = 'Selamat ulang tahun, Dewi!';

test('a voucher given by WhatsApp is claimed on another device, once', async ({
  page,
  sandbox,
  browser,
}) => {
  const giver = await memberOn(page, sandbox);
  const couponId = await boughtBy(sandbox, giver);
  const link = await sendByWhatsApp(page, couponId, NOTE);
  await expect(heading(page, 'gift.waitingTitle')).toBeVisible();
  await expect(page.getByText(text('order.couponNotDelivery'))).toHaveCount(0);

  const dewi = await otherDevice(browser, sandbox);
  await dewi.page.goto(link);
  await expect(heading(dewi.page, 'gift.claimableTitle')).toBeVisible();
  await expect(dewi.page.getByText(NOTE)).toBeVisible();
  await dewi.page.reload();
  await expect(heading(dewi.page, 'gift.claimableTitle'), 'opening claims nothing').toBeVisible();
  expect(await walletOf(sandbox, dewi.member)).toEqual([]);
  await dewi.page.getByRole('button', { name: text('gift.receive') }).click();
  await expect(heading(dewi.page, 'gift.mineTitle')).toBeVisible();
  await dewi.page.getByRole('button', { name: text('gift.toVoucher') }).click();
  await expect(dewi.page).toHaveURL(new RegExp(`couponDetail\\?id=${couponId}$`));
  await expect(dewi.page.getByRole('heading', { name: textWithin('gift.from') })).toBeVisible();
  await dewi.context.close();

  const third = await otherDevice(browser, sandbox);
  await third.page.goto(link);
  await expect(heading(third.page, 'gift.takenTitle')).toBeVisible();
  const token = new URL(link).searchParams.get('token') ?? '';
  const again = await sandbox.send(RECEIVE, { token }, { token: third.member.accessToken });
  expect(again.envelope.error?.code).toBe(codes.TOKEN_CLAIMED);
  await third.context.close();

  await open(page, couponPath(couponId));
  await expect(page.getByRole('button', { name: text('wallet.toList') })).toBeVisible();
});

test('a gift that was taken back cannot be claimed, and the voucher can be given again', async ({
  page,
  sandbox,
  browser,
}) => {
  const giver = await memberOn(page, sandbox);
  const link = await sendByWhatsApp(page, await boughtBy(sandbox, giver), NOTE);
  await tap(page, 'gift.takeBack');
  await tap(page, 'gift.takeBackConfirm');
  await expectSaid(page, text('gift.takenBack'));
  await expect(page.getByText(text('gift.lineTakenBack'))).toBeVisible();
  await expect(page.getByRole('button', { name: text('gift.give') })).toBeVisible();
  const other = await otherDevice(browser, sandbox);
  await other.page.goto(link);
  await expect(heading(other.page, 'gift.withdrawnTitle')).toBeVisible();
  await expect(other.page.getByRole('button', { name: text('gift.receive') })).toHaveCount(0);
  await other.context.close();
});

test('the link of a gift that was made elsewhere cannot be sent again, and the page says why', async ({
  page,
  sandbox,
}) => {
  const { gift } = await givenBy(sandbox, await memberOn(page, sandbox));
  await open(page, couponPath(gift.couponId));
  await expect(page.getByText(text('gift.linkElsewhere'))).toBeVisible();
  await expect(page.getByRole('button', { name: text('gift.send') })).toHaveCount(0);
});

test('what nobody claims in three days cannot be claimed any more', async ({ page, sandbox }) => {
  const { gift, token } = await waitingGift(sandbox);
  await sandbox.elapse(gift.expireTime - gift.createTime);
  await open(page, giftPath(token));
  await expect(heading(page, 'gift.expiredTitle')).toBeVisible();
  await expect(page.getByRole('button', { name: text('gift.receive') })).toHaveCount(0);
  const late = await newMember(sandbox);
  const refused = await sandbox.send(RECEIVE, { token }, { token: late.accessToken });
  expect(refused.envelope.error?.code).toBe(codes.TOKEN_ABSENT);
});

test('a received voucher goes back to its giver unused', async ({ page, sandbox }) => {
  const { gift, giver, token } = await waitingGift(sandbox);
  await claimedBy(sandbox, await memberOn(page, sandbox), { token });
  await open(page, couponPath(gift.couponId));
  await page.getByRole('button', { name: textWithin('gift.return') }).tap();
  await tap(page, 'gift.returnConfirm');
  await expectSaid(page, text('gift.returned'));
  await expect(page, 'its page is left').toHaveURL(/myCouponList/);
  const own = await walletOf(sandbox, giver);
  expect(own.find(({ couponId }) => couponId === gift.couponId)?.gift?.status).toBe('GIVEN_BACK');
});

test('a visitor logs in to claim, and comes back to the same page', async ({ page, sandbox }) => {
  const { token } = await waitingGift(sandbox);
  await open(page, giftPath(token));
  await tap(page, 'gift.receive');
  const phone = newPhone();
  await askForCode(page, phone);
  await codeField(page).fill(await lastCode(sandbox, phone));
  await expect(heading(page, 'gift.mineTitle')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`receiveRedEnvelope\\?token=${token}`));
});

test('a code is entered from "My offers" and gives its red envelope once', async ({
  page,
  sandbox,
}) => {
  await memberOn(page, sandbox);
  await open(page, '/platform/myOffers');
  await page.getByRole('link', { name: text('offers.enterCode') }).tap();
  // With a code, though an empty one, its field comes first.
  await expect(page).toHaveURL(/appDownload\?code=$/);
  await expect(page.getByLabel(text('links.redeemLabel'))).toBeInViewport();
  await page.getByLabel(text('links.redeemLabel')).fill('jajan 10');
  await tap(page, 'links.redeemOnWeb');
  await expect(page).toHaveURL(/receiveRedEnvelope\?code=JAJAN10$/);
  await expect(page.getByText('Rp10.000', { exact: true })).toBeVisible();
  await tap(page, 'gift.receive');
  await expectSaid(page, text('gift.received'));
  await expect(heading(page, 'gift.mineTitle')).toBeVisible();
  await page.reload();
  await expect(heading(page, 'gift.mineTitle')).toBeVisible();
  await expect(page.getByRole('button', { name: text('gift.receive') })).toHaveCount(0);
});

test('a lost reply is claimed once', async ({ page, sandbox }) => {
  const { token } = await waitingGift(sandbox);
  const member = await memberOn(page, sandbox);
  await open(page, giftPath(token));
  await expect(heading(page, 'gift.claimableTitle')).toBeVisible();
  await sandbox.setFaults({ path: RECEIVE, kind: 'reset' });
  await tap(page, 'gift.receive');
  await expectSaid(page, text('gift.receiveFailed'));
  await sandbox.setFaults();
  await tap(page, 'gift.receive');
  await expect(heading(page, 'gift.mineTitle')).toBeVisible();
  expect(await walletOf(sandbox, member)).toHaveLength(1);
});

test('five wrong codes make one wait, counted down, and then a right one works', async ({
  page,
  sandbox,
}) => {
  await guessed(sandbox, await memberOn(page, sandbox));
  await open(page, codePath('JAJAN10'));
  await expect(page.getByText(text('gift.triesSpent'))).toBeVisible();
  await expect(page.getByRole('button', { name: text('failure.retryIn') })).toBeDisabled();
  await elapse(page, sandbox, 60_000);
  await tap(page, 'common.retry');
  await expect(heading(page, 'gift.claimableTitle')).toBeVisible();
});

test('a busy server is not told as wrong codes, and the page comes back by itself', async ({
  page,
  sandbox,
}) => {
  await memberOn(page, sandbox);
  await sandbox.setFaults({ path: TOKEN_VIEW, kind: 'rate_limited' });
  await open(page, codePath('JAJAN10'));
  await expect(page.getByText(text('failure.busy'))).toBeVisible();
  await expect(page.getByText(text('gift.triesSpent'))).toHaveCount(0);
  await sandbox.setFaults();
  await elapse(page, sandbox, 10_000);
  await expect(heading(page, 'gift.claimableTitle')).toBeVisible();
});

test('a campaign gives each of its red envelopes by its own button', async ({ page, sandbox }) => {
  await memberOn(page, sandbox);
  await open(page, '/platform/operationalDelivery?pageId=jajan-hemat');
  const list = page.getByRole('list', { name: text('platform.pageDelivery') });
  const first = list.getByRole('listitem').first();
  await first.getByRole('button', { name: text('gift.receiveAmount') }).tap();
  await expect(first.getByText(text('gift.mineTitle'))).toBeVisible();
  await expect(list.getByRole('button', { name: text('gift.receiveAmount') })).toHaveCount(1);
});

test('a ticket of the wallet says what waits and gives what can be given', async ({
  page,
  sandbox,
}) => {
  const member = await memberOn(page, sandbox);
  await boughtBy(sandbox, member);
  await open(page, '/platform/myCouponList');
  await tickets(page)
    .getByRole('button', { name: textWithin('gift.giveShort') })
    .tap();
  await tap(page, 'gift.make');
  await expect(page.getByRole('dialog', { name: textWithin('share.title') })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tickets(page).getByText(text('gift.markWaiting'))).toBeVisible();
});
