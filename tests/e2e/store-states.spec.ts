/** What the store's page says when there is no store, or not yet: merchant 8, its first rows. */
import { storedProblems } from '../support/events.ts';
import { expect, open, test, tryAgain } from './fixtures.ts';
import { INFO_PATH, openStore, storePath, STORES } from './store-steps.ts';
import { text } from './texts.ts';

for (const [code, storeId, key] of [
  ['3800021', STORES.expired, 'merchant.expiredView'],
  ['6410092', STORES.unfindable, 'merchant.cannotBeFound'],
  ['6410012', STORES.absent, 'merchant.storeNotExist'],
  ['6410012', 'S8888888', 'merchant.storeNotExist'],
] as const) {
  test(`${code} of ${storeId} shows its page, with a way back`, async ({ page }) => {
    await open(page, storePath(storeId));
    await expect(page.getByRole('heading', { level: 1, name: text(key) })).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('button', { name: text('common.toHome') })
      .tap();
    await expect(page).toHaveURL(/\/(platform\/home)?$/);
  });
}

test("another code shows the server's words", async ({ page, sandbox }) => {
  await sandbox.setFaults({ path: INFO_PATH, kind: 'business', field: '9000422' });
  await open(page, storePath(STORES.rich));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Simulated by the sandbox.');
});

test('an address that names no store says so', async ({ page }) => {
  await open(page, '/platform/merchant?storeId=%3Cscript%3E');
  await expect(page.getByRole('heading', { name: text('merchant.invalidLink') })).toBeVisible();
});

for (const [kind, key] of [
  ['reset', 'merchant.offlineTitle'],
  ['rate_limited', 'merchant.busyTitle'],
  ['malformed_body', 'merchant.loadFailed'],
] as const) {
  test(`${kind} is said, and the store comes by itself or by a tap`, async ({ page, sandbox }) => {
    await sandbox.setFaults({ path: INFO_PATH, kind });
    await open(page, storePath(STORES.rich));
    await expect(page.getByRole('heading', { name: text(key) })).toBeVisible();
    await sandbox.setFaults();
    await tryAgain(page, page.getByRole('navigation', { name: text('merchant.sections') }));
  });
}

test('while it is slow the shape of the page stands, with the way back', async ({
  page,
  sandbox,
}) => {
  await sandbox.setFaults({ path: INFO_PATH, kind: 'latency', delayMs: 15_000, remaining: 1 });
  await open(page, storePath(STORES.rich));
  // What index.html painted lies over the bar.
  await expect(page.locator('#snapshot')).toHaveCount(0);
  await expect(page.getByText(text('merchant.loading'))).toBeAttached();
  await expect(page.getByRole('button', { name: text('common.toHome') })).toBeVisible();
  await expect(page.getByRole('navigation', { name: text('merchant.sections') })).toBeVisible();
  await expect(page.getByText(text('merchant.loading'))).toHaveCount(0);
});

for (const name of ['reviewEnable', 'reviewSwitch']) {
  test(`a missing ${name} is reported, and the page is there`, async ({ page, sandbox }) => {
    await openStore(page, STORES.silentSwitches);
    await expect
      .poll(
        async () =>
          (await storedProblems(sandbox, 'homepage/query_homepage_store_info')).some((problem) =>
            JSON.stringify(problem).includes(name),
          ),
        { timeout: 20_000 },
      )
      .toBe(true);
  });
}

test('a store that takes no reviews shows those it has, and no way to write', async ({ page }) => {
  await openStore(page, STORES.takesNoReviews);
  const reviews = page.getByRole('region', { name: text('merchant.reviews') });
  await expect(reviews.getByRole('article').first()).toBeVisible();
  await expect(reviews.getByRole('button', { name: text('review.write') })).toHaveCount(0);
  await reviews.getByRole('link', { name: text('review.all') }).tap();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('button', { name: text('review.write') })).toHaveCount(0);
});

test('a store that shows no reviews has no part for them', async ({ page }) => {
  await openStore(page, STORES.showsNoReviews);
  await expect(page.getByRole('heading', { name: text('merchant.trust') })).toBeVisible();
  await expect(page.getByRole('region', { name: text('merchant.reviews') })).toHaveCount(0);
});

test('a store that was seen is there at once on return', async ({ page, sandbox }) => {
  await openStore(page, STORES.rich);
  await page.getByRole('link', { name: text('merchant.moreInfo') }).tap();
  await expect(page).toHaveURL(/merchantDetail/);
  await sandbox.setFaults({ path: INFO_PATH, kind: 'latency', delayMs: 60_000 });
  await page.goBack();
  await expect(page.getByRole('navigation', { name: text('merchant.sections') })).toBeVisible();
});
