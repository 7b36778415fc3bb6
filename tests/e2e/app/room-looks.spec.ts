/** Space is reserved for late content: no layout shift when it arrives. */
import { isPresent } from '../../../src/lib/present.ts';
import { cardListPath } from '../../support/requests.ts';
import { expect, open, openHome, openSettled, scroller, test } from '../fixtures.ts';
import { resize } from '../looks.ts';
import { speak } from '../speak.ts';
import { INFO_PATH, infoOf, storePath, STORES } from '../steps/store-steps.ts';
import { voucherPath } from '../steps/voucher-steps.ts';
import { LOCALES, text, textWithin } from '../texts.ts';

test('home cards fill the space reserved for them', async ({ page, sandbox }) => {
  const held = await sandbox.hold(cardListPath);
  await open(page);
  await held.arrived();
  const shapes = page.getByRole('status', { name: text('home.cardsLoading') });
  const list = page.getByRole('heading', { name: text('home.nearbyStores') });
  await expect(shapes).toBeVisible();
  const kept = await list.boundingBox();
  await held.release();
  await expect(page.getByRole('navigation', { name: text('home.categories') })).toBeVisible();
  await expect(shapes).toHaveCount(0);
  const taken = await list.boundingBox();
  expect(Math.abs((taken?.y ?? 0) - (kept?.y ?? Infinity))).toBeLessThan(3);
});

test('the first store of home begins within 900 px of the top at 360 px, 920 at 412', async ({
  page,
  sandbox,
}) => {
  await openSettled(page, sandbox);
  await expect(
    page.getByRole('complementary', { name: text('frame.downloadBarLabel') }),
  ).toBeVisible();
  await expect(page.getByRole('timer')).toBeVisible();
  const first = page.getByRole('article').first();
  for (const { locale } of LOCALES) {
    await speak(page, locale);
    for (const [width, mostPx] of [
      [360, 900],
      [412, 920],
    ] as const) {
      await resize(page, { width, height: 800, textPercent: 100 });
      const top = async () => (await first.boundingBox())?.y;
      await expect.poll(top, `${locale} at ${width} px`).toBeLessThanOrEqual(mostPx);
    }
  }
});

test("a brand day's offers do not shift when its brands load", async ({ page, sandbox }) => {
  const held = await sandbox.hold('/digital-food/brand_day_section/brand_list');
  await open(page, '/platform/bigBrandActivity');
  await held.arrived();
  const offers = page.getByRole('heading', { name: text('brands.dayOffers') });
  const brands = page.getByRole('region', { name: text('brands.dayBrands') });
  await expect(offers).toBeVisible();
  await expect(brands.getByRole('link')).toHaveCount(0);
  const before = await offers.boundingBox();
  await held.release();
  await expect(brands.getByRole('link').first()).toBeVisible();
  expect((await offers.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
});

test("a voucher's page does not shift when its store answers", async ({ page, sandbox }) => {
  const { homepageCouponList, latitude, longitude } = await infoOf(sandbox, STORES.rich);
  await page.context().setGeolocation({ latitude, longitude });
  const limited = homepageCouponList.productList.find(
    ({ usage, purchaseCode, isSoldOut }) =>
      isPresent(usage.perVisitLimit) && purchaseCode === 0 && !isSoldOut,
  );
  const path = voucherPath(limited?.skuId ?? '');
  await open(page, path);
  for (const { locale } of LOCALES) {
    await speak(page, locale);
    await resize(page, { width: 360, height: 800, textPercent: 100 });
    const held = await sandbox.hold(INFO_PATH);
    await open(page, path);
    await held.arrived();
    const content = page.getByRole('heading', { name: text('voucher.bill', locale) });
    await expect(content).toBeVisible();
    const before = await content.boundingBox();
    await held.release();
    await expect(page.getByText(textWithin('merchant.usableUntil', locale)).first()).toBeVisible();
    expect((await content.boundingBox())?.y, locale).toBeCloseTo(before?.y ?? 0, 0);
  }
});

test('a journal that comes late moves no button of the developer options above it', async ({
  page,
}) => {
  const isDue = Promise.withResolvers<void>();
  await page.route('**/sandbox/journal', async (route) => {
    await isDue.promise;
    await route.continue();
  });
  await openHome(page);
  await open(page, '/platform/developerOptions');
  const places = () =>
    Promise.all(
      ['developer.worldReset', 'developer.scanOpen'].map((name) =>
        page.getByRole('button', { name: text(name) }).boundingBox(),
      ),
    );
  const before = await places();
  expect(before).not.toContain(null);
  isDue.resolve();
  const calls = page.getByRole('region', { name: text('developer.journal') });
  await expect(calls.getByRole('listitem').first()).toBeVisible();
  expect(await places()).toEqual(before);
});

test('the download bar is 58 px high, shifts nothing, and stays closed', async ({ page }) => {
  await page.addInitScript(() => {
    const moved = window as unknown as { movedBy: number };
    moved.movedBy = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        moved.movedBy += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await openHome(page);
  const aside = page.getByRole('complementary', { name: text('frame.downloadBarLabel') });
  const top = () => page.getByRole('main').getByRole('heading', { level: 1 }).boundingBox();
  await expect(aside).toBeVisible();
  await expect.poll(() => aside.boundingBox()).toMatchObject({ y: 0, height: 58 });
  const lowY = (await top())?.y ?? 0;
  // It leaves with the page, the search bar stops at the edge, and what they leave is the content's.
  await scroller(page).evaluate((element) => element.scrollTo(0, 400));
  await expect(aside).not.toBeInViewport();
  await expect.poll(top).toMatchObject({ y: lowY - 58 });
  await scroller(page).evaluate((element) => element.scrollTo(0, 0));
  await expect(aside).toBeInViewport();
  const movedBy = await page.evaluate(() => (window as unknown as { movedBy: number }).movedBy);
  expect(movedBy).toBeLessThan(0.05);

  await aside.getByRole('button', { name: text('common.close') }).tap();
  await expect(aside).toHaveCount(0);
  await expect.poll(top).toMatchObject({ y: lowY - 58 });
  await page.reload();
  await expect.poll(top).toMatchObject({ y: lowY - 58 });
  await expect(aside).toHaveCount(0);
});

test("a store's own bar stands below the download bar, and follows it up to the edge", async ({
  page,
}) => {
  await open(page, storePath(STORES.rich));
  const back = page.getByRole('banner').getByRole('button').first();
  const aside = page.getByRole('complementary', { name: text('frame.downloadBarLabel') });
  await expect(aside).toBeVisible();
  const lowY = (await back.boundingBox())?.y ?? 0;
  expect(lowY).toBeGreaterThanOrEqual(58);
  await scroller(page).evaluate((element) => element.scrollTo(0, 30));
  await expect.poll(() => back.boundingBox()).toMatchObject({ y: lowY - 30 });
  await scroller(page).evaluate((element) => element.scrollTo(0, 400));
  await expect.poll(() => back.boundingBox()).toMatchObject({ y: lowY - 58 });
  await expect(aside).not.toBeInViewport();
});
