/**
 * A purchase in the real shell, as `tests/e2e/shopping/buying.full.spec.ts` does in Chromium: from a
 * link in WhatsApp to a paid order, with a login on the way and the app killed while its payer pays.
 */
import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import { skuOf, voucherPath, VOUCHERS } from '../e2e/steps/voucher-steps.ts';
import { playPayer } from '../e2e/steps/order-steps.ts';
import { wording } from '../e2e/texts.ts';
import { Sandbox } from '../support/sandbox.ts';
import { journey } from './check.ts';
import { Shell } from './shell.ts';
import { button, exactButton, logInByWhatsApp, quoted } from './steps.ts';

/** Has red packets. Sandbox README. */
const DEWI = '81200000003';

let sandbox: Sandbox;
let shell: Shell;
let orderId: string;

before(async () => {
  sandbox = await Sandbox.start();
  await sandbox.call('/sandbox/slider', { mode: 'NEVER' });
  const path = voucherPath(await skuOf(sandbox, VOUCHERS.tender), '&channel_id=whatsapp');
  shell = await Shell.start({ apiBase: sandbox.baseUrl, link: `jajan:/${path}` });
});

after(async () => {
  await shell?.stopAndForget();
  await sandbox?.stop();
});

const step = journey();
const said = (key: string) => `//*[contains(text(), ${quoted(wording(key))})]`;

async function isAt(pathname: string): Promise<URL> {
  return shell.until(async () => {
    const url = new URL(await shell.driver.getCurrentUrl());
    return url.pathname === pathname && url;
  }, `the page is ${pathname}`);
}

step('a link from WhatsApp opens the voucher, and buying it leads through the login', async () => {
  await isAt('/platform/groupCouponDetail');
  await shell.tap(exactButton(wording('voucher.buy')));
  await logInByWhatsApp(shell, sandbox, DEWI);
  await isAt('/platform/confirmOrder');
});

step('the best red envelope is chosen, and the order is placed', async () => {
  const envelope = await shell.shown(button(wording('checkout.envelope')));
  assert.match(await envelope.getText(), /-Rp[\d.]+/);
  await shell.tap(exactButton(wording('checkout.order')));
  const cashier = await isAt('/platform/payPage/cashier');
  orderId = cashier.searchParams.get('orderId') ?? '';
  assert.match(orderId, /^H\d+$/);
});

step('the app is killed while its payer pays, and the notice of it is lost', async () => {
  await shell.tap(`//label[contains(., ${quoted(wording('order.methodQris'))})]`);
  await shell.tap(button(wording('payment.pay')));
  await shell.shown(`//*[@aria-label=${quoted(wording('payment.qrLabel'))}]`);
  await shell.kill();
  await playPayer(sandbox, orderId, { notice: 'LOST' });
  const { dataFolder } = shell;
  shell = await Shell.start({ apiBase: sandbox.baseUrl, dataFolder });
  await shell.shown(said('payment.openPaid'));
});

step('what is bought is shown, and stands first among the orders', async () => {
  await shell.tap(exactButton(wording('payment.openSee')));
  await shell.shown(`//h2${said('payment.successTitle').slice(3)}`);
  await shell.tap(exactButton(wording('payment.toVouchers')));
  await shell.shown(exactButton(wording('redeem.open')));
  await shell.driver.get('tauri://localhost/platform/home/order');
  const list = `//ul[@aria-label=${quoted(wording('order.title'))}]`;
  const first = `(${list}//article)[1]`;
  await shell.shown(`${first}//*[contains(., ${quoted(wording('order.phaseToBeRedeemed'))})]`);
});
