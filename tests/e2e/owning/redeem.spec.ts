/** A voucher at an outlet: opened, scanned by the cashier, used and reviewed; rejected; refused. */
import { asId } from '../../../src/api/ids.ts';
import type { Page } from '@playwright/test';
import { memberOn } from '../../support/members.ts';
import { openAt } from '../../support/buying/outlets.ts';
import type { Sandbox } from '../../support/sandbox.ts';
import { expect, open, test } from '../fixtures.ts';
import { confirmWith, rejectBecause, standAt, takeBack, takeCode } from '../steps/cashier-steps.ts';
import { couponPath } from '../steps/gift-steps.ts';
import { voucherOf } from '../steps/owning-steps.ts';
import { scanPicture, tableCode } from '../steps/table-steps.ts';
import { claimedBy } from '../steps/wallet-steps.ts';
import { text, textWithin } from '../texts.ts';

/** Opened at a table of its outlet, on its page. */
async function openedOn(page: Page, sandbox: Sandbox) {
  const member = await memberOn(page, sandbox);
  const { couponId, storeId } = await voucherOf(sandbox, member);
  const caller = { token: member.accessToken };
  await openAt(sandbox, caller, couponId, asId(`Q${storeId.slice(1)}T3`));
  await open(page, couponPath(couponId));
  await expect(page.getByRole('img', { name: text('redeem.qrLabel') })).toBeVisible();
  return { member, couponId, storeId };
}

/** At the counter of its outlet, in a window of the console, with the ten digits that the page shows. */
async function handedOver(page: Page, sandbox: Sandbox, storeId: string): Promise<Page> {
  const code = await page.getByText(/^\d{4} \d{3} \d{3}$/).textContent();
  const desk = await page.context().newPage();
  await standAt(desk, sandbox, storeId);
  await takeCode(desk, code ?? '');
  return desk;
}

test('the cashier types the code that the page shows, and the used voucher can be reviewed', async ({
  page,
  sandbox,
}) => {
  const { storeId } = await openedOn(page, sandbox);
  await expect(page.getByText(text('redeem.openUntil'))).toBeVisible();
  const desk = await handedOver(page, sandbox, storeId);
  await expect(page.getByText(text('redeem.checking'))).toBeVisible();
  await confirmWith(desk, 120_000);
  await expect(page.getByRole('heading', { name: text('redeem.used') })).toBeVisible();
  await page.getByRole('link', { name: text('redeem.review') }).tap();
  await expect(page).toHaveURL(/reviewEdit/);
});

test('a confirmation that is taken back says so', async ({ page, sandbox }) => {
  const { storeId } = await openedOn(page, sandbox);
  const desk = await handedOver(page, sandbox, storeId);
  await confirmWith(desk, 120_000);
  await expect(page.getByRole('heading', { name: text('redeem.used') })).toBeVisible();
  await takeBack(desk);
  await page.reload();
  await expect(page.getByText(text('redeem.undone'))).toBeVisible();
  await expect(page.getByRole('button', { name: text('redeem.open') })).toBeVisible();
});

test('far away the nearest outlet and its map are shown', async ({ page, sandbox }) => {
  const { couponId } = await voucherOf(sandbox, await memberOn(page, sandbox));
  await page.context().grantPermissions(['geolocation']);
  await page.context().setGeolocation({ latitude: -7.26, longitude: 112.74 });
  await open(page, couponPath(couponId));
  await page.getByRole('button', { name: text('redeem.open') }).tap();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('alert').getByText(text('redeem.tooFar'))).toBeVisible();
  await expect(sheet.getByRole('button', { name: textWithin('voucher.map') })).toHaveCount(1);
});

test('a claimed coupon is typed at its store, takes its discount off, and is used', async ({
  page,
  sandbox,
}) => {
  const couponId = await claimedBy(sandbox, await memberOn(page, sandbox));
  await open(page, couponPath(couponId));
  const desk = await handedOver(page, sandbox, 'S1');
  await expect(page.getByText(text('redeem.checking'))).toBeVisible();
  await expect(page.getByRole('img', { name: text('redeem.qrLabel') })).toHaveCount(0);
  await confirmWith(desk, 120_000);
  await expect(page.getByText(text('redeem.atCounter'))).toContainText('Rp110.000');
  await expect(page.getByRole('link', { name: text('redeem.review') })).toBeVisible();
});

test('a rejected voucher says why and leads to customer service', async ({ page, sandbox }) => {
  const { storeId } = await openedOn(page, sandbox);
  const desk = await handedOver(page, sandbox, storeId);
  await rejectBecause(desk, 'closing');
  await expect(page.getByText(text('redeem.rejectClosing'))).toBeVisible();
  await page.getByRole('button', { name: text('redeem.contact') }).tap();
  await expect(page.getByRole('dialog', { name: text('redeem.contact') })).toBeVisible();
});

test('one tap freezes a refused voucher, and its owner takes the money', async ({
  page,
  sandbox,
}) => {
  await openedOn(page, sandbox);
  await page.getByRole('button', { name: text('redeem.refuse') }).tap();
  await expect(page.getByRole('heading', { name: text('redeem.caseTitle') })).toBeVisible();
  await expect(page.getByText(text('redeem.frozen'))).toBeVisible();
  await expect(page.getByRole('img', { name: text('redeem.qrLabel') })).toHaveCount(0);
  await page.getByLabel(text('redeem.whatHappened')).fill('Kasir menolak.');
  await page.getByRole('button', { name: text('redeem.saveText') }).tap();
  const steps = page.getByRole('region', { name: text('redeem.stepsTitle') }).getByRole('listitem');
  await expect(steps).toHaveText([
    textWithin('redeem.stepOpened'),
    textWithin('redeem.stepRefused'),
    textWithin('redeem.stepEvidence'),
  ]);
  await page.getByRole('button', { name: text('redeem.chooseRefund') }).tap();
  await page.getByRole('button', { name: text('redeem.confirmRefund') }).tap();
  await expect(page.getByText(text('redeem.refunded'))).toBeVisible();
  await expect(steps.last()).toHaveText(textWithin('redeem.stepRefundChosen'));
  await page.getByRole('link', { name: text('aftersale.follow') }).tap();
  await expect(page).toHaveURL(/refundDetail/);
});

test('a voucher does not open without a location, and says the way out', async ({
  page,
  sandbox,
}) => {
  const { couponId } = await voucherOf(sandbox, await memberOn(page, sandbox));
  await page.context().clearPermissions();
  await open(page, couponPath(couponId));
  await page.getByRole('button', { name: text('redeem.open') }).tap();
  await expect(page.getByText(text('redeem.why'))).toBeVisible();
  await page.getByRole('button', { name: text('redeem.useLocation') }).tap();
  await expect(page.getByRole('alert').getByText(text('redeem.noLocation'))).toBeVisible();
  await expect(page.getByRole('button', { name: text('redeem.scanTable') })).toBeVisible();
});

test("any code of the outlet's tables opens a voucher, a menu's too", async ({ page, sandbox }) => {
  const { couponId, storeId } = await voucherOf(sandbox, await memberOn(page, sandbox));
  await open(page, couponPath(couponId));
  await scanPicture(page, tableCode(storeId, 1));
  await expect(page.getByRole('img', { name: text('redeem.qrLabel') })).toBeVisible();
  await expect(page).toHaveURL(/couponDetail/);
});
