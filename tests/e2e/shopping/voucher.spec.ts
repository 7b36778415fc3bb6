/** The voucher's page: buying, and what keeps from it. Home 2, 5, 6, merchant 5, 6, discovery 3. */
import {
  askForCode,
  codeField,
  demandSlider,
  lastCode,
  newPhone,
} from '../../support/login-steps.ts';
import { memberOn } from '../../support/members.ts';
import { pathnames } from '../../../src/paths.ts';
import { elapse, expect, open, test } from '../fixtures.ts';
import {
  buyBar,
  DETAIL_PATH,
  detailOf,
  EDGES,
  flashPath,
  skuOf,
  STATES,
  voucherPath,
  VOUCHERS,
} from '../steps/voucher-steps.ts';
import { text } from '../texts.ts';

test('a tap on a card shows name and price at once, a link asks once', async ({
  page,
  sandbox,
}) => {
  const { asset } = await detailOf(sandbox, await skuOf(sandbox, VOUCHERS.states));
  const price = `Rp${asset.assetSalePrice.toLocaleString('id-ID')}`;
  const journal = await sandbox.journal();
  await test.step('by a tap, with the reply on hold', async () => {
    await open(page, `/platform/merchant?storeId=${VOUCHERS.states}`);
    const hold = await sandbox.hold(DETAIL_PATH);
    const card = page
      .getByRole('list', { name: text('merchant.vouchers') })
      .getByRole('link')
      .first();
    const name = (await card.textContent()) ?? '';
    await card.tap();
    await expect(page).toHaveURL(new RegExp(pathnames.groupCouponDetail));
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByText(price).first()).toBeVisible();
    await hold.release();
    await expect(buyBar(page).getByRole('button')).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^${name.slice(0, 12)}`));
  });
  await test.step('by a link', async () => {
    const skuId = await skuOf(sandbox, VOUCHERS.states);
    await journal.quiet();
    const since = await sandbox.journal();
    await open(page, voucherPath(skuId));
    await expect(buyBar(page).getByRole('button')).toBeVisible();
    const calls = await since.quiet(DETAIL_PATH);
    expect(calls).toHaveLength(1);
  });
});

test('a visitor who buys logs in and goes on to the order', async ({ page, sandbox }) => {
  await demandSlider(sandbox, 'NEVER');
  const skuId = await skuOf(sandbox, VOUCHERS.states);
  const { productId } = await detailOf(sandbox, skuId);
  await open(page, voucherPath(skuId));
  await buyBar(page)
    .getByRole('button', { name: text('voucher.buy') })
    .tap();
  const phone = newPhone();
  await askForCode(page, phone);
  await codeField(page).fill(await lastCode(sandbox, phone));
  await expect(page).toHaveURL(
    new RegExp(
      `confirmOrder\\?skuId=${skuId}&productId=${productId}&storeId=${VOUCHERS.states}&detailId=`,
    ),
  );
});

test('an offer of the app leads to the app’s page, and back to this very page', async ({
  page,
  sandbox,
}) => {
  const here = voucherPath(await skuOf(sandbox, VOUCHERS.edges, EDGES.appOnly));
  await open(page, here);
  await expect(buyBar(page).getByText(text('voucher.appOnly'))).toBeVisible();
  await buyBar(page).getByRole('button').tap();
  await page
    .getByRole('dialog', { name: text('voucher.appTitle') })
    .getByRole('button', { name: text('voucher.appGet') })
    .tap();
  await expect(page).toHaveURL(/appDownload\?redirect=%2Fplatform%2FgroupCouponDetail/);
  await page.getByRole('button', { name: text('links.keepBrowsing') }).tap();
  await expect(page).toHaveURL(new RegExp(here.replace('?', '\\?')));
  await expect(buyBar(page).getByText(text('voucher.appOnly'))).toBeVisible();
});

test('a flash price counts down by the server, and ends as the ordinary price', async ({
  page,
  sandbox,
}) => {
  const path = await flashPath(sandbox);
  await open(page, path);
  const timer = page.getByRole('timer');
  await expect(timer).toContainText(/\d\d:\d\d:\d\d/);
  const [before] = /\d\d:\d\d:\d\d/.exec((await timer.textContent()) ?? '') ?? [];
  await elapse(page, sandbox, 60_000);
  await expect(timer).not.toContainText(before ?? '');
  const [after = ''] = /\d\d:\d\d:\d\d/.exec((await timer.textContent()) ?? '') ?? [];
  expect(after < (before ?? '')).toBe(true);
  const journal = await sandbox.journal();
  const [hours = 0] = after.split(':').map(Number);
  await elapse(page, sandbox, (hours + 1) * 3_600_000);
  await journal.next('/local_life/flash_sale/product/detail');
  await expect(page.getByText(text('voucher.flashEnded'))).toBeVisible();
  await expect(timer).toHaveCount(0);
});

test('an announced voucher counts down to its sale and can then be bought', async ({
  page,
  sandbox,
}) => {
  const skuId = await skuOf(sandbox, VOUCHERS.edges, EDGES.notOnSale);
  const { onSaleTime, serverTime } = await detailOf(sandbox, skuId);
  const untilMs = (onSaleTime ?? 0) - serverTime;
  expect(untilMs).toBeGreaterThan(60_000);
  await open(page, voucherPath(skuId));
  await expect(buyBar(page)).toContainText(/Mulai dijual .* WIB/);
  await sandbox.elapse(untilMs - 60_000);
  await page.clock.fastForward(untilMs - 60_000);
  await page.reload();
  await expect(buyBar(page).getByRole('timer')).toContainText('00:0');
  await elapse(page, sandbox, 61_000);
  await expect(
    buyBar(page).getByRole('button', { name: text('voucher.buy'), exact: true }),
  ).toBeVisible();
});

test('what is sold out leads to the other vouchers of the store', async ({ page, sandbox }) => {
  await memberOn(page, sandbox);
  await open(page, voucherPath(await skuOf(sandbox, VOUCHERS.states, STATES.soldOut)));
  await expect(buyBar(page).getByText(text('voucher.soldOut'))).toBeVisible();
  const others = page.getByRole('region', { name: text('voucher.others') });
  await expect(others).toBeAttached();
  await buyBar(page)
    .getByRole('button', { name: text('voucher.seeOthers') })
    .tap();
  await expect(others).toBeFocused();
  await expect(others.getByRole('listitem').first()).toBeInViewport();
});

test('a voucher that is withdrawn while it is looked at is not shown as if it could be bought', async ({
  page,
  sandbox,
}) => {
  const skuId = await skuOf(sandbox, VOUCHERS.states);
  await open(page, voucherPath(skuId, `&reportStoreId=${VOUCHERS.states}`));
  await expect(buyBar(page)).toBeVisible();
  const { store } = await detailOf(sandbox, skuId);
  await sandbox.call('/sandbox/merchant', { skuId, withdrawn: true });
  await page.getByRole('link', { name: store.storeName }).first().tap();
  await expect(page).toHaveURL(/\/platform\/merchant/);
  await elapse(page, sandbox, 31_000);
  await page.goBack();
  await expect(page.getByText(text('voucher.withdrawnNote'))).toBeVisible();
  await page.getByRole('button', { name: text('voucher.toStore') }).tap();
  await expect(page).toHaveURL(new RegExp(`storeId=${VOUCHERS.states}`));
});

test('without an answer the page stays, and says why buying waits', async ({ page, sandbox }) => {
  await open(page, await flashPath(sandbox));
  const timer = page.getByRole('timer');
  await expect(timer).toContainText(/\d\d:\d\d:\d\d/);
  await sandbox.setFaults({ path: '/local_life/flash_sale/product/detail', kind: 'reset' });
  await page.evaluate(() => {
    const show = (state: string) => {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    };
    show('hidden');
    show('visible');
  });
  await expect(timer).toContainText('--:--:--');
  await expect(buyBar(page).getByText(text('voucher.offline'))).toBeVisible();
  await sandbox.setFaults();
  await buyBar(page)
    .getByRole('button', { name: text('common.retry') })
    .tap();
  await expect(timer).toContainText(/\d\d:\d\d:\d\d/);
  await expect(buyBar(page).getByRole('button', { name: text('voucher.buy') })).toBeVisible();
});
