/** A voucher's page by a cold start in flight mode, after one visit to the wallet: until its code is there. */
import { keepLogin, newMember } from '../support/members.ts';
import { PHONE, slowDown, until } from './profile.mjs';
import { median, row } from './table.mjs';

const RUNS = 5;
const FLIGHT_MODE = {
  offline: true,
  latency: 0,
  downloadThroughput: -1,
  uploadThroughput: -1,
};
const ORDER = '/digital-food/local_life/order';

/** @param {import('@playwright/test').Browser} browser */
export async function measureOfflineWallet(browser, sandbox) {
  const { baseUrl } = sandbox;
  const member = await newMember(sandbox);
  const couponId = await bought(sandbox, member);
  const context = await browser.newContext({ ...PHONE, baseURL: baseUrl });
  const page = await context.newPage();
  await keepLogin(page, member);
  await page.goto(`${baseUrl}/platform/myCouponList`);
  await page.waitForFunction(() => 'jajan.my.wallet' in localStorage);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.close();
  const times = [];
  for (let run = 0; run < RUNS; run += 1) {
    const cold = await context.newPage();
    await cold.addInitScript(() => {
      window.benchCodeMs = 0;
      new MutationObserver((_changes, observer) => {
        if (!document.querySelector('main svg[role="img"]')) return;
        observer.disconnect();
        window.benchCodeMs = performance.now();
      }).observe(document, { childList: true, subtree: true });
    });
    const session = await slowDown(cold, { network: FLIGHT_MODE });
    await cold.goto(`${baseUrl}/platform/couponDetail?id=${couponId}`);
    await until(session, 'benchCodeMs > 0');
    times.push(await cold.evaluate(() => window.benchCodeMs));
    await cold.close();
  }
  await context.close();
  return [
    row('Voucher in flight mode, cold start: its code', median(times), {
      unit: 'ms',
      atMost: 1000,
    }),
  ];
}

/** A voucher of a paid order. */
async function bought(sandbox, { accessToken }) {
  const caller = { token: accessToken };
  const store = { storeId: 'S9000019' };
  const { productList } = await sandbox.call('/resource_pos/merchant_homepage/coupon', store);
  const { skuId } = productList[0];
  const asked = { skuId, quantity: 1, envelope: 'NONE' };
  const { item, payAmount } = await sandbox.call(`${ORDER}/settlement`, asked, caller);
  const { productId, storeId } = item;
  const order = { skuId, productId, storeId, quantity: 1, payAmount };
  const { orderId } = await sandbox.call(`${ORDER}/place_order`, order, caller);
  await sandbox.call(`${ORDER}/pay`, { orderId, method: 'QRIS' }, caller);
  await sandbox.call('/sandbox/payer', { orderId, act: 'PAY' });
  const { couponList } = await sandbox.call(`${ORDER}/order_detail`, { orderId }, caller);
  return couponList[0].couponId;
}
