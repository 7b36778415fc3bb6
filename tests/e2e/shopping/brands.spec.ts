/** The brand pavilion in its five states, a brand, a brand day. Merchant 2, 4, 5, 8, 9. */
import type { Page } from '@playwright/test';
import * as codes from '../../../src/api/generated/codes.ts';
import type {
  BrandDayPage,
  BrandHomepageData,
  BrandPavilionData,
} from '../../../src/api/generated/types.ts';
import type { Sandbox } from '../../support/sandbox.ts';
import { homeCard } from '../../support/requests.ts';
import {
  elapse,
  elapseUntil,
  expect,
  MENTENG,
  open,
  openHome,
  scrollUntil,
  test,
} from '../fixtures.ts';
import { text, textWithin } from '../texts.ts';

const BRANDS = '/platform/brands';
const QUERY = '/brand_pavilion/query_brand_pavilion_info';
const STORES = '/brand_pavilion/all_store_list';

const list = (page: Page) => page.getByRole('list', { name: text('brands.title') });
const cards = (page: Page) => list(page).getByRole('link');
const waiting = (page: Page) => page.getByRole('button', { name: text('failure.retryIn') });

async function firstPage(sandbox: Sandbox): Promise<BrandPavilionData> {
  return (await sandbox.call(QUERY, { pageNo: 1, pageSize: 15 })) as BrandPavilionData;
}

/** The id of the first brand that has a page of ours. */
async function brandId(sandbox: Sandbox): Promise<string> {
  const { brand } = await firstPage(sandbox);
  for (const { url } of brand) {
    const [, id] = /brandsHomepage\?id=(\w+)/.exec(url) ?? [];
    if (id !== undefined) return id;
  }
  throw new Error('no brand leads to its page');
}

async function openBrands(page: Page): Promise<void> {
  await open(page, BRANDS);
  await expect(cards(page).first()).toBeVisible();
}

test('SUCCESS: pages of 15 up to the end', async ({ page, sandbox }) => {
  const journal = await sandbox.journal();
  await openBrands(page);
  const end = page.getByText(text('common.noMore'));
  await scrollUntil(page, () => end.isVisible());
  const asked = await journal.all(QUERY);
  expect(asked.length, 'there is a second page to be seen').toBeGreaterThan(1);
  expect(asked.map(({ body }) => [body['pageNo'], body['pageSize']])).toEqual(
    asked.map((_each, at) => [at + 1, 15]),
  );
  const { brand } = await firstPage(sandbox);
  expect(await cards(page).count()).toBeGreaterThan(brand.length);
});

for (const kind of ['reset', 'server_error'] as const)
  test(`a failed next page retries by itself: ${kind}`, async ({ page, sandbox }) => {
    await page.setViewportSize({ width: 360, height: 480 });
    await openBrands(page);
    const { brand } = await firstPage(sandbox);
    await expect(cards(page)).toHaveCount(brand.length);
    await sandbox.setFaults({ path: QUERY, kind });
    const failed = page.getByText(text('common.moreFailed'));
    await scrollUntil(page, () => failed.isVisible());
    await sandbox.setFaults();
    await elapseUntil(page, sandbox, async () => (await cards(page).count()) > brand.length);
    await expect(failed).toHaveCount(0);
  });

test('LOADING shows a skeleton of the same geometry', async ({ page, sandbox }) => {
  const held = await sandbox.hold(QUERY);
  await open(page, BRANDS);
  await held.arrived();
  const shape = page.getByRole('status', { name: text('brands.loading') });
  await expect(shape).toBeVisible();
  await held.release();
  await expect(cards(page).first()).toBeVisible();
  await expect(shape).toHaveCount(0);
});

test('EMPTY shows its message', async ({ page, sandbox }) => {
  await sandbox.setFaults({ path: QUERY, kind: 'empty' });
  await open(page, BRANDS);
  await expect(page.getByRole('heading', { name: text('brands.emptyTitle') })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

for (const { name, fault, title } of [
  {
    name: 'RATE_LIMIT by its code',
    fault: { kind: 'business', field: codes.BRANDS_BUSY } as const,
    title: 'failure.busy',
  },
  { name: 'ERROR without a reply', fault: { kind: 'reset' } as const, title: 'failure.offline' },
]) {
  test(`${name}: a retry button that counts down from 10`, async ({ page, sandbox }) => {
    await sandbox.setFaults({ path: QUERY, ...fault });
    await open(page, BRANDS);
    await expect(page.getByRole('alert')).toContainText(textWithin(title));
    await expect(waiting(page)).toBeDisabled();
    const seconds = Number(/\d+/.exec((await waiting(page).textContent()) ?? '')?.[0]);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(10);
    await sandbox.setFaults();
    const journal = await sandbox.journal();
    await elapse(page, sandbox, 10_000);
    const ready = page.getByRole('button', { name: text('common.retry') });
    await expect(ready).toBeEnabled();
    expect(await journal.quiet(QUERY), 'by a tap, not by itself').toEqual([]);
    await ready.tap();
    await expect(cards(page).first()).toBeVisible();
  });
}

test('the first page is shown from the cache at once, whatever the network does', async ({
  page,
  sandbox,
}) => {
  await openBrands(page);
  const name = await cards(page).first().textContent();
  await sandbox.setFaults({ path: QUERY, kind: 'reset' });
  const journal = await sandbox.journal();
  await page.reload();
  expect((await journal.next(QUERY)).outcome).toBe('RESET');
  await expect(cards(page).first()).toHaveText(name ?? '');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a page that fails to load says so and loads on a tap', async ({ page, sandbox }) => {
  await openBrands(page);
  // A business error: a transient one would be retried before the tap.
  await sandbox.setFaults({ path: QUERY, kind: 'business', field: codes.VALUE_INVALID });
  const failed = page.getByText(text('common.moreFailed'));
  await scrollUntil(page, () => failed.isVisible());
  const before = await cards(page).count();
  await sandbox.setFaults();
  await page.getByRole('button', { name: text('common.retry') }).tap();
  await expect.poll(() => cards(page).count()).toBeGreaterThan(before);
});

/** The first page of brands is shown, on a viewport too low to load a second one. */
async function expectFirstPage(page: Page, { brand }: BrandPavilionData): Promise<void> {
  await expect(cards(page)).toContainText(brand.map(({ name }) => name));
}

test('a malformed field of a reply keeps its valid brands', async ({ page, sandbox }) => {
  await page.setViewportSize({ width: 360, height: 480 });
  await sandbox.setFaults({ path: QUERY, kind: 'wrong_type', field: 'shareInfo' });
  await openBrands(page);
  await expectFirstPage(page, await firstPage(sandbox));
});

test('a malformed reply keeps the cached brands', async ({ page, sandbox }) => {
  await page.setViewportSize({ width: 360, height: 480 });
  await openBrands(page);
  await expectFirstPage(page, await firstPage(sandbox));
  await sandbox.setFaults({ path: QUERY, kind: 'malformed_body' });
  const journal = await sandbox.journal();
  await page.reload();
  await journal.next(QUERY);
  await journal.quiet();
  await sandbox.setFaults();
  await expectFirstPage(page, await firstPage(sandbox));
});

test('a brand opens its page with vouchers and nearest stores first', async ({ page, sandbox }) => {
  const id = await brandId(sandbox);
  await openBrands(page);
  const link = list(page).locator(`a[href$="brandsHomepage?id=${id}"]`).first();
  await scrollUntil(page, () => link.isVisible());
  const journal = await sandbox.journal();
  await link.tap();
  await expect(page).toHaveURL(new RegExp(`/platform/brandsHomepage\\?id=${id}$`));
  const brand = (await sandbox.call('/brand_pavilion/brand_homepage', {
    brandId: id,
  })) as BrandHomepageData;
  await expect(page.getByRole('heading', { level: 1, name: brand.name })).toBeVisible();
  const stores = page.getByRole('region', { name: text('brands.stores') }).getByRole('article');
  await expect(stores.first()).toBeVisible();
  const { body } = await journal.next(STORES);
  expect(body).toMatchObject({ brandId: id, pageNo: 1 });
  const { poiList } = (await sandbox.call(STORES, body)) as {
    poiList: { storeName: string; distance: number }[];
  };
  await expect(stores.first()).toContainText(poiList[0]?.storeName ?? '');
  const distances = poiList.map(({ distance }) => distance);
  expect(distances).toEqual([...distances].sort((a, b) => a - b));
});

test('an unknown brand and a link without an id say so', async ({ page }) => {
  await open(page, '/platform/brandsHomepage?id=999999');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByRole('button', { name: text('common.retry') })).toHaveCount(0);
  await open(page, '/platform/brandsHomepage');
  await expect(page.getByText(text('brands.parameterError'))).toBeVisible();
  await page.getByRole('button', { name: text('brands.toAll') }).tap();
  await expect(page).toHaveURL(/\/platform\/brands$/);
});

test('home leads to the pavilion and back', async ({ page, sandbox }) => {
  const { name } = await homeCard(sandbox, 'BRAND_PAVILION_CARD', MENTENG);
  await openHome(page);
  await page.getByRole('link', { name: name['id-ID'] ?? 'missing' }).tap();
  await expect(page).toHaveURL(/\/platform\/brands$/);
  await expect(cards(page).first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL((url) => url.pathname === '/');
});

test('a brand day: countdown by the server, rules, sections, offers', async ({ page, sandbox }) => {
  const day = (await sandbox.call('/digital-food/brand_day_section/page_info', {
    pageId: '',
  })) as BrandDayPage;
  await open(page, '/platform/bigBrandActivity');
  await expect(
    page.getByRole('heading', { level: 1, name: day.title['id-ID'] ?? '' }),
  ).toBeVisible();
  await expect(page.getByRole('timer')).toBeVisible();
  await page.getByRole('button', { name: text('brands.rules') }).tap();
  await expect(page.getByRole('dialog', { name: text('brands.rules') })).toBeVisible();
  await page.keyboard.press('Escape');
  const tabs = page.getByRole('tab');
  await expect(tabs).toHaveCount(day.sectionList.length);
  await tabs.nth(1).tap();
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  const offers = page.getByRole('region', { name: text('brands.dayOffers') });
  await expect(offers.getByRole('listitem').first()).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(tabs.first()).toBeFocused();
});

test('the banner has a text for what it opens', async ({ page }) => {
  await openBrands(page);
  const banner = page.getByRole('link', { name: /hari brand besar/i });
  const picture = banner.getByRole('img');
  await expect(picture).toHaveAttribute('src', /\/brand-day\//);
  await banner.tap();
  await expect(page).toHaveURL(/bigBrandActivity/);
});

test('an unknown brand day says so', async ({ page }) => {
  await open(page, '/platform/bigBrandActivity?id=nothing');
  await expect(page.getByRole('alert')).toBeVisible();
});
