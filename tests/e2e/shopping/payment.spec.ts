/** Paying: the code, its outcome, and what returns. Buying 2, 5, 10. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { PlayPayerData } from '../../../src/api/generated/types.ts';
import { formatRp } from '../../../src/i18n/format.ts';
import { type Member, memberOn } from '../../support/members.ts';
import { readCode } from '../../support/codes/read-code.ts';
import { expectSaid } from '../../support/said.ts';
import type { Sandbox } from '../../support/sandbox.ts';
import { elapse, expect, open, test } from '../fixtures.ts';
import {
  cashierPath,
  codePath,
  orderIdOf,
  PAY,
  payer,
  placed,
  RESULT,
  resultOf,
  successPath,
  voucherOf,
} from '../steps/buying-steps.ts';
import { button } from '../find.ts';
import { text, textWithin } from '../texts.ts';

/** Contract `qrCodeMinutes`, then the provider's time. */
const PAY_MS = 15 * 60_000;
const PROVIDER_MS = 120_000;
const POLL_MS = 2000;

const SUCCESS = /\/purchaseSuccessPage\?orderId=/;
const qr = (page: Page) => page.getByRole('img', { name: text('payment.qrLabel') });

async function ordered(page: Page, sandbox: Sandbox): Promise<{ member: Member; orderId: string }> {
  const member = await memberOn(page, sandbox);
  const { orderId } = await placed(sandbox, member, await voucherOf(sandbox));
  return { member, orderId };
}

/** At the code of a new order. */
async function atCode(page: Page, sandbox: Sandbox) {
  const order = await ordered(page, sandbox);
  await open(page, codePath(order.orderId));
  await expect(qr(page)).toBeVisible();
  return order;
}

test('the QRIS code, on the screen and as a saved picture, reads as the server wrote it', async ({
  page,
  sandbox,
}) => {
  const { member, orderId } = await atCode(page, sandbox);
  const { payment } = await resultOf(sandbox, member, orderId);
  expect(await readCode(await qr(page).screenshot())).toBe(payment?.qrString);
  const saving = page.waitForEvent('download');
  await button(page, 'payment.save').tap();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe(`jajan-${payment?.orderNo}.png`);
  expect(await readCode(readFileSync(await saved.path()))).toBe(payment?.qrString);
  await expectSaid(page, text('payment.saved'));
});

test('from the choice to the voucher: paid while it is watched', async ({ page, sandbox }) => {
  const { orderId } = await ordered(page, sandbox);
  await open(page, cashierPath(orderId));
  await page.getByRole('radio', { name: textWithin('order.methodQris') }).check({ force: true });
  await button(page, 'payment.pay').tap();
  await expect(qr(page)).toBeVisible();
  await payer(sandbox, orderId, 'PAY');
  await elapse(page, sandbox, POLL_MS);
  await expect(page).toHaveURL(SUCCESS);
  await expect(page.getByRole('heading', { name: text('payment.successTitle') })).toBeVisible();
  await page.goBack();
  await expect(page).not.toHaveURL(/payCode/);
});

test('an app that was killed finds its payment: the same code, then the outcome', async ({
  page,
  sandbox,
}) => {
  const { orderId } = await atCode(page, sandbox);
  const journal = await sandbox.journal();
  await open(page, '/');
  await button(page, 'payment.openGo').tap();
  await expect(qr(page)).toBeVisible();
  const paid = (await journal.quiet(PAY)).filter(({ path }) => path === PAY);
  expect(paid).toEqual([]);
  await open(page, '/');
  await payer(sandbox, orderId, 'PAY');
  await page.reload();
  await expect(page.getByText(text('payment.openPaid'))).toBeVisible();
  await button(page, 'payment.openSee').tap();
  await expect(page).toHaveURL(SUCCESS);
});

test('declined: another try has another code, another way is chosen at the cashier', async ({
  page,
  sandbox,
}) => {
  const { member, orderId } = await atCode(page, sandbox);
  const first = (await resultOf(sandbox, member, orderId)).payment?.paymentId;
  await payer(sandbox, orderId, 'DECLINE');
  await elapse(page, sandbox, POLL_MS);
  await expect(page.getByText(text('payment.declinedTitle'))).toBeVisible();
  await button(page, 'common.retry').tap();
  await expect(qr(page)).toBeVisible();
  expect((await resultOf(sandbox, member, orderId)).payment?.paymentId).not.toBe(first);
  await payer(sandbox, orderId, 'DECLINE');
  await elapse(page, sandbox, POLL_MS);
  await button(page, 'payment.otherMethod').tap();
  await expect(page).toHaveURL(/cashier/);
});

test('another amount: both sums, the day it is back, and the order still waits', async ({
  page,
  sandbox,
}) => {
  const { member, orderId } = await atCode(page, sandbox);
  const { payment } = await resultOf(sandbox, member, orderId);
  await payer(sandbox, orderId, 'PAY', { amount: 1000 });
  await elapse(page, sandbox, POLL_MS);
  await expect(page.getByText(text('payment.wrongTitle'))).toBeVisible();
  const returns = page.getByRole('region', { name: text('payment.returnsTitle') });
  await expect(returns).toContainText('Rp1.000');
  await expect(returns).toContainText(formatRp(payment?.amount ?? 0));
  await expect(returns.getByText(text('payment.returns'))).toContainText('2026');
  await button(page, 'common.retry').tap();
  await expect(qr(page)).toBeVisible();
  await payer(sandbox, orderId, 'PAY');
  await elapse(page, sandbox, POLL_MS);
  await expect(page).toHaveURL(SUCCESS);
  await expect(returns).toContainText('Rp1.000');
});

test('0:00 hides the code, checks, and then closes', async ({ page, sandbox }) => {
  const { orderId } = await atCode(page, sandbox);
  await elapse(page, sandbox, PAY_MS);
  await expect(page.getByText(text('payment.checkingTitle'))).toBeVisible();
  await expect(qr(page)).toBeHidden();
  await elapse(page, sandbox, PROVIDER_MS + PAY_MS);
  await expect(page.getByText(text('payment.closedTitle'))).toBeVisible();
  await open(page, successPath(orderId));
  await expect(page.getByText(text('payment.closedTitle'))).toBeVisible();
});

test('offline it says that it does not ask, and asks at once when the network is back', async ({
  page,
  context,
  sandbox,
}) => {
  const { orderId } = await atCode(page, sandbox);
  await context.setOffline(true);
  await expect(page.getByText(text('frame.offlineTitle'))).toBeVisible();
  await payer(sandbox, orderId, 'PAY');
  const journal = await sandbox.journal();
  await elapse(page, sandbox, PAY_MS / 15);
  expect(await journal.quiet(RESULT)).toHaveLength(0);
  await context.setOffline(false);
  await expect(page).toHaveURL(SUCCESS);
});

test('money taken: the receipt pays the order, an unknown one opens a case', async ({
  page,
  sandbox,
}) => {
  const { orderId } = await atCode(page, sandbox);
  const played = (await sandbox.call('/sandbox/payer', {
    orderId,
    act: 'PAY',
    notice: 'LOST',
  })) as PlayPayerData;
  await button(page, 'payment.moneyTitle').tap();
  const sheet = page.getByRole('dialog', { name: text('payment.moneyTitle') });
  await sheet.getByRole('button', { name: text('payment.moneyAsk') }).tap();
  await expect(sheet.getByText(textWithin('payment.moneyNoReference'))).toBeVisible();
  const reference = sheet.getByLabel(text('payment.moneyReference'));
  await reference.fill('RRN-NOBODY-KNOWS');
  await sheet.getByRole('button', { name: text('payment.moneyAsk') }).tap();
  await expect(sheet.getByText(text('payment.caseNo'))).toBeVisible();
  await sheet.getByRole('button', { name: text('payment.moneyAgain') }).tap();
  await reference.fill(played.referenceList[0] ?? '');
  await sheet.getByRole('button', { name: text('payment.moneyAsk') }).tap();
  await expect(page).toHaveURL(SUCCESS);
  expect(orderIdOf(page)).toBe(orderId);
});
