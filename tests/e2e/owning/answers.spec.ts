/** What somebody else answers or is told ahead: a case, a claim, where money goes. */
import { asId } from '../../../src/api/ids.ts';
import type { Page } from '@playwright/test';
import { openAt, playCashier, scanOf } from '../../support/buying/outlets.ts';
import { memberOn } from '../../support/members.ts';
import type { Sandbox } from '../../support/sandbox.ts';
import { expect, open, test } from '../fixtures.ts';
import { boughtInCash, successPath } from '../steps/buying-steps.ts';
import { answerCase } from '../steps/case-steps.ts';
import { press } from '../steps/cashier-steps.ts';
import { couponPath } from '../steps/gift-steps.ts';
import { orderPath, placedBy } from '../steps/order-steps.ts';
import { voucherOf } from '../steps/owning-steps.ts';
import { text, textWithin } from '../texts.ts';

/** A voucher whose cashier confirmed it, on its page. */
async function usedOn(page: Page, sandbox: Sandbox): Promise<string> {
  const member = await memberOn(page, sandbox);
  const { couponId, storeId } = await voucherOf(sandbox, member);
  const caller = { token: member.accessToken };
  const { code } = await scanOf(
    await openAt(sandbox, caller, couponId, asId(`Q${storeId.slice(1)}T3`)),
  );
  const scanned = await playCashier(sandbox, { storeId, act: 'SCAN', code: code ?? '' });
  const { redemptionId } = scanned.redemption;
  const billAmount = 120_000;
  await playCashier(sandbox, { storeId, act: 'CONFIRM', redemptionId, billAmount });
  await open(page, couponPath(couponId));
  return couponId;
}

/** Decides the newest claim on the console. */
async function decide(desk: Page, sandbox: Sandbox, act: RegExp, words: string): Promise<void> {
  await desk.goto(`${sandbox.baseUrl}/console/claims`);
  await desk.getByLabel('Why, as its owner reads it').fill(words);
  await press(desk, desk.getByRole('button', { name: act }));
  await expect(desk.getByRole('alert')).toHaveCount(0);
}

test('a used voucher that was refused: the outlet says no, customer service yes, the money is on its way', async ({
  page,
  sandbox,
}) => {
  await usedOn(page, sandbox);
  await page.getByRole('button', { name: text('redeem.refuse') }).tap();
  await page.getByLabel(text('redeem.whatHappened')).fill('Kasir minta saya bayar lagi.');
  await page.getByRole('button', { name: text('redeem.saveText') }).tap();
  await page.getByRole('button', { name: text('redeem.chooseRefund') }).tap();
  const asked = page.getByRole('dialog', { name: text('redeem.askRefund') });
  await expect(asked.getByText(text('redeem.askClaimOutlet'))).toBeVisible();
  await asked.getByRole('button', { name: text('redeem.confirmClaim') }).tap();
  await expect(page.getByText(text('redeem.claimOutlet'))).toBeVisible();
  await expect(page.getByRole('button', { name: text('redeem.chooseRefund') })).toHaveCount(0);

  const desk = await page.context().newPage();
  await decide(desk, sandbox, /^Do not refund,/, 'Tamu sudah makan di sini.');
  await page.reload();
  await expect(page.getByText(text('redeem.claimService'))).toBeVisible();
  await expect(page.getByText('Tamu sudah makan di sini.')).toBeVisible();

  await decide(desk, sandbox, /^Refund,/, 'Kami cek: tamunya bayar dua kali.');
  await page.reload();
  await expect(page.getByText(text('redeem.claimGranted'))).toBeVisible();
  await expect(page.getByText('Kami cek: tamunya bayar dua kali.')).toBeVisible();
  await page.getByRole('link', { name: text('aftersale.follow') }).tap();
  await expect(page.getByRole('heading', { name: text('aftersale.headRequested') })).toBeVisible();
});

test('a case takes more words, shows the answers, and another one follows its end', async ({
  page,
  sandbox,
}) => {
  const member = await memberOn(page, sandbox);
  const { orderId } = await placedBy(sandbox, member);
  await open(page, orderPath(orderId));
  const ask = async (words: string): Promise<string> => {
    await page.getByRole('button', { name: text('order.ask') }).tap();
    const question = page.getByRole('dialog', { name: text('order.askTitle') });
    await question.getByRole('textbox').fill(words);
    await question.getByRole('button', { name: text('order.askSend') }).tap();
    await expect(shown.getByText(words)).toBeVisible();
    return (await shown.getByText(/^N\d+$/).textContent()) ?? '';
  };
  const shown = page.getByRole('dialog');
  const cases = page.getByRole('list', { name: text('order.openCases') }).getByRole('button');
  const close = () =>
    shown
      .getByRole('button', { name: text('common.close') })
      .first()
      .tap();

  const first = await ask('Kodenya tidak muncul.');
  await close();
  await answerCase(sandbox, first, { by: 'SERVICE', answer: 'Sudah kami cek.', act: 'answer' });
  await page.reload();
  await cases.tap();
  await expect(shown.getByText('Sudah kami cek.')).toBeVisible();
  await shown.getByLabel(text('order.caseMore')).fill('Masih belum muncul.');
  await shown.getByRole('button', { name: text('order.caseSend') }).tap();
  await expect(
    shown.getByRole('listitem').filter({ hasText: 'Masih belum muncul.' }),
  ).toBeVisible();
  await expect(shown.getByLabel(text('order.caseMore'))).toHaveValue('');
  await close();

  await answerCase(sandbox, first, { by: 'SERVICE', answer: 'Sudah diperbaiki.', act: 'end' });
  await page.reload();
  await cases.tap();
  await expect(shown.getByText('Sudah diperbaiki.')).toBeVisible();
  await expect(shown.getByLabel(text('order.caseMore'))).toHaveCount(0);
  await close();

  expect(await ask('Sekarang muncul dua kali.')).not.toBe(first);
  await close();
  await expect(cases).toHaveCount(2);
});

test('paid in cash: where the money goes is named ahead, said on the order, and changed', async ({
  page,
  sandbox,
}) => {
  const orderId = await boughtInCash(sandbox, await memberOn(page, sandbox));
  await open(page, successPath(orderId));
  await page.getByRole('button', { name: text('aftersale.nameDestination') }).tap();
  const sheet = page.getByRole('dialog', { name: text('aftersale.nameDestination') });
  const keep = sheet.getByRole('button', { name: text('aftersale.keepDestination') });
  await sheet.getByRole('radio', { name: textWithin('aftersale.ewallet') }).tap();
  await keep.tap();
  await expect(sheet.getByRole('alert')).toBeVisible();
  await sheet.getByLabel(text('aftersale.phone')).fill('0812 3456 7890');
  await keep.tap();
  await expect(sheet).toHaveCount(0);

  await open(page, orderPath(orderId));
  await expect(page.getByText(/812.*-7890/)).toBeVisible();
  await page.getByRole('button', { name: text('aftersale.changeDestination') }).tap();
  await sheet.getByRole('radio', { name: textWithin('aftersale.bankAccount') }).tap();
  await sheet.getByLabel(text('aftersale.bank'), { exact: true }).tap();
  await page.getByRole('button', { name: 'Mandiri', exact: true }).tap();
  await sheet.getByLabel(text('aftersale.number')).fill('1234 5678 90');
  await sheet.getByLabel(text('aftersale.holder')).fill('Ani Lestari');
  await keep.tap();
  await expect(page.getByText(/Mandiri.*\*{4}7890/)).toBeVisible();
});
