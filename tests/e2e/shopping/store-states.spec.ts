/** The store page without a store, or before it is loaded: merchant 8, first rows. */
import * as codes from '../../../src/api/generated/codes.ts';
import { storedProblems } from '../../support/events.ts';
import { expect, open, test, tryAgain } from '../fixtures.ts';
import { INFO_PATH, openStore, storePath, STORES } from '../steps/store-steps.ts';
import { text } from '../texts.ts';

for (const [code, storeId, key] of [
  [codes.STORE_EXPIRED, STORES.expired, 'merchant.expiredView'],
  [codes.STORE_UNFINDABLE, STORES.unfindable, 'merchant.cannotBeFound'],
  [codes.STORE_ABSENT, STORES.absent, 'merchant.storeNotExist'],
  [codes.STORE_ABSENT, 'S8888888', 'merchant.storeNotExist'],
] as const) {
  test(`${code} of ${storeId} shows its error page with a back button`, async ({ page }) => {
    await open(page, storePath(storeId));
    await expect(page.getByRole('heading', { level: 1, name: text(key) })).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('button', { name: text('common.toHome') })
      .tap();
    await expect(page).toHaveURL(/\/(platform\/home)?$/);
  });
}

test("another code shows the server's message; an address without a store says so", async ({
  page,
  sandbox,
}) => {
  await sandbox.setFaults({ path: INFO_PATH, kind: 'business', field: codes.VALUE_INVALID });
  await open(page, storePath(STORES.rich));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Simulated by the sandbox.');
  await open(page, '/platform/merchant?storeId=%3Cscript%3E');
  await expect(page.getByRole('heading', { name: text('merchant.invalidLink') })).toBeVisible();
});

for (const [kind, key] of [
  ['reset', 'merchant.offlineTitle'],
  ['rate_limited', 'merchant.busyTitle'],
  ['malformed_body', 'merchant.loadFailed'],
] as const) {
  test(`${kind} is shown, and the store loads by itself or on a tap`, async ({ page, sandbox }) => {
    await sandbox.setFaults({ path: INFO_PATH, kind });
    await open(page, storePath(STORES.rich));
    await expect(page.getByRole('heading', { name: text(key) })).toBeVisible();
    await sandbox.setFaults();
    await tryAgain(page, page.getByRole('navigation', { name: text('merchant.sections') }));
  });
}

test('a slow store shows a skeleton with a back button; a cached store shows at once', async ({
  page,
  sandbox,
}) => {
  const loading = page.getByText(text('merchant.loading'));
  const sections = page.getByRole('navigation', { name: text('merchant.sections') });
  await test.step('skeleton', async () => {
    await page.addInitScript(() => localStorage.setItem('jajan.collectHintSeen', 'true'));
    const held = await sandbox.hold(INFO_PATH);
    await open(page, storePath(STORES.rich));
    await held.arrived();
    // The snapshot of index.html covers the bar.
    await expect(page.locator('#snapshot')).toHaveCount(0);
    await expect(loading).toBeAttached();
    await expect(page.getByRole('button', { name: text('common.toHome') })).toBeVisible();
    await held.release();
    await expect(sections).toBeVisible();
    await expect(loading).toHaveCount(0);
  });
  await test.step('on return', async () => {
    await page.getByRole('link', { name: text('merchant.moreInfo') }).tap();
    await expect(page).toHaveURL(/merchantDetail/);
    const held = await sandbox.hold(INFO_PATH);
    await page.goBack();
    await expect(page.getByRole('button', { name: text('merchant.reportWrong') })).toBeVisible();
    await expect(sections).toBeVisible();
    await held.release();
  });
});

test('reviews: a missing switch is reported, one that is off hides its part', async ({
  page,
  sandbox,
}) => {
  const reviews = page.getByRole('region', { name: text('merchant.reviews') });
  const write = page.getByRole('button', { name: text('review.write') });
  await test.step('both switches are missing', async () => {
    await openStore(page, STORES.silentSwitches);
    for (const name of ['reviewEnable', 'reviewSwitch'])
      await expect
        .poll(async () =>
          JSON.stringify(await storedProblems(sandbox, 'homepage/query_homepage_store_info')),
        )
        .toContain(name);
  });
  await test.step('a store that takes no reviews shows existing ones without a way to write', async () => {
    await openStore(page, STORES.takesNoReviews);
    await expect(reviews.getByRole('article').first()).toBeVisible();
    await expect(write).toHaveCount(0);
    await reviews.getByRole('link', { name: text('review.all') }).tap();
    await expect(page).toHaveURL(/reviewList/);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await expect(write).toHaveCount(0);
  });
  await test.step('a store that shows no reviews has no section for them', async () => {
    await openStore(page, STORES.showsNoReviews);
    await expect(page.getByRole('heading', { name: text('merchant.trust') })).toBeVisible();
    await expect(reviews).toHaveCount(0);
  });
});
