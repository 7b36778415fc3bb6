/**
 * A purchase in the real shell, as `tests/e2e/shopping/buying.full.spec.ts` does in Chromium: from a
 * link in WhatsApp to a paid order, with a login on the way and the app killed while its payer pays.
 */
import assert from 'node:assert/strict';
import { skuOf, voucherPath, VOUCHERS } from '../e2e/steps/voucher-steps.ts';
import { playPayer } from '../e2e/steps/order-steps.ts';
import { wording } from '../e2e/texts.ts';
import { journey } from './check.ts';
import { button, choice, exactButton, labelled, quoted, textOf } from './find.ts';
import { sandbox, shell, stage, startAgain } from './stage.ts';
import { DEWI, logInByWhatsApp, untilAt } from './steps.ts';

let orderId: string;

stage({
  isSliderOff: true,
  prepare: async () => {
    const path = voucherPath(await skuOf(sandbox, VOUCHERS.tender), '&channel_id=whatsapp');
    return `jajan:/${path}`;
  },
});

const step = journey();

step('a link from WhatsApp opens the voucher, and buying it leads through the login', async () => {
  await untilAt(shell, '/platform/groupCouponDetail');
  await shell.tap(exactButton(wording('voucher.buy')));
  await logInByWhatsApp(shell, sandbox, DEWI);
  await untilAt(shell, '/platform/confirmOrder');
});

step('the best red envelope is chosen, and the order is placed', async () => {
  const envelope = await shell.shown(button(wording('checkout.envelope')));
  assert.match(await envelope.getText(), /-Rp[\d.]+/);
  await shell.tap(exactButton(wording('checkout.order')));
  const cashier = await untilAt(shell, '/platform/payPage/cashier');
  orderId = cashier.searchParams.get('orderId') ?? '';
  assert.match(orderId, /^H\d+$/);
});

step('the app is killed while its payer pays, and the notice of it is lost', async () => {
  await shell.tap(choice('order.methodQris'));
  await shell.tap(button(wording('payment.pay')));
  await shell.shown(labelled('payment.qrLabel'));
  await shell.kill();
  await playPayer(sandbox, orderId, { notice: 'LOST' });
  await startAgain();
  await shell.shown(textOf('payment.openPaid'));
});

step('what is bought is shown, and stands first among the orders', async () => {
  await shell.tap(exactButton(wording('payment.openSee')));
  await shell.shown(`//h2[contains(text(), ${quoted(wording('payment.successTitle'))})]`);
  await shell.tap(exactButton(wording('payment.toVouchers')));
  await shell.shown(exactButton(wording('redeem.open')));
  await shell.driver.get('tauri://localhost/platform/home/order');
  const list = `//ul[@aria-label=${quoted(wording('order.title'))}]`;
  const first = `(${list}//article)[1]`;
  await shell.shown(`${first}//*[contains(., ${quoted(wording('order.phaseToBeRedeemed'))})]`);
});
