/**
 * One person's way through stores, as it is told: from home to a store, a coupon with the login on the
 * way, a heart, a review with photos on a bad network, the moderator's yes, and the link that others
 * open. Issue "Store pages", 4.
 */
import { askForCode, codeField, demandSlider, lastCode, newPhone } from '../support/login-steps.ts';
import { nearbyStores } from '../support/requests.ts';
import type { Sandbox } from '../support/sandbox.ts';
import { expect, MENTENG, openHome, storeCards, test } from './fixtures.ts';
import { addPhotos, button, rate, send, UPLOAD, uploaded, words } from './review-steps.ts';
import { coupons, infoOf } from './store-steps.ts';
import { text, textWithin } from './texts.ts';

const WORDS = 'Kuahnya gurih, porsinya pas buat berdua';

/** The nearest store that gives a coupon to everybody. */
async function givingStore(sandbox: Sandbox): Promise<{ storeId: string; storeName: string }> {
  const { poiList } = await nearbyStores(sandbox, MENTENG);
  for (const { storeId, storeName } of poiList) {
    const { homepageCouponList } = await infoOf(sandbox, storeId);
    if (homepageCouponList.couponBatchList.some(({ claimableCount }) => claimableCount > 0))
      return { storeId, storeName };
  }
  throw new Error('No store nearby gives a coupon');
}

test('from home to a store, its coupon, a heart, a review and the link that others open', async ({
  page,
  context,
  browser,
  sandbox,
}) => {
  test.slow();
  await demandSlider(sandbox, 'NEVER');
  await context.grantPermissions(['clipboard-read', 'clipboard-write', 'geolocation']);
  const { storeId, storeName } = await givingStore(sandbox);

  await openHome(page);
  await storeCards(page).filter({ hasText: storeName }).first().getByRole('link').first().tap();
  await expect(page.getByRole('heading', { level: 1, name: storeName })).toBeVisible();
  await button(page, 'merchant.gotIt').tap();

  await coupons(page)
    .getByRole('button', { name: textWithin('merchant.claim') })
    .first()
    .tap();
  const phoneNo = newPhone();
  await askForCode(page, phoneNo);
  await codeField(page).fill(await lastCode(sandbox, phoneNo));
  await expect(coupons(page).getByText(textWithin('merchant.held')).first()).toBeVisible({
    timeout: 20_000,
  });
  await button(page, 'profile.skip').last().tap();

  await button(page, 'favourite.keep').tap();
  await expect(page.getByText(text('favourite.kept'))).toBeVisible();

  const desk = await context.newPage();
  await desk.goto('/console/reviews');
  await desk.getByLabel('Phone').fill(`0${phoneNo}`);
  await desk.getByRole('textbox', { name: 'Store', exact: true }).fill(storeId);
  await desk.getByRole('button', { name: 'Play the visit' }).click();

  await button(page, 'review.write').first().tap();
  await rate(page, 5);
  await words(page).fill(WORDS);
  await sandbox.setFaults({ path: UPLOAD, kind: 'reset' });
  await addPhotos(page, 'a', 'b');
  const again = button(page, 'review.uploadAgain');
  await expect(again).toBeVisible({ timeout: 20_000 });
  await again.tap();
  await expect(again).toBeVisible({ timeout: 20_000 });
  await sandbox.setFaults();
  await again.tap();
  await expect(uploaded(page)).toHaveCount(2);
  await send(page);
  await expect(page.getByRole('heading', { name: text('review.sentTitle') })).toBeVisible();

  await desk.goto('/console/reviews');
  await desk
    .getByRole('article')
    .filter({ hasText: WORDS })
    .getByRole('button', { name: 'Approve' })
    .click();

  await page.goto(`/platform/merchant?storeId=${storeId}`);
  await expect(page.getByText(WORDS)).toBeVisible();
  await page.getByRole('button', { name: textWithin('share.open') }).tap();
  await button(page.getByRole('dialog'), 'share.copy').tap();
  await expect(page.getByText(text('messages.shareCopySuccess'))).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const preview = await (await fetch(link)).text();
  expect(preview).toContain('property="og:title"');
  expect(preview).toContain(storeName);
  const other = await browser.newContext();
  const visitor = await other.newPage();
  await visitor.goto(link);
  await expect(visitor.getByRole('heading', { level: 1, name: storeName })).toBeVisible();
  await expect(visitor.getByText(WORDS)).toBeVisible();
  await other.close();
});
