/** Several pay one order: chosen at checkout, paid share by share. Buying 8; B12. */
import type { Page } from '@playwright/test';
import * as codes from '../../../src/api/generated/codes.ts';
import { type Member, memberOn, newMember } from '../../support/members.ts';
import type { Sandbox } from '../../support/sandbox.ts';
import { expect, open, test } from '../fixtures.ts';
import {
  checkoutPath,
  orderButton,
  orderIds,
  PAY,
  PLACE,
  voucherOf,
} from '../steps/buying-steps.ts';
import { otherDevice } from '../steps/gift-steps.ts';
import { cards, stateOf } from '../steps/order-steps.ts';
import {
  openSplit,
  payButton,
  payShare,
  playShare,
  shareOf,
  SPLIT_VIEW,
  splitBy,
  splitPath,
} from '../steps/split-steps.ts';
import { button, heading } from '../find.ts';
import { text, textWithin } from '../texts.ts';

const shareSheet = (page: Page) => page.getByRole('dialog', { name: textWithin('share.title') });
const SPLIT = /groupCouponOrderDetail\?splitId=L[0-9a-f]{32}$/;

/** At checkout, for three with these names. */
async function chooseSplit(page: Page, sandbox: Sandbox): Promise<void> {
  await open(page, checkoutPath(await voucherOf(sandbox)));
  await expect(orderButton(page)).toBeEnabled();
  await page.getByRole('button', { name: textWithin('split.title') }).tap();
  const sheet = page.getByRole('dialog', { name: text('split.chooseTitle') });
  await sheet.getByRole('button', { name: text('split.more') }).tap();
  await sheet.getByRole('button', { name: text('split.choose') }).tap();
  await expect(sheet.getByText(text('split.namesMissing')), 'names first').toBeVisible();
  const names = ['Sari', 'Dewi', 'Budi'];
  for (const [at, name] of names.entries()) await sheet.getByRole('textbox').nth(at).fill(name);
  await sheet.getByRole('button', { name: text('split.choose') }).tap();
  await expect(sheet).toBeHidden();
}

/** Pays a share on this page; the money is played. */
async function payHere(
  page: Page,
  sandbox: Sandbox,
  member: Member,
  { splitId, name }: { splitId: string; name: string },
): Promise<void> {
  await payButton(page, name).click();
  await expect(page).toHaveURL(/payCode\?shareId=/);
  await expect(page.getByRole('timer')).toBeVisible();
  const { payment } = await shareOf(sandbox, member, splitId, name);
  await playShare(sandbox, payment?.paymentId ?? '');
  await expect(page).toHaveURL(SPLIT);
}

test('the owner splits by three, two others pay, the owner pays the rest, and has the voucher', async ({
  page,
  sandbox,
  browser,
}) => {
  const owner = await memberOn(page, sandbox);
  await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
  await chooseSplit(page, sandbox);
  await orderButton(page).tap();
  await expect(page).toHaveURL(SPLIT);
  // The link is what comes next.
  const opened = page.context().waitForEvent('page');
  await shareSheet(page)
    .getByRole('button', { name: text('share.whatsapp') })
    .tap();
  const whatsApp = await opened;
  await whatsApp.waitForURL('https://wa.me/**');
  const message = new URL(whatsApp.url()).searchParams.get('text') ?? '';
  await whatsApp.close();
  const link = /http\S+$/.exec(message)?.[0] ?? '';
  const splitId = new URL(link).searchParams.get('splitId') ?? '';
  expect(splitId).toMatch(/^L[0-9a-f]{32}$/);

  const dewi = await otherDevice(browser, sandbox);
  await dewi.page.goto(link);
  await expect(heading(dewi.page, 'split.openTitle')).toBeVisible();
  await payHere(dewi.page, sandbox, dewi.member, { splitId, name: 'Dewi' });
  await expect(dewi.page.getByText(text('split.sharePaid'))).toBeVisible();
  await payShare(sandbox, await newMember(sandbox), splitId, 'Budi');

  await page.reload();
  await expect(heading(page, 'split.openTitle')).toBeVisible();
  await expect(shareSheet(page), 'offered once').toHaveCount(0);
  await expect(page.getByText('2 dari 3 sudah bayar')).toBeVisible();
  await expect(button(page, 'split.remind')).toBeVisible();
  await payHere(page, sandbox, owner, { splitId, name: 'Sari' });
  await expect(heading(page, 'split.completeTitle')).toBeVisible();
  await button(page, 'split.toOrder').tap();
  await expect(stateOf(page, 'order.phaseToBeRedeemed')).toBeVisible();
  await dewi.page.goto(link);
  await expect(heading(dewi.page, 'split.completeTitle')).toBeVisible();
  await expect(dewi.page.getByRole('button', { name: text('split.toOrder') })).toHaveCount(0);
  await dewi.context.close();
});

test('a share that was just paid is paid before the split has answered again', async ({
  page,
  sandbox,
}) => {
  const { owner, splitId } = await openSplit(page, sandbox);
  await expect(page.getByText('0 dari 3 sudah bayar')).toBeVisible();
  await payButton(page, 'Sari').click();
  await expect(page.getByRole('timer')).toBeVisible();
  const { payment } = await shareOf(sandbox, owner, splitId, 'Sari');
  const held = await sandbox.hold(SPLIT_VIEW);
  await playShare(sandbox, payment?.paymentId ?? '');
  await expect(page).toHaveURL(SPLIT);
  await expect(page.getByText('1 dari 3 sudah bayar')).toBeVisible();
  await expect(payButton(page, 'Sari')).toHaveCount(0);
  await expect(payButton(page, 'Dewi')).toBeVisible();
  await held.release();
  await expect(page.getByText('1 dari 3 sudah bayar')).toBeVisible();
});

test('a second split while one is open is refused, and nothing is placed', async ({
  page,
  sandbox,
}) => {
  const owner = await memberOn(page, sandbox);
  const { orderId } = await splitBy(sandbox, owner);
  await chooseSplit(page, sandbox);
  await orderButton(page).tap();
  // Said with the server's reason: alone it is ordered by another tap only.
  const changed = page.getByRole('dialog', { name: text('checkout.changedTitle') });
  await expect(changed.getByText(/patungan/i).first()).toBeVisible();
  await expect(changed.getByText(textWithin('split.alone'))).toBeVisible();
  expect(await orderIds(sandbox, owner)).toEqual([orderId]);
});

test('a lost reply is asked again: one split', async ({ page, sandbox }) => {
  const owner = await memberOn(page, sandbox);
  await chooseSplit(page, sandbox);
  await sandbox.setFaults({ path: PLACE, kind: 'reset' });
  await orderButton(page).tap();
  await expect(page.getByText(text('checkout.lost'))).toBeVisible();
  await sandbox.setFaults();
  await button(page, 'checkout.askAgain').tap();
  await expect(page).toHaveURL(SPLIT);
  expect(await orderIds(sandbox, owner)).toHaveLength(1);
});

test('the order list says how many have paid, and leads to the split', async ({
  page,
  sandbox,
}) => {
  const owner = await memberOn(page, sandbox);
  const { splitId } = await splitBy(sandbox, owner);
  await payShare(sandbox, await newMember(sandbox), splitId, 'Dewi');
  await open(page, '/platform/home/order');
  await expect(cards(page).getByText('1 dari 3 sudah bayar')).toBeVisible();
  await cards(page)
    .getByRole('link', { name: textWithin('order.actionSplit') })
    .tap();
  await expect(heading(page, 'split.openTitle')).toBeVisible();
});

test('a split that has ended takes no payment and says where the money goes', async ({
  page,
  sandbox,
}) => {
  const { splitId } = await splitBy(sandbox, await newMember(sandbox));
  const payer = await memberOn(page, sandbox);
  await payShare(sandbox, payer, splitId, 'Dewi');
  const { shareId } = await shareOf(sandbox, payer, splitId, 'Budi');
  await sandbox.elapse(63 * 60_000);
  await open(page, splitPath(splitId));
  await expect(heading(page, 'split.expiredTitle')).toBeVisible();
  await expect(page.getByText(text('split.shareReturning'))).toBeVisible();
  await expect(page.getByRole('button', { name: text('split.payFor') })).toHaveCount(0);
  await open(page, `/platform/payPage/payCode?shareId=${shareId}&method=QRIS`);
  await expect(page, 'nothing to pay: back to who paid').toHaveURL(SPLIT);
  await expect(heading(page, 'split.expiredTitle')).toBeVisible();
  const late = await newMember(sandbox);
  const caller = { token: late.accessToken };
  const refused = await sandbox.send(PAY, { shareId, method: 'QRIS' }, caller);
  expect(refused.envelope.error?.code).toBe(codes.SPLIT_CLOSED);
});

test('a link to no split says so and leads on', async ({ page, sandbox }) => {
  await memberOn(page, sandbox);
  await open(page, splitPath(`L${'0'.repeat(32)}`));
  await expect(button(page, 'order.toList')).toBeVisible();
});
