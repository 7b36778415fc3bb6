/** Money back: asked for, failed at the bank, corrected, done; cancelled; and refused with its reason. */
import { memberOn } from '../../support/members.ts';
import { expect, open, test } from '../fixtures.ts';
import { orderPath, sariOn, stateOf } from '../steps/order-steps.ts';
import {
  boughtBy,
  playDesk,
  REFUND_SUBMIT,
  refundPath,
  surplusOf,
  refundFormPath,
} from '../steps/refund-steps.ts';
import { askedRefund } from '../../support/buying/refunds.ts';
import { text, wording } from '../texts.ts';

test('a refund is sent, fails at the bank, is corrected and arrives', async ({ page, sandbox }) => {
  const order = await boughtBy(sandbox, await memberOn(page, sandbox));
  await open(page, orderPath(order.orderId));
  await page.getByRole('link', { name: text('aftersale.ask') }).tap();
  await page.getByRole('radio', { name: 'Rencana berubah' }).tap();
  await page.getByRole('radio', { name: new RegExp(`^${wording('aftersale.bankAccount')}`) }).tap();
  await page.getByRole('button', { name: text('aftersale.submit') }).tap();
  await expect(page.getByText(text('aftersale.problemNumber'))).toBeVisible();

  await page.getByLabel(text('aftersale.bank'), { exact: true }).tap();
  await page.getByLabel(text('aftersale.searchBank')).fill('man');
  await page.getByRole('button', { name: 'Mandiri', exact: true }).tap();
  await page.getByLabel(text('aftersale.number')).fill('1234 5678 90');
  await page.getByLabel(text('aftersale.holder')).fill('Ani Lestari');
  await page.getByRole('button', { name: text('aftersale.submit') }).tap();
  await expect(page.getByRole('heading', { name: text('aftersale.headRequested') })).toBeVisible();
  await expect(page.getByText('****7890').first()).toBeVisible();
  await expect(page.getByText('1234567890')).toHaveCount(0);

  const refundId = new URL(page.url()).searchParams.get('refundId') ?? '';
  await playDesk(sandbox, refundId, 'SEND');
  await playDesk(sandbox, refundId, 'FAIL', { failureReason: 'NAME_MISMATCH' });
  // The page that is open asks by itself.
  await expect(page.getByText(text('aftersale.failedNameMismatch')).first()).toBeVisible();

  await page.getByRole('button', { name: text('aftersale.resend') }).tap();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel(text('aftersale.number')).fill('1234567890');
  await sheet.getByLabel(text('aftersale.holder')).fill('Ani Lestari Putri');
  await sheet.getByRole('button', { name: text('aftersale.resend') }).tap();
  await expect(page.getByRole('heading', { name: text('aftersale.headRequested') })).toBeVisible();

  await playDesk(sandbox, refundId, 'SEND');
  await playDesk(sandbox, refundId, 'CONFIRM', { reference: 'REF-2026-1' });
  await expect(page.getByRole('heading', { name: text('aftersale.headDone') })).toBeVisible();
  await expect(page.getByText('REF-2026-1').first()).toBeVisible();
  await expect(page.getByRole('list').getByText(text('aftersale.stepFailed'))).toBeVisible();
});

test('until it is sent a refund is cancelled, and the voucher is back', async ({
  page,
  sandbox,
}) => {
  const order = await boughtBy(sandbox, await memberOn(page, sandbox));
  const refundId = await askedRefund(sandbox, order);
  await open(page, refundPath(refundId));
  await page.getByRole('button', { name: text('aftersale.cancel') }).tap();
  await page.getByRole('button', { name: text('aftersale.cancelConfirm') }).tap();
  await expect(page.getByRole('heading', { name: text('aftersale.headCancelled') })).toBeVisible();
  await page.getByRole('link', { name: text('wallet.orderNo') }).tap();
  const coupon = page.getByRole('main').getByRole('listitem').first();
  await expect(coupon.getByText(text('order.couponNotDelivery'))).toBeVisible();
});

test('a reply that is lost asks for one refund only', async ({ page, sandbox }) => {
  const order = await boughtBy(sandbox, await memberOn(page, sandbox));
  await open(page, refundFormPath(order.orderId));
  await page.getByRole('radio', { name: 'Alasan lain' }).tap();
  await sandbox.setFaults({ path: REFUND_SUBMIT, kind: 'reset' });
  await page.getByRole('button', { name: text('aftersale.submit') }).tap();
  await expect(page.getByText(new RegExp(`^${wording('aftersale.submitFailed')}`))).toBeVisible();
  await sandbox.setFaults();
  await page.getByRole('button', { name: text('aftersale.submit') }).tap();
  await expect(page.getByRole('heading', { name: text('aftersale.headRequested') })).toBeVisible();
  await page.getByRole('link', { name: text('wallet.orderNo') }).tap();
  await expect(stateOf(page, 'order.couponRefunding')).toBeVisible();
  const vouchers = page.getByRole('listitem').getByText(text('order.couponRefunding'));
  await expect(vouchers).toHaveCount(1);
});

test('a refund whose reply did not come is asked for again in another tab: one refund', async ({
  page,
  context,
  sandbox,
}) => {
  const order = await boughtBy(sandbox, await memberOn(page, sandbox));
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await open(tab, refundFormPath(order.orderId));
    await tab.getByRole('radio', { name: 'Alasan lain' }).tap();
  }
  const held = await sandbox.hold(REFUND_SUBMIT, { times: 1 });
  await page.getByRole('button', { name: text('aftersale.submit') }).tap();
  await held.arrived();
  await page.close();
  // Sent before the first is done: a tab that comes into focus asks for its quote again, and that says
  // then that nothing is left to return.
  const again = await sandbox.journal();
  await other.getByRole('button', { name: text('aftersale.submit') }).tap();
  await again.next(REFUND_SUBMIT);
  await held.release();
  // Under another key it would be refused: the voucher is being refunded.
  await expect(other.getByRole('heading', { name: text('aftersale.headRequested') })).toBeVisible();
});

test('money that paid nothing and came back is sent again from its order', async ({
  page,
  sandbox,
}) => {
  const { orderId, refundId } = await surplusOf(sandbox, await sariOn(page, sandbox));
  await playDesk(sandbox, refundId, 'FAIL', { failureReason: 'ISSUER_REFUSED' });
  await open(page, orderPath(orderId));
  const returns = page.getByRole('region', { name: text('order.returnTitle') });
  await expect(returns.getByText(new RegExp(wording('order.returnBy')))).toHaveCount(0);
  await returns.getByRole('link', { name: text('aftersale.resend') }).tap();
  await page.getByRole('button', { name: text('aftersale.resend') }).tap();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('radio', { name: new RegExp(`^${wording('aftersale.ewallet')}`) }).tap();
  await sheet.getByLabel(text('aftersale.phone')).fill('0812 3456 7890');
  await sheet.getByRole('button', { name: text('aftersale.resend') }).tap();
  await expect(page.getByRole('heading', { name: text('aftersale.headRequested') })).toBeVisible();
});
