/** Search: typed, suggested, found, and come back to. Home 2 "Search bar"; discovery 1. */
import type { Page } from '@playwright/test';
import type {
  PoiListData,
  PoiListQuery,
  SearchSuggestData,
} from '../../../src/api/generated/types.ts';
import { grantUsage, storedEvents } from '../../support/events.ts';
import { memberOn } from '../../support/members.ts';
import type { Sandbox } from '../../support/sandbox.ts';
import { button } from '../find.ts';
import {
  elapseUntil,
  expect,
  expectBackAt,
  MENTENG,
  open,
  openHome,
  scroller,
  scrollUntil,
  test,
  topAtTap,
} from '../fixtures.ts';
import { found, keepHistory, searchField, searchFor, suggestions } from '../steps/search-steps.ts';
import { text, textWithin } from '../texts.ts';

const SEARCH = '/platform/searchDishes';
const STORES = '/homepage/query_poi_list';
const SUGGEST = '/homepage/search_suggest';

const bar = (page: Page) => page.getByRole('link', { name: text('home.searchHint') });
const past = (page: Page, words: string) => page.getByRole('button', { name: words, exact: true });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const words = (page: Page) => page.getByRole('list', { name: text('search.words') });

/** The server counts to 200. */
const counted = ({ foundCount = 0 }: PoiListData) =>
  ` ${foundCount === 200 ? '200+' : foundCount} tempat makan`;

/** What the server finds near the page's position. */
async function storesFor(
  sandbox: Sandbox,
  searchText: string,
  more: Partial<PoiListQuery> = {},
): Promise<PoiListData> {
  const query = { pageNo: 1, pageSize: 20, queryId: '', scene: 'SEARCH_PAGE', searchText };
  const data = JSON.stringify({ ...query, ...MENTENG, ...more });
  return (await sandbox.call(STORES, {
    data,
    traceId: '',
    version: '2.10.3',
    region: {},
  })) as PoiListData;
}

async function suggested(sandbox: Sandbox, typed: string): Promise<SearchSuggestData> {
  return (await sandbox.call(SUGGEST, { text: typed, ...MENTENG })) as SearchSuggestData;
}

test('from home with a typo to a store, back to the same place, and literally', async ({
  page,
  sandbox,
}) => {
  await openHome(page);
  await bar(page).tap();
  await expect(searchField(page)).toBeFocused();
  const { poiList, reading } = await storesFor(sandbox, 'nasi gorng');
  await searchFor(page, 'nasi gorng');
  await expect(found(page).first()).toContainText(poiList[0]?.storeName ?? 'missing');
  const corrected = page.getByText(`Hasil untuk ${reading?.correctedText}`, { exact: true });
  await expect(corrected).toBeVisible();
  await expect(heading(page)).toBeFocused();

  const far = found(page).filter({
    has: page.getByRole('heading', { name: poiList[9]?.storeName ?? 'missing', exact: true }),
  });
  await scrollUntil(page, () => far.isVisible());
  await far.scrollIntoViewIfNeeded();
  const before = await topAtTap(page);
  await far.getByRole('heading').getByRole('link').tap();
  await expect(page).toHaveURL(/merchant/);
  await expect(heading(page)).toContainText(poiList[9]?.storeName ?? 'missing');
  await page.goBack();
  await expect(searchField(page)).toHaveValue('nasi gorng');
  await expect(searchField(page)).not.toBeFocused();
  await expect(far).toBeInViewport();
  await expectBackAt(page, before);

  await scroller(page).evaluate((main) => main.scrollTo(0, 0));
  await page.getByRole('button', { name: textWithin('search.literally') }).tap();
  const literal = await storesFor(sandbox, 'nasi gorng', { isLiteral: true });
  await expect(heading(page)).toContainText(counted(literal));
  await expect(corrected).toHaveCount(0);
  // No key has made a history entry: one step back is home, whose bar opens an empty search.
  await page.goBack();
  await bar(page).tap();
  await expect(searchField(page)).toHaveValue('');
  await expect(past(page, 'nasi gorng')).toBeVisible();
});

test('a suggested store opens directly, and back stands what was typed', async ({
  page,
  sandbox,
}) => {
  const { poiList } = await storesFor(sandbox, 'soto');
  const name = poiList[0]?.storeName ?? 'missing';
  await open(page, SEARCH);
  await searchField(page).pressSequentially(name.slice(0, -1));
  const store = suggestions(page).filter({ hasText: name }).filter({ hasText: /K?m / }).first();
  await expect(store).toBeVisible();
  const journal = await sandbox.journal();
  await store.tap();
  await expect(heading(page)).toContainText(name);
  expect(await journal.quiet(STORES)).toEqual([]);
  await page.goBack();
  await expect(searchField(page)).toHaveValue(name.slice(0, -1));
  await expect(store).toBeVisible();
});

test('a word that became a mall is taken away, and more is found', async ({ page, sandbox }) => {
  const near = await storesFor(sandbox, 'kopi gelora galeri');
  const word = near.reading?.words[0];
  const wide = await storesFor(sandbox, 'kopi gelora galeri', {
    droppedWords: [word?.key ?? 'missing'],
  });
  expect(wide.foundCount).toBeGreaterThan(near.foundCount ?? Infinity);
  await open(page, SEARCH);
  await searchFor(page, 'kopi gelora galeri');
  await expect(heading(page)).toContainText(counted(near));
  await words(page).getByRole('button').first().tap();
  await expect(heading(page)).toContainText(counted(wide));
  await expect(words(page)).toHaveCount(0);
  await expect(found(page).first()).toContainText(wide.poiList[0]?.storeName ?? 'missing');
  // The text is as it was, and the word stays away after a reload.
  await page.reload();
  await expect(searchField(page)).toHaveValue('kopi gelora galeri');
  await expect(found(page).first()).toContainText(wide.poiList[0]?.storeName ?? 'missing');
});

test('the history outlives a reload and a mistake, can be switched off, and ends with a logout', async ({
  page,
  sandbox,
}) => {
  await memberOn(page, sandbox);
  await open(page, SEARCH);
  for (const each of ['soto', 'kopi']) await searchFor(page, each);
  await button(page, 'search.clear').tap();
  await page.reload();
  await expect(past(page, 'kopi')).toBeVisible();
  await expect(page.getByText(text('search.historyNote'))).toBeVisible();
  await page.getByRole('button', { name: 'Hapus “kopi” dari riwayat' }).tap();
  await expect(past(page, 'kopi')).toHaveCount(0);
  await button(page, 'search.historyClear').tap();
  await expect(past(page, 'soto')).toHaveCount(0);
  await button(page, 'search.undo').tap();
  await expect(past(page, 'soto')).toBeVisible();
  await past(page, 'soto').tap();
  await expect(found(page).first()).toBeVisible();

  await open(page, '/platform/home/account');
  await button(page, 'profile.logout').tap();
  await button(page.getByRole('dialog'), 'profile.logout').tap();
  await expect(button(page, 'platform.logIn')).toBeVisible();
  await open(page, SEARCH);
  await expect(searchField(page)).toHaveValue('');
  await expect(page.getByText(text('search.historyNoteVisitor'))).toBeVisible();
  await expect(past(page, 'soto')).toHaveCount(0);
  await page.getByRole('checkbox').tap();
  await searchFor(page, 'bakso');
  await button(page, 'search.clear').tap();
  await page.reload();
  await expect(page.getByText(text('search.historyOff'))).toBeVisible();
  await expect(past(page, 'bakso')).toHaveCount(0);
});

test('without a network the history stands, and a search says why it finds nothing', async ({
  page,
  context,
}) => {
  await keepHistory(page, ['soto']);
  await open(page, SEARCH);
  await expect(past(page, 'soto')).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText(text('frame.offlineBanner'))).toBeVisible();
  await past(page, 'soto').tap();
  await expect(page.getByRole('alert')).toContainText(textWithin('failure.offline'));
  await expect(past(page, 'soto')).toBeVisible();
  await context.setOffline(false);
  await expect(found(page).first()).toBeVisible();
});

test('suggestions by the keyboard alone: arrows, Enter, Escape closes and then clears; a late one is dropped', async ({
  page,
  sandbox,
}) => {
  const all = (await suggested(sandbox, 'soto')).suggestions;
  const at = all.findIndex(({ store }) => !store);
  await open(page, SEARCH);
  const field = searchField(page);
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  await field.pressSequentially('soto');
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await field.press('Escape');
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  await expect(field).toHaveValue('soto');
  await field.press('Escape');
  await expect(field).toHaveValue('');
  await field.pressSequentially('soto');
  await expect(suggestions(page)).toHaveCount(all.length);
  for (let step = 0; step <= at; step += 1) await field.press('ArrowDown');
  const chosen = page.getByRole('option', { selected: true });
  await expect(chosen).toContainText(all[at]?.text ?? 'missing');
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute(
    'aria-activedescendant',
    (await chosen.getAttribute('id')) ?? 'missing',
  );
  await field.press('Enter');
  await expect(heading(page)).toBeFocused();
  await expect(field).toHaveValue(all[at]?.text ?? 'missing');

  const [soto] = all;
  const [kopi] = (await suggested(sandbox, 'kopi')).suggestions;
  await field.fill('soto');
  await expect(suggestions(page).first()).toContainText(soto?.text ?? 'missing');
  const held = await sandbox.hold(SUGGEST, { times: 1 });
  await field.fill('bakso');
  await held.arrived();
  await expect(suggestions(page).first()).toContainText(soto?.text ?? 'missing');
  await field.fill('kopi');
  await expect(suggestions(page).first()).toContainText(kopi?.text ?? 'missing');
  await held.release();
  await expect(suggestions(page).first()).toContainText(kopi?.text ?? 'missing');
  await expect(page.getByRole('status').getByText(/^\d+ saran$/)).toHaveCount(1);
});

test('vouchers are found as well, restored as well, and no event has the text', async ({
  page,
  sandbox,
}) => {
  await grantUsage(page);
  await open(page, SEARCH);
  await searchField(page).fill('soto');
  await suggestions(page).first().tap();
  await expect(found(page).first()).toBeVisible();
  await searchField(page).fill('kopi rahasiaku');
  await searchField(page).press('Enter');
  await expect(found(page).first()).toBeVisible();
  await page.getByRole('tab', { name: text('search.tabVouchers') }).tap();
  await searchFor(page, 'soto');
  const vouchers = page.getByRole('list', { name: text('search.tabVouchers') }).getByRole('link');
  await expect(vouchers.first()).toContainText('Rp');
  const href = (await vouchers.first().getAttribute('href')) ?? 'missing';
  await vouchers.first().tap();
  await expect(page).toHaveURL(/groupCouponDetail/);
  await page.goBack();
  await expect(page.getByRole('tab', { selected: true })).toHaveText(text('search.tabVouchers'));
  await expect(vouchers.first()).toHaveAttribute('href', href);

  const names =
    'page search_expo search_suggest_click store_card_expo coupon_card coupon_card_expo problem expected_outcome'.split(
      ' ',
    );
  const read = async () => await Promise.all(names.map((name) => storedEvents(sandbox, name)));
  await elapseUntil(page, sandbox, async () => {
    const [, shown = [], chosen = [], , opened = []] = await read();
    return shown.length >= 3 && chosen.length === 1 && opened.length === 1;
  });
  const [, shown = []] = await read();
  expect(shown.map(({ props }) => props['kind'])).toEqual(
    expect.arrayContaining(['STORE', 'COUPON']),
  );
  expect(JSON.stringify(await read()), 'what was searched for').not.toMatch(/rahasiaku|soto/i);
});
