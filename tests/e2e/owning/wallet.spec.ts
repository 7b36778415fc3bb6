/** The wallet: groups, search, where a ticket leads, and a start without a network. */
import { memberOn } from '../../support/members.ts';
import { expect, open, test } from '../fixtures.ts';
import { payFor, placedBy, sariOn } from '../steps/order-steps.ts';
import { dewiOn, envelopesOf } from '../steps/offer-steps.ts';
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
  await tickets(page).first().getByRole('link').first().tap();
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
  await tickets(page).first().getByRole('link').first().tap();
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

test('red envelopes: the account leads to them, one to its page, that to what it pays for', async ({
  page,
  sandbox,
}) => {
  const dewi = await dewiOn(page, sandbox);
  const all = await envelopesOf(sandbox, dewi);
  await open(page, '/platform/home/account');
  await page.getByRole('link', { name: text('profile.offers'), exact: true }).tap();
  const list = page.getByRole('list', { name: text('platform.pageOffers') });
  const current = all.filter(({ state }) => state === 'UNUSED' || state === 'LOCKED');
  await expect(list.getByRole('article')).toHaveCount(current.length);
  const free = current.find(({ state, productCount }) => state === 'UNUSED' && productCount === 0);
  if (!free) throw new Error('Dewi has no envelope for everything');
  await list.locator(`a[href$="id=${free.redEnvelopeId}"]`).tap();
  await expect(page).toHaveURL(/redEnvelopeDetail\?id=X\d+$/);
  await page.getByRole('button', { name: text('offers.allProducts') }).tap();
  await expect(page).toHaveURL(/redEnvelopeProducts\?id=X\d+$/);
  await page
    .getByRole('list', { name: text('offers.usableFor') })
    .getByRole('link')
    .first()
    .tap();
  await expect(page).toHaveURL(/groupCouponDetail\?/);
});

test("a partner's code is shown after it was asked for, and stays", async ({ page, sandbox }) => {
  await dewiOn(page, sandbox);
  await open(page, '/platform/tripartiteCoupons');
  const codes = page.getByRole('button', { name: text('offers.openCode') });
  await expect(codes).toHaveCount(3);
  await codes.first().tap();
  const sheet = page.getByRole('dialog', { name: text('offers.openTitle') });
  await sheet.getByRole('button', { name: text('offers.notNow') }).tap();
  await expect(codes).toHaveCount(3);
  await codes.first().tap();
  await sheet.getByRole('button', { name: text('offers.openCode') }).tap();
  await expect(sheet).toHaveCount(0);
  await expect(codes).toHaveCount(2);
  await open(page, '/platform/tripartiteCoupons');
  await expect(codes).toHaveCount(2);
});

test('only what can be used at this moment is left by the filter', async ({ page, sandbox }) => {
  const sari = await sariOn(page, sandbox);
  const now = await walletOf(sandbox, sari, { usableNow: true });
  await open(page, WALLET);
  const filter = page.getByRole('button', { name: text('wallet.usableNow') });
  await filter.tap();
  await expect(filter).toHaveAttribute('aria-pressed', 'true');
  await expect(tickets(page)).toHaveCount(now.length);
});

test('a voucher lists the outlets that take it', async ({ page, sandbox }) => {
  const member = await memberOn(page, sandbox);
  const { orderId } = await placedBy(sandbox, member);
  await payFor(sandbox, member, orderId);
  const [coupon] = await walletOf(sandbox, member);
  await open(page, `/platform/couponDetail?id=${coupon?.couponId ?? ''}`);
  await page.getByRole('button', { name: text('wallet.allStores') }).tap();
  const sheet = page.getByRole('dialog', { name: text('voucher.storesTitle') });
  await expect(sheet.getByText(coupon?.storeName ?? '').first()).toBeVisible();
});
