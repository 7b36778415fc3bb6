/** Malls: the list, a mall with its directory, the ways that lead there. Home 2; merchant 8; discovery 4. */
import type { Page } from '@playwright/test';
import type { AllMallListData, MallDetailData } from '../../../src/api/generated/types.ts';
import { formatDistance } from '../../../src/i18n/format.ts';
import { grantUsage, storedEvents, storedProblems } from '../../support/events.ts';
import type { Sandbox } from '../../support/sandbox.ts';
import {
  elapseUntil,
  expect,
  expectBackAt,
  MENTENG,
  open,
  openHome,
  openSettled,
  scrollUntil,
  test,
  topAtTap,
} from '../fixtures.ts';
import { text, textWithin, wording } from '../texts.ts';

const MALLS = '/digital-food/local_life/home/mall/all_mall_list';
const DETAIL = '/digital-food/local_life/home/mall/mall_detail';
const STORES = '/digital-food/local_life/home/mall/mall_store_list';
const MALL = 'M2';
const PATH = `/platform/mall?id=${MALL}`;

const list = (page: Page) => page.getByRole('list', { name: text('platform.pageMalls') });
const directory = (page: Page) => page.getByRole('region', { name: text('mall.directory') });
const stores = (page: Page) => directory(page).getByRole('article');
const field = (page: Page) => page.getByRole('searchbox', { name: text('mall.search') });

/** What a tab says. */
const counted = (name: string, count: number) => `${name} (${count})`;

async function detail(sandbox: Sandbox): Promise<MallDetailData> {
  return (await sandbox.call(DETAIL, { mallId: MALL, ...MENTENG })) as MallDetailData;
}

async function openMall(page: Page, path = PATH): Promise<void> {
  await open(page, path);
  await expect(stores(page).first()).toBeVisible();
}

test('a link to the malls and to one: as far as from the position, once that is found', async ({
  page,
  sandbox,
}) => {
  const body = { pageNo: 1, pageSize: 20, queryId: '', ...MENTENG };
  const { dataSource } = (await sandbox.call(MALLS, body)) as AllMallListData;
  await open(page, '/platform/shoppingMallListPage');
  for (const [at, { mallName, distance }] of dataSource.entries()) {
    await expect(list(page).getByRole('article').nth(at)).toContainText(mallName);
    await expect(list(page).getByRole('article').nth(at)).toContainText(formatDistance(distance));
  }
  const { mall } = await detail(sandbox);
  await page.evaluate(() => localStorage.clear());
  await openMall(page);
  await expect(page.getByText(formatDistance(mall.distance)).first()).toBeVisible();
});

test('from home to the nearest mall, its second floor, a store and back to the same place', async ({
  page,
  sandbox,
}) => {
  await openHome(page);
  const entry = page.locator('[data-kind=mall]');
  await scrollUntil(page, () => entry.isVisible());
  await entry.tap();
  await expect(list(page).getByRole('link')).toHaveCount(5);
  const first = list(page).getByRole('listitem').first();
  const name = await first.getByRole('link').innerText();
  await first.getByRole('link').tap();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  // The list of all floors is asked for after the heading is drawn.
  await expect(stores(page).first()).toBeVisible();

  const journal = await sandbox.journal();
  const floor = directory(page).getByRole('tab').nth(2);
  await floor.tap();
  await expect(floor).toHaveAttribute('aria-selected', 'true');
  const [, count] = /\((\d+)\)/.exec(await floor.innerText()) ?? [];
  await expect(stores(page)).toHaveCount(Number(count));
  const asked = (await journal.all(STORES)).map(({ body }) => body);
  expect(asked).toEqual([expect.objectContaining({ pageNo: 1, pageSize: 20 })]);
  expect(asked[0]?.['floorId']).not.toBe('');

  const store = stores(page).last();
  await store.scrollIntoViewIfNeeded();
  const storeName = await store.getByRole('heading').innerText();
  const before = await topAtTap(page);
  await store.getByRole('heading').getByRole('link').tap();
  await expect(page.getByRole('heading', { level: 1, name: storeName })).toBeVisible();
  await page.goBack();
  await expect(floor).toHaveAttribute('aria-selected', 'true');
  await expect(stores(page)).toHaveCount(Number(count));
  await expectBackAt(page, before);
});

test('the floors add up, and the directory goes on in pages to the end of every floor', async ({
  page,
  sandbox,
}) => {
  const { mall, floorList } = await detail(sandbox);
  // The position is known: found later, the directory would begin there once more.
  await openSettled(page, sandbox);
  const journal = await sandbox.journal();
  await openMall(page);
  const counts = floorList.map(({ storeCount }) => storeCount);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(mall.storeCount);
  const used = floorList.filter(({ storeCount }) => storeCount > 0);
  await expect(directory(page).getByRole('tab')).toHaveText([
    counted(wording('mall.allFloors'), mall.storeCount),
    ...used.map(({ floorName, storeCount }) =>
      counted(`${wording('mall.floor')} ${floorName}`, storeCount),
    ),
  ]);
  await scrollUntil(page, () => page.getByText(text('common.noMore')).isVisible());
  const asked = await journal.all(STORES);
  expect(asked.map(({ body }) => body['pageNo'])).toEqual(asked.map((_each, at) => at + 1));
  expect(asked).toHaveLength(Math.ceil(mall.storeCount / 20));
});

test('a search counts what it finds on each floor, and can be taken back', async ({
  page,
  sandbox,
}) => {
  await grantUsage(page);
  await openMall(page);
  const words = await stores(page).nth(1).getByRole('heading').innerText();
  const { mall } = await detail(sandbox);
  await field(page).fill(words);
  const all = directory(page).getByRole('tab').first();
  await expect(all).not.toHaveText(counted(wording('mall.allFloors'), mall.storeCount));
  await expect(stores(page).filter({ hasText: words }).first()).toBeVisible();
  await field(page).fill('qwertyuiop');
  await expect(page.getByText(text('mall.noneFound'))).toBeVisible();
  await expect(all).toHaveText(counted(wording('mall.allFloors'), 0));
  await page.getByRole('button', { name: text('mall.clearSearch') }).tap();
  await expect(field(page)).toHaveValue('');
  await expect(all).toHaveText(counted(wording('mall.allFloors'), mall.storeCount));
  await elapseUntil(
    page,
    sandbox,
    async () => (await storedEvents(sandbox, 'store_card_expo')).length > 0,
  );
  const names = ['page', 'store_card_expo', 'problem', 'expected_outcome'];
  const events = await Promise.all(names.map((name) => storedEvents(sandbox, name)));
  expect(JSON.stringify(events), 'what was searched is in no event').not.toContain('qwerty');
});

test('a link without an id is reported, and the malls stand there to choose from', async ({
  page,
  sandbox,
}) => {
  await open(page, '/platform/mall');
  await expect(page.getByText(text('mall.choose'))).toBeVisible();
  await list(page).getByRole('link').first().tap();
  await expect(directory(page)).toBeVisible();
  await elapseUntil(
    page,
    sandbox,
    async () => (await storedProblems(sandbox, 'mall.id')).length === 1,
  );
});

test('a mall is shared with its address, and opened from the page of its store', async ({
  page,
  sandbox,
}) => {
  const { mall } = await detail(sandbox);
  await openMall(page);
  await page.getByRole('button', { name: textWithin('share.open') }).tap();
  await expect(page.getByRole('dialog')).toContainText(mall.mallName);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await stores(page).first().getByRole('heading').getByRole('link').tap();
  const line = page.getByRole('button', { name: mall.mallName });
  await scrollUntil(page, () => line.isVisible());
  await line.tap();
  await expect(page).toHaveURL(new RegExp(`mall\\?id=${MALL}$`));
  await expect(page.getByRole('heading', { level: 1, name: mall.mallName })).toBeVisible();
});
