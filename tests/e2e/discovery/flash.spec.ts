/** Flash deals: sessions, reservations, what is bought, sold out, back, ended. Home 4; discovery 3. */
import { formatRp } from '../../../src/i18n/format.ts';
import { memberOn } from '../../support/members.ts';
import { expectSaid } from '../../support/said.ts';
import {
  askForCode,
  codeField,
  demandSlider,
  lastCode,
  newPhone,
} from '../../support/login-steps.ts';
import { grantUsage, storedEvents } from '../../support/events.ts';
import { button, dialog } from '../find.ts';
import {
  elapse,
  elapseUntil,
  expect,
  expectBackAt,
  open,
  openHome,
  scrollUntil,
  test,
  topAtTap,
} from '../fixtures.ts';
import { orderButton, orderIdOf } from '../steps/buying-steps.ts';
import {
  beforeNext,
  FLASH_LIST,
  FLASH_PAGE,
  holdLastPiece,
  itemOf,
  items,
  NEXT,
  rowOf,
  RUNNING,
  sessionPath,
} from '../steps/flash-steps.ts';
import { GRACE_MS, payFor, WAIT_MS } from '../steps/order-steps.ts';
import { withPhone } from '../steps/phone-steps.ts';
import { buyBar } from '../steps/voucher-steps.ts';
import { text, textWithin } from '../texts.ts';

test('a visitor logs in to reserve, is reminded by the phone, and takes it back', async ({
  page,
  sandbox,
}) => {
  const item = await itemOf(sandbox, NEXT);
  await demandSlider(sandbox, 'NEVER');
  await withPhone(page, 'location=granted');
  await open(page, sessionPath(NEXT));
  const row = rowOf(page, item);
  const reserve = row.getByRole('button');
  await expect(reserve).toHaveAttribute('aria-pressed', 'false');
  await reserve.tap();
  await expect(dialog(page, 'login.title')).toBeVisible();
  const phoneNo = newPhone();
  await askForCode(page, phoneNo);
  await codeField(page).fill(await lastCode(sandbox, phoneNo));
  await expectSaid(page, text('flash.reserved'));
  const offer = dialog(page, 'flash.remindAsk');
  await expect(offer.getByText(text('flash.holdsNoStock'))).toBeVisible();
  await button(offer, 'flash.remind').tap();
  await button(page, 'setting.notificationsAllow').tap();
  await button(dialog(page, 'phone.askNotifications'), 'phone.allow').tap();
  await expect(reserve).toHaveAttribute('aria-pressed', 'true');
  const pending = () => page.evaluate(() => localStorage.getItem('jajan.pendingNotices'));
  await expect.poll(pending).toContain(`${NEXT} ${item.skuId}`);

  await reserve.tap();
  await expectSaid(page, text('flash.letGo'));
  await expect(reserve).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(pending).not.toContain(NEXT);
});

test('the reminder rings five minutes before, and opens the session', async ({ page, sandbox }) => {
  await beforeNext(page, sandbox, 10 * 60_000);
  await memberOn(page, sandbox);
  await withPhone(page, 'location=granted&notifications=granted');
  const item = await itemOf(sandbox, NEXT);
  await open(page, sessionPath(NEXT));
  await rowOf(page, item).getByRole('button').tap();
  await button(dialog(page, 'flash.remindAsk'), 'flash.remind').tap();
  await expectSaid(page, textWithin('flash.willRemind'));
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('jajan.pendingNotices')))
    .toContain(NEXT);
  await page.getByRole('tab', { name: /^18:00/ }).tap();
  await expect(page).not.toHaveURL(new RegExp(NEXT));
  await elapse(page, sandbox, 6 * 60_000);
  await button(dialog(page, 'phone.noticeTitle'), 'phone.open').tap();
  await expect(page).toHaveURL(new RegExp(`session=${NEXT}`));
  await expect(rowOf(page, item).getByRole('button')).toHaveAttribute('aria-pressed', 'true');
});

test('at its second the session begins by itself, and what was reserved is bought and paid', async ({
  page,
  sandbox,
}) => {
  await beforeNext(page, sandbox, 30_000);
  const member = await memberOn(page, sandbox);
  // Above what a new member's red packet pays.
  const item = await itemOf(sandbox, NEXT, ({ assetSalePrice }) => assetSalePrice > 40_000);
  await open(page, sessionPath(NEXT));
  const row = rowOf(page, item);
  await row.getByRole('button').tap();
  await expectSaid(page, text('flash.reserved'));
  await expect(row.getByText(text('flash.buy'))).toHaveCount(0);
  await elapse(page, sandbox, 40_000);
  await expect(row.getByText(text('flash.buy'))).toBeVisible();
  await expect(row.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('timer', { name: textWithin('home.flashSaleEndsIn') })).toBeVisible();
  await row.getByRole('link').tap();
  await expect(page).toHaveURL(/isFlashSale=true/);
  await button(buyBar(page), 'voucher.buy').tap();
  await orderButton(page).tap();
  await expect(page).toHaveURL(/orderId=/);
  await payFor(sandbox, member, orderIdOf(page));
  await elapseUntil(page, sandbox, async () => /purchaseSuccessPage/.test(page.url()));
});

test('who opens an item before its session is told when and at which price, and gets it then', async ({
  page,
  sandbox,
}) => {
  await beforeNext(page, sandbox, 30_000);
  const item = await itemOf(sandbox, NEXT);
  const { salePrice } = item.priceInfo;
  await open(page, sessionPath(NEXT));
  await rowOf(page, item).getByRole('link').tap();
  await expect(buyBar(page)).toContainText(formatRp(salePrice));
  const coming = page.getByRole('link', { name: textWithin('voucher.flashComing') });
  await expect(coming).toContainText('14:00 WIB');
  await expect(coming).toContainText(formatRp(item.assetSalePrice));
  await coming.tap();
  await expect(page).toHaveURL(new RegExp(`session=${NEXT}`));
  await expect(rowOf(page, item)).toBeVisible();
  await page.goBack();
  await expect(coming).toBeVisible();
  await elapse(page, sandbox, 40_000);
  await expect(coming).toHaveCount(0);
  await expect(page.getByRole('timer', { name: textWithin('voucher.flashEndsIn') })).toBeVisible();
  await expect(buyBar(page)).toContainText(formatRp(item.assetSalePrice));
});

test('sold out while one looks, pieces may come back, and do', async ({ page, sandbox }) => {
  const item = await itemOf(sandbox, RUNNING);
  await open(page, FLASH_PAGE);
  const row = rowOf(page, item);
  await expect(row.getByText(text('flash.buy'))).toBeVisible();
  await holdLastPiece(sandbox, item);
  await button(page, 'flash.refresh').tap();
  await expect(row.getByText(text('home.couponSoldOut'))).toBeVisible();
  await expect(row.getByText(textWithin('flash.mayComeBack'))).toContainText('11:1');
  await expect(row.getByText(text('flash.buy'))).toHaveCount(0);
  await elapse(page, sandbox, WAIT_MS + GRACE_MS);
  await elapseUntil(page, sandbox, () => row.getByText(text('flash.buy')).isVisible());
});

test('what the app alone sells leads there from the web, with this page', async ({
  page,
  sandbox,
}) => {
  const item = await itemOf(sandbox, RUNNING);
  await sandbox.call('/sandbox/merchant', { skuId: item.skuId, terms: { appOnly: true } });
  await open(page, FLASH_PAGE);
  await button(rowOf(page, item), 'flash.appOnly').tap();
  await button(dialog(page, 'voucher.appTitle'), 'voucher.appGet').tap();
  await expect(page).toHaveURL(/appDownload\?redirect=%2Fplatform%2FflashDeal/);
});

test('an ended session sells nothing at its flash price, and leads to the next', async ({
  page,
  sandbox,
}) => {
  await beforeNext(page, sandbox, 30_000);
  const item = await itemOf(sandbox, RUNNING);
  await open(page, sessionPath(RUNNING));
  const row = rowOf(page, item);
  await expect(row.getByText(text('flash.buy'))).toBeVisible();
  const journal = await sandbox.journal();
  await elapse(page, sandbox, 60_000);
  await expect(page.getByText(text('flash.endedNote'))).toBeVisible();
  await expect(page.getByText(text('flash.buy'))).toHaveCount(0);
  const heads = await journal.all('/digital-food/local_life/product_list_page/page_detail');
  expect(heads.length, 'at most once in ten seconds').toBeLessThanOrEqual(6);
  await expect(row.getByRole('link')).toHaveAttribute('href', /isFlashSale=false/);
  await button(page, 'flash.toNext').tap();
  await expect(page).toHaveURL(new RegExp(`session=${NEXT}`));
  await expect(items(page).first().getByText(text('flash.buy'))).toBeVisible();
});

test('from home to the list’s end, the area’s stores, a voucher, and back to the same place', async ({
  page,
  sandbox,
}) => {
  test.slow();
  await grantUsage(page);
  const journal = await sandbox.journal();
  await openHome(page);
  const card = page.getByRole('region', { name: 'Flash Sale' });
  await card.getByRole('link').first().tap();
  await expect(items(page).first()).toBeVisible();
  await page.getByRole('tab', { name: /^14:00/ }).tap();
  await expect(items(page).first().getByRole('button')).toBeVisible();
  const stores = page.getByRole('heading', { name: text('home.nearbyStores') });
  await scrollUntil(page, () => stores.isVisible());
  const asked = (await journal.all(FLASH_LIST)).filter(
    ({ body }) => body['sessionUniqueKey'] === NEXT,
  );
  expect(asked.map(({ body }) => [body['pageNo'], body['pageSize']])).toEqual(
    asked.map((_each, at) => [at + 1, 15]),
  );
  expect(asked.length).toBeGreaterThan(1);
  const last = items(page).last();
  await last.scrollIntoViewIfNeeded();
  const before = await topAtTap(page);
  await last.getByRole('link').tap();
  await expect(page).toHaveURL(/groupCouponDetail/);
  await page.goBack();
  await expect(page.getByRole('tab', { name: /^14:00/ })).toHaveAttribute('aria-selected', 'true');
  await expectBackAt(page, before);
  await elapseUntil(
    page,
    sandbox,
    async () =>
      (await storedEvents(sandbox, 'coupon_card_expo')).length > 0 &&
      (await storedEvents(sandbox, 'coupon_card')).length > 0,
  );
});
