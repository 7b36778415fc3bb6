/** From a link in WhatsApp to a paid order, with a login on the way and the app killed while paying. */
import { askForCode, codeField, demandSlider, lastCode, sheet } from '../../support/login-steps.ts';
import { expect, open, test } from '../fixtures.ts';
import { cards } from '../steps/order-steps.ts';
import { buyBar, EDGES, skuOf, voucherPath, VOUCHERS } from '../steps/voucher-steps.ts';
import { text, textWithin } from '../texts.ts';

/** Has red packets. Sandbox README. */
const DEWI = '81200000003';

test('a voucher of a link is bought, though the app is killed while its payer pays', async ({
  page,
  context,
  sandbox,
}) => {
  test.slow();
  await demandSlider(sandbox, 'NEVER');
  await open(page, voucherPath(await skuOf(sandbox, VOUCHERS.tender), '&channel_id=whatsapp'));
  const name = await page.getByRole('heading', { level: 1 }).first().textContent();
  await buyBar(page)
    .getByRole('button', { name: text('voucher.buy') })
    .tap();
  await expect(sheet(page)).toBeVisible();
  await askForCode(page, DEWI);
  await codeField(page).fill(await lastCode(sandbox, DEWI));

  await expect(page).toHaveURL(/\/platform\/confirmOrder\?/);
  await expect(page.getByText(name ?? '').first()).toBeVisible();
  const envelope = page.getByRole('button', { name: textWithin('checkout.envelope') });
  await expect(envelope.first()).toContainText(/-Rp[\d.]+/);
  await page.getByRole('button', { name: text('checkout.order') }).tap();

  await expect(page).toHaveURL(/\/platform\/payPage\/cashier\?/);
  await page.getByRole('radio', { name: textWithin('order.methodQris') }).check({ force: true });
  await page.getByRole('button', { name: text('payment.pay') }).tap();
  await expect(page.getByRole('img', { name: text('payment.qrLabel') })).toBeVisible();
  const orderId = new URL(page.url()).searchParams.get('orderId');
  expect(orderId).toMatch(/^H\d+$/);

  await page.close();
  await sandbox.call('/sandbox/payer', { orderId, act: 'PAY', notice: 'LOST' });

  const again = await context.newPage();
  await open(again);
  await expect(again.getByText(text('payment.openPaid'))).toBeVisible();
  await again.getByRole('button', { name: text('payment.openSee') }).tap();
  await expect(again.getByRole('heading', { name: text('payment.successTitle') })).toBeVisible();
  await again.getByRole('button', { name: text('payment.toVouchers') }).tap();
  await expect(again).toHaveURL(/couponDetail\?id=W\d+$/);
  await expect(again.getByText(text('order.couponNotDelivery'))).toBeVisible();

  await open(again, '/platform/home/order');
  // The newest; the others are samples of the seed.
  const newest = cards(again).first();
  await expect(newest.getByText(text('order.phaseToBeRedeemed'))).toBeVisible();
  await expect(newest.getByRole('link').first()).toHaveAttribute(
    'href',
    new RegExp(`orderId=${orderId}$`),
  );

  await test.step('what only the app sells leads from the web to the app, and back', async () => {
    const here = voucherPath(await skuOf(sandbox, VOUCHERS.edges, EDGES.appOnly));
    await open(again, here);
    await expect(buyBar(again).getByText(text('voucher.appOnly'))).toBeVisible();
    await buyBar(again).getByRole('button').tap();
    await again
      .getByRole('dialog', { name: text('voucher.appTitle') })
      .getByRole('button', { name: text('voucher.appGet') })
      .tap();
    await expect(again).toHaveURL(/appDownload\?redirect=%2Fplatform%2FgroupCouponDetail/);
    await again.getByRole('button', { name: text('links.keepBrowsing') }).tap();
    await expect(again).toHaveURL(new RegExp(here.replace('?', String.raw`\?`)));
    await expect(buyBar(again).getByText(text('voucher.appOnly'))).toBeVisible();
  });
});
