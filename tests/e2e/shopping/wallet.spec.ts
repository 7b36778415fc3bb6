/** The wallet: groups, search, where a ticket leads, and a start without a network. */
import { memberOn } from '../../support/members.ts';
import { expect, open, test } from '../fixtures.ts';
import { payFor, placedBy, sariOn } from '../steps/order-steps.ts';
import { MY_COUPONS, tickets, walletOf } from '../steps/wallet-steps.ts';
import { text } from '../texts.ts';

const WALLET = '/platform/myCouponList';

const GROUPS = [
  ['wallet.tabUsable', ['valid_coupon', 'not_delivery', 'valid', 'locked', 'not_effective']],
  ['wallet.tabUnpaid', ['wait_pay']],
  ['wallet.tabReturning', ['refunding', 'return']],
  ['wallet.tabPast', ['used', 'expired', 'cancel']],
] as const;

test('each group has the vouchers of its states', async ({ page, sandbox }) => {
  const sari = await sariOn(page, sandbox);
  const all = await walletOf(sandbox, sari);
  await open(page, WALLET);
  for (const [key, states] of GROUPS) {
    await page.getByRole('tab', { name: text(key) }).tap();
    const count = all.filter(({ state }) => (states as readonly string[]).includes(state)).length;
    await expect(tickets(page), key).toHaveCount(count);
  }
});

test('the account leads to what was bought, its ticket to its page, and that to the order', async ({
  page,
  sandbox,
}) => {
  const member = await memberOn(page, sandbox);
  const { orderId } = await placedBy(sandbox, member, 2);
  await payFor(sandbox, member, orderId);
  await open(page, '/platform/home/account');
  await page.getByRole('link', { name: text('platform.accountCoupons') }).tap();
  await expect(tickets(page)).toHaveCount(2);
  await tickets(page).first().getByRole('link').tap();
  await expect(page).toHaveURL(/couponDetail\?id=W\d+$/);
  await page.getByRole('link', { name: text('wallet.orderNo') }).tap();
  await expect(page).toHaveURL(new RegExp(`groupCouponOrderDetail\\?orderId=${orderId}$`));
  await page.goBack();
  await expect(page).toHaveURL(/couponDetail/);
  await page.goBack();
  await expect(tickets(page)).toHaveCount(2);
});

test('the ticket of an unpaid order leads to its payment', async ({ page, sandbox }) => {
  const { orderId } = await placedBy(sandbox, await memberOn(page, sandbox));
  await open(page, WALLET);
  await page.getByRole('tab', { name: text('wallet.tabUnpaid') }).tap();
  await tickets(page).first().getByRole('link').tap();
  await expect(page).toHaveURL(new RegExp(`payPage/cashier\\?orderId=${orderId}$`));
});

test('a search narrows the list, and clearing it brings everything back', async ({
  page,
  sandbox,
}) => {
  const sari = await sariOn(page, sandbox);
  const usable = (await walletOf(sandbox, sari)).filter(({ state }) =>
    (GROUPS[0][1] as readonly string[]).includes(state),
  );
  const [first] = usable;
  if (!first) throw new Error('Sari has nothing to use');
  const same = usable.filter(({ storeName }) => storeName === first.storeName).length;
  await open(page, WALLET);
  const search = page.getByLabel(text('wallet.search'));
  await search.fill(first.storeName.toUpperCase());
  await expect(tickets(page)).toHaveCount(same);
  await search.fill('zzzz');
  await page.getByRole('button', { name: text('wallet.clearSearch') }).tap();
  await expect(tickets(page)).toHaveCount(usable.length);
  await expect(search).toHaveValue('');
});

test('what can be used is shown again when its list cannot be loaded', async ({
  page,
  sandbox,
}) => {
  await sariOn(page, sandbox);
  await open(page, WALLET);
  await expect(tickets(page).first()).toBeVisible();
  const count = await tickets(page).count();
  await sandbox.setFaults({ path: MY_COUPONS, kind: 'reset' });
  await open(page, WALLET);
  await expect(page.getByText(text('wallet.shownSince'))).toBeVisible();
  await expect(tickets(page)).toHaveCount(count);
  await sandbox.setFaults();
  await page.getByRole('button', { name: text('wallet.refresh') }).tap();
  await expect(page.getByText(text('wallet.shownSince'))).toHaveCount(0);
});
