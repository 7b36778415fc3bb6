/** Space is reserved for late content: no layout shift when it arrives. */
import { cardListPath } from '../../support/requests.ts';
import { expect, open, openHome, test } from '../fixtures.ts';
import { text } from '../texts.ts';

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
  const main = page.getByRole('main');
  await expect(aside).toBeVisible();
  await expect.poll(() => aside.boundingBox()).toMatchObject({ y: 0, height: 58 });
  await expect.poll(() => main.boundingBox()).toMatchObject({ y: 58 });
  const movedBy = await page.evaluate(() => (window as unknown as { movedBy: number }).movedBy);
  expect(movedBy).toBeLessThan(0.05);

  await aside.getByRole('button', { name: text('common.close') }).tap();
  await expect(aside).toHaveCount(0);
  await expect.poll(() => main.boundingBox()).toMatchObject({ y: 0 });
  await page.reload();
  await expect.poll(() => main.boundingBox()).toMatchObject({ y: 0 });
  await expect(aside).toHaveCount(0);
});
