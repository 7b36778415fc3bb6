/** Rankings: to a store and back with the place kept, one answer at a time, what is kept offline. */
import type { Page } from '@playwright/test';
import type { RankDetailListData, RankListData } from '../../../src/api/generated/types.ts';
import { homeCard } from '../../support/requests.ts';
import type { Sandbox } from '../../support/sandbox.ts';
import { button, dialog } from '../find.ts';
import {
  expect,
  expectBackAt,
  MENTENG,
  open,
  openHome,
  scrollUntil,
  test,
  topAtTap,
} from '../fixtures.ts';
import { text, textWithin } from '../texts.ts';

const RANK = '/platform/rank';
const TABS = '/digital-food/rank/rank_list';
const STORES = '/digital-food/rank/rank_detail_list';
const NEAR = 'Dalam 5 km';

const ranked = (page: Page) => page.getByRole('list', { name: textWithin('rank.list') });
const stores = (page: Page) => ranked(page).getByRole('article');
const chosen = (page: Page) => page.getByRole('tab', { selected: true });
const near = (page: Page) => page.getByRole('button', { name: NEAR });

async function ranks(sandbox: Sandbox): Promise<RankListData['rankList']> {
  return ((await sandbox.call(TABS, {})) as RankListData).rankList;
}

async function storesOf(sandbox: Sandbox, rankId: string): Promise<RankDetailListData> {
  const body = {
    rankId,
    pageNo: 1,
    pageSize: 100,
    rankFilterInfo: { filterOptions: [] },
    ...MENTENG,
  };
  return (await sandbox.call(STORES, body)) as RankDetailListData;
}

test('home leads to a store on a ranking, and back to the same tab, filter and row', async ({
  page,
  sandbox,
}) => {
  const card = await homeCard(sandbox, 'RANK_CARD', MENTENG);
  await openHome(page);
  await page.getByRole('link', { name: card.name['id-ID'] ?? 'missing' }).tap();
  await expect(stores(page).first()).toBeVisible();
  const [first, second] = await ranks(sandbox);
  await expect(chosen(page)).toHaveText(first?.tabName['id-ID'] ?? 'missing');
  await page.getByRole('tab', { name: second?.tabName['id-ID'] ?? 'missing' }).tap();
  await expect(page).toHaveURL(new RegExp(`rankId=${second?.rankId}$`));
  const { poiList } = await storesOf(sandbox, second?.rankId ?? '');
  await expect(stores(page).first()).toContainText(poiList[0]?.storeName ?? 'missing');
  await near(page).tap();
  await expect(near(page)).toHaveAttribute('aria-pressed', 'true');
  const close = poiList.filter(({ distance }) => distance <= 5);
  const far = close[8];
  const row = ranked(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: far?.storeName ?? 'missing', exact: true }) });
  await scrollUntil(page, () => row.isVisible());
  await expect(row).toContainText(`Peringkat ${far?.rankInfo?.rankSort}`);
  await row.scrollIntoViewIfNeeded();
  const before = await topAtTap(page);
  await row.getByRole('heading').getByRole('link').tap();
  await expect(page).toHaveURL(/merchant/);
  expect(await before()).toBeGreaterThan(500);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(far?.storeName ?? 'missing');
  // The store's page says the same place, and leads to the ranking.
  const tag = page.getByRole('link', { name: new RegExp(`No\\. ${far?.rankInfo?.rankSort} `) });
  await expect(tag).toHaveAttribute('href', new RegExp(`rankId=${second?.rankId}`));
  await page.goBack();
  await expect(chosen(page)).toHaveText(second?.tabName['id-ID'] ?? 'missing');
  await expect(near(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(row).toBeInViewport();
  await expectBackAt(page, before);

  // The first rank was left without a filter, and is.
  await page.getByRole('tab', { name: first?.tabName['id-ID'] ?? 'missing' }).tap();
  await expect(near(page)).toHaveAttribute('aria-pressed', 'false');
  await page.goBack();
  await expect(page.getByRole('navigation', { name: text('frame.tabs') })).toBeVisible();
});

test('only the rank that was chosen last is shown, whenever its reply comes', async ({
  page,
  sandbox,
}) => {
  await open(page, RANK);
  await expect(stores(page).first()).toBeVisible();
  const all = await ranks(sandbox);
  const held = await sandbox.hold(STORES, { times: 1 });
  await page.getByRole('tab').nth(1).tap();
  await held.arrived();
  await page.getByRole('tab').nth(2).tap();
  const { poiList } = await storesOf(sandbox, all[2]?.rankId ?? '');
  await expect(stores(page).first()).toContainText(poiList[0]?.storeName ?? 'missing');
  await held.release();
  await expect(stores(page).first()).toContainText(poiList[0]?.storeName ?? 'missing');
});

test('a link opens its rank; how it is counted, shared and closed', async ({ page, sandbox }) => {
  const [, , third] = await ranks(sandbox);
  await open(page, `${RANK}?rankId=${third?.rankId}`);
  await expect(chosen(page)).toHaveText(third?.tabName['id-ID'] ?? 'missing');
  await button(page, 'rank.how').tap();
  const rule = third?.howCounted['id-ID']?.split('\n')[0] ?? 'missing';
  await expect(dialog(page, 'rank.how')).toContainText(rule);
  await page.keyboard.press('Escape');
  await expect(dialog(page, 'rank.how')).toHaveCount(0);
  await page.getByRole('button', { name: textWithin('share.open') }).tap();
  await expect(page.getByRole('dialog')).toContainText(third?.rankName['id-ID'] ?? 'missing');
});

test('without a network the kept rows stand, dated, and the rest is said', async ({
  page,
  context,
  sandbox,
}) => {
  await open(page, RANK);
  await expect(stores(page).first()).toBeVisible();
  const [first, second] = await ranks(sandbox);
  await context.setOffline(true);
  await expect(page.getByText(text('frame.offlineBanner'))).toBeVisible();
  await page.getByRole('tab', { name: second?.tabName['id-ID'] ?? 'missing' }).tap();
  await expect(page.getByRole('alert')).toContainText(textWithin('failure.offline'));
  await page.getByRole('tab', { name: first?.tabName['id-ID'] ?? 'missing' }).tap();
  await expect(stores(page).first()).toBeVisible();
  await context.setOffline(false);

  await sandbox.setFaults({ path: '/digital-food/rank/', kind: 'reset' });
  await page.reload();
  await expect(page.getByText(text('common.listSince'))).toBeVisible();
  await expect(stores(page)).toHaveCount(20);
  // Kept without prices and stock.
  await expect(stores(page).first().getByText(/Rp\d/)).toHaveCount(1);
  await sandbox.setFaults();
  await button(page, 'common.retry').tap();
  await expect(page.getByText(text('common.listSince'))).toHaveCount(0);
});
