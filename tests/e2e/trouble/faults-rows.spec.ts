/** One malformed row of a reply is dropped, the others stay. Home 5, 8; merchant 8; discovery 8. */
import type { Locator, Page } from '@playwright/test';
import { pathnames } from '../../../src/paths.ts';
import { expect, open, test } from '../fixtures.ts';
import { FLASH_LIST, FLASH_PAGE, items, NEXT } from '../steps/flash-steps.ts';
import { changeFirst, changeRows, type ReplyRow as Row } from '../steps/reply-steps.ts';
import { found, searchFor } from '../steps/search-steps.ts';
import { FEED, feed, firstVideo } from '../steps/video-steps.ts';
import type { Sandbox } from '../../support/sandbox.ts';
import { text } from '../texts.ts';

interface List {
  what: string;
  path: string | ((sandbox: Sandbox) => Promise<string>);
  call: string;
  /** The field of the reply with the rows. */
  field: string;
  /** The field of the first row that gets a wrong type. */
  spoilt: string;
  /** What the page says of a row. */
  words: (row: Row) => string[];
  rows: (page: Page) => Locator;
  reach?: (page: Page) => Promise<unknown>;
}

const ofStore = {
  field: 'poiList',
  spoilt: 'storeId',
  words: (row: Row) => [String(row['storeName'])],
};
const articles = (page: Page) => page.getByRole('main').getByRole('article');

const shown = (text: unknown) => String((text as Row)['id-ID']);

const LISTS: readonly List[] = [
  {
    what: 'store that was found',
    path: pathnames.searchDishes,
    call: '/homepage/query_poi_list',
    ...ofStore,
    rows: found,
    reach: (page) => searchFor(page, 'soto'),
  },
  {
    what: 'store of a category',
    path: `${pathnames.categoryPoiList}?id=200`,
    call: '/homepage/query_poi_list',
    ...ofStore,
    rows: articles,
  },
  {
    what: 'store of a ranking',
    path: pathnames.rank,
    call: '/rank_detail_list',
    ...ofStore,
    rows: articles,
  },
  {
    what: 'mall',
    path: pathnames.shoppingMallListPage,
    call: '/mall/all_mall_list',
    field: 'dataSource',
    spoilt: 'mallId',
    words: ({ mallName }) => [String(mallName)],
    rows: articles,
  },
  {
    what: 'store of a mall',
    path: `${pathnames.mall}?id=M2`,
    call: '/mall/mall_store_list',
    ...ofStore,
    rows: (page) => page.getByRole('region', { name: text('mall.directory') }).getByRole('article'),
  },
  {
    what: 'item of a flash session',
    path: FLASH_PAGE,
    call: FLASH_LIST,
    field: 'assetList',
    spoilt: 'remainingStock',
    words: ({ coupon, storeInfo }) => [
      shown((coupon as Row)['couponName']),
      String((storeInfo as Row)['storeName']),
    ],
    rows: items,
  },
  {
    what: 'video of explore',
    path: pathnames.exploreFeeds,
    call: FEED,
    field: 'records',
    spoilt: 'contentId',
    words: ({ title }) => [shown(title)],
    rows: (page) => feed(page).getByRole('link'),
  },
  {
    what: 'video of the player',
    path: firstVideo,
    call: FEED,
    field: 'records',
    spoilt: 'contentId',
    words: ({ title }) => [shown(title)],
    rows: (page) => feed(page).getByRole('listitem'),
  },
];

// One list, from the start point, for as long as the page is open.
test.use({ permissions: [] });

for (const list of LISTS) {
  test(`a malformed ${list.what} is dropped, the others stay`, async ({ page, sandbox }) => {
    const { path, call, field, spoilt, words, rows, reach } = list;
    const sent = await changeFirst(page, { call, field }, (row) => ({
      ...row,
      [spoilt]: { of: 'another type' },
    }));
    await open(page, typeof path === 'string' ? path : await path(sandbox));
    await reach?.(page);
    const row = (of: Row) =>
      words(of).reduce((found, hasText) => found.filter({ hasText }), rows(page));
    await expect.poll(() => sent.length).toBeGreaterThan(0);
    const [first, second] = sent.at(-1) ?? [];
    if (!first || !second) throw new Error('the reply has fewer than two rows');
    await expect(row(second).first()).toBeVisible();
    await expect(row(first)).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
}

test('a malformed session is ignored, the others stay', async ({ page }) => {
  const sessions = { call: '/product_list_page/page_detail', field: 'sessionList' };
  await changeRows(page, sessions, (session) =>
    session['sessionUniqueKey'] === NEXT ? { ...session, startsAt: 14 } : session,
  );
  await open(page, FLASH_PAGE);
  await expect(items(page).first()).toBeVisible();
  const tab = (name: RegExp) => page.getByRole('tab', { name });
  await expect(tab(/^18:00/)).toBeVisible();
  await expect(tab(/^14:00/)).toHaveCount(0);
});
