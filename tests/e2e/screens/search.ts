/** Search: what it begins with, what is suggested, what is found. */
import { expect, type Page } from '@playwright/test';
import { elapse, scrollUntil } from '../fixtures.ts';
import { goOffline } from '../speak.ts';
import { text } from '../texts.ts';
import {
  found,
  keepHistory,
  searchField,
  searchFor,
  suggestions,
  vouchersFound,
} from '../steps/search-steps.ts';
import { ending, failing, hold, type Row, type World } from './row.ts';

const STORES = '/homepage/query_poi_list';
const VOUCHERS = '/homepage/search_by_store';
const SUGGEST = '/homepage/search_suggest';
const POPULAR = '/homepage/search_popular';

const routes = ['searchDishes'] as const;
const withHistory = ({ page }: World) => keepHistory(page, ['soto betawi', 'kopi susu gula aren']);
const showsStores = (page: Page) => expect(found(page).first()).toBeVisible();

/** Opens with what is often searched for; then a text is searched for. */
const searching =
  (words: string, until?: (page: Page) => Promise<unknown>) =>
  async ({ page }: World): Promise<void> => {
    await searchFor(page, words);
    await until?.(page);
  };
const toVouchers = (page: Page) =>
  page.getByRole('tab', { name: text('search.tabVouchers') }).tap();

export const searchRows: readonly Row[] = [
  { name: 'search', routes, before: withHistory, says: 'search.popular' },
  {
    name: 'search-history',
    routes,
    before: withHistory,
    says: 'search.historyClear',
    check: async ({ page }) => {
      await expect(searchField(page)).toBeFocused();
      await expect(page.getByRole('button', { name: 'soto betawi', exact: true })).toBeVisible();
    },
  },
  {
    name: 'search-history-off',
    routes,
    act: async ({ page }) => {
      await page.getByRole('checkbox').tap();
      await expect(page.getByRole('checkbox')).not.toBeChecked();
    },
    says: 'search.historyOff',
    opensWith: 'search.historyNoteVisitor',
  },
  { name: 'search-loading', routes, before: hold(POPULAR), says: 'search.popularLoading' },
  {
    name: 'search-typing',
    routes,
    act: async ({ page }) => {
      await searchField(page).fill('soto');
      await expect(suggestions(page).first()).toBeVisible();
    },
    says: 'search.suggestions',
    opensWith: 'search.popular',
    check: ({ page }) => expect(searchField(page)).toHaveAttribute('aria-expanded', 'true'),
  },
  {
    name: 'search-results',
    routes,
    act: searching('soto', showsStores),
    says: 'search.tabs',
    opensWith: 'search.popular',
    check: ({ page }) => expect(page.getByRole('heading', { level: 1 })).toBeFocused(),
  },
  {
    name: 'search-results-vouchers',
    routes,
    act: searching('soto', async (page) => {
      await showsStores(page);
      await toVouchers(page);
      await expect(vouchersFound(page).first()).toBeVisible();
    }),
    says: 'search.tabs',
    opensWith: 'search.popular',
  },
  {
    name: 'search-corrected',
    routes,
    act: searching('sotto tebet', async (page) => {
      await showsStores(page);
      await expect(page.getByRole('list', { name: text('search.words') })).toBeVisible();
    }),
    says: 'search.words',
    opensWith: 'search.popular',
  },
  ending(STORES, {
    name: 'search-end',
    routes,
    act: searching('soto', showsStores),
    opensWith: 'search.popular',
  }),
  {
    name: 'search-none',
    routes,
    act: searching('qwertyuiop', showsStores),
    says: 'search.noneNote',
    opensWith: 'search.popular',
  },
  {
    name: 'search-none-filtered',
    routes,
    act: searching('helikopter halal', showsStores),
    says: 'search.noneFiltered',
    opensWith: 'search.popular',
  },
  {
    name: 'search-none-vouchers',
    routes,
    act: searching('qwertyuiop', toVouchers),
    says: 'search.toStores',
    opensWith: 'search.popular',
  },
  {
    name: 'search-results-loading',
    routes,
    before: hold(STORES),
    act: searching('soto'),
    says: 'poi.loading',
    opensWith: 'search.popular',
  },
  {
    name: 'search-vouchers-loading',
    routes,
    before: hold(VOUCHERS),
    act: searching('soto', toVouchers),
    says: 'search.vouchersLoading',
    opensWith: 'search.popular',
  },
  ...failing(STORES, { name: 'search-results', routes, act: searching('soto') }).map(
    (row): Row => ({
      ...row,
      opensWith: 'search.popular',
      act: async (world) => {
        await row.act?.(world);
        // The retry button counts down first.
        if (row.name.endsWith('failed')) await elapse(world.page, world.sandbox, 10_000);
      },
      check: ({ page }) =>
        expect(page.getByRole('heading', { name: text('search.history') })).toBeVisible(),
    }),
  ),
  {
    name: 'search-more-busy',
    routes,
    act: async ({ page, sandbox }) => {
      await searchFor(page, 'soto');
      await showsStores(page);
      await sandbox.setFaults({ path: STORES, kind: 'rate_limited' });
      await scrollUntil(page, () => page.getByText(text('common.busy')).isVisible());
    },
    says: 'common.busy',
    opensWith: 'search.popular',
    check: ({ page }) => expect(found(page).last()).toBeVisible(),
  },
  {
    name: 'search-suggest-failed',
    routes,
    before: ({ sandbox }) => sandbox.setFaults({ path: SUGGEST, kind: 'server_error' }),
    act: ({ page }) => searchField(page).fill('soto'),
    says: 'search.searchFor',
    opensWith: 'search.popular',
  },
  {
    name: 'search-offline',
    routes,
    before: withHistory,
    act: async ({ page }) => {
      await goOffline(page);
      await expect(page.getByRole('button', { name: 'soto betawi', exact: true })).toBeVisible();
    },
    says: 'frame.offlineBanner',
    opensWith: 'search.popular',
  },
];
