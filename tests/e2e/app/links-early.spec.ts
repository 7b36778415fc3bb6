/**
 * Pages that find deals, opened by a link: their calls leave before React is there (`src/app/early.ts`), and
 * the page takes each reply. A body that differs from the page's would be a second call.
 */
import type { Locator, Page } from '@playwright/test';
import type { Sandbox } from '../../support/sandbox.ts';
import { expect, open, test } from '../fixtures.ts';
import { feed, FEED, films, firstVideo } from '../steps/video-steps.ts';
import { text } from '../texts.ts';

/** Where lists start before the position is found: found elsewhere, they are asked for there once more. */
const START = { latitude: -6.2088, longitude: 106.8456 };
test.use({ geolocation: START });

const FILTERS = '/homepage/filter_sign';
const STORES = '/homepage/query_poi_list';
const RANKS = '/digital-food/rank/rank_list';
const RANK = '/digital-food/rank/rank_detail_list';
const MALLS = '/digital-food/local_life/home/mall';
const FLASH = '/digital-food/local_life/product_list_page';

const stores = (page: Page): Locator => page.getByRole('main').getByRole('article').first();

/** Each call of the paths since the journal's mark, sorted. */
async function callsOf(journal: Awaited<ReturnType<Sandbox['journal']>>, paths: readonly string[]) {
  const calls = await Promise.all(paths.map((path) => journal.all(path)));
  return calls.flat().map(({ path }) => path);
}

const PAGES: readonly { address: string; calls: readonly string[]; content: typeof stores }[] = [
  {
    address: '/platform/searchDishes',
    calls: ['/homepage/search_popular'],
    content: (page) => page.getByRole('region', { name: text('search.popular') }),
  },
  { address: '/platform/categoryPoiList?id=200', calls: [FILTERS, STORES], content: stores },
  { address: '/platform/rank', calls: [RANKS, RANK], content: stores },
  {
    address: '/platform/flashDeal?pageId=flash-jakarta',
    calls: [`${FLASH}/page_detail`, `${FLASH}/query_product_list`],
    content: (page) => page.getByRole('list', { name: text('flash.list') }),
  },
  {
    address: '/platform/shoppingMallListPage',
    calls: [`${MALLS}/all_mall_list`],
    content: stores,
  },
  {
    address: '/platform/mall?id=M1',
    calls: [
      `${MALLS}/mall_detail`,
      `${MALLS}/mall_store_list`,
      '/digital-food/recommend/mall_recommend_product_list',
    ],
    content: stores,
  },
  {
    address: '/platform/home/exploreFeeds',
    calls: [FEED],
    content: (page) => feed(page).getByRole('link').first(),
  },
];

for (const { address, calls, content } of PAGES)
  test(`${address}: each call is sent once`, async ({ page, sandbox }) => {
    const journal = await sandbox.journal();
    await open(page, address);
    await expect(content(page)).toBeVisible();
    expect(await callsOf(journal, calls)).toEqual(calls);
  });

test('a video: its list is asked for once', async ({ page, sandbox }) => {
  const address = await firstVideo(sandbox);
  const journal = await sandbox.journal();
  await open(page, address);
  await expect.poll(async () => (await films(page)).length).toBeGreaterThan(0);
  expect(await callsOf(journal, [FEED])).toEqual([FEED]);
});

test('a category that is loaded again with an order asks for this order alone', async ({
  page,
  sandbox,
}) => {
  await open(page, '/platform/categoryPoiList?id=200');
  await expect(stores(page)).toBeVisible();
  const order = page.getByRole('combobox', { name: text('poi.sort') });
  await order.selectOption('SCORE');
  await expect(stores(page)).toBeVisible();
  const journal = await sandbox.journal();
  await page.reload();
  await expect(order).toHaveValue('SCORE');
  await expect(stores(page)).toBeVisible();
  const asked = await journal.all(STORES);
  expect(asked.map(({ body }) => JSON.parse(String(body['data'])) as unknown)).toEqual([
    expect.objectContaining({ sort: 'SCORE' }),
  ]);
});
