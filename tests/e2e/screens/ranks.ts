/** Rankings. */
import { expect, type Page } from '@playwright/test';
import { pathnames } from '../../../src/paths.ts';
import { button } from '../find.ts';
import { textWithin } from '../texts.ts';
import { elapse } from '../fixtures.ts';
import { goOffline } from '../speak.ts';
import { ending, failing, hold, openSheet, type Row } from './row.ts';

const TABS = '/digital-food/rank/rank_list';
const STORES = '/digital-food/rank/rank_detail_list';

const ranked = (page: Page) => page.getByRole('list', { name: textWithin('rank.list') });
const showsStores = (page: Page) => expect(ranked(page).getByRole('article').first()).toBeVisible();

/** The retry button counts down first. */
const counting: Partial<Row> = {
  opensWith: 'failure.retryIn',
  act: ({ page, sandbox }) => elapse(page, sandbox, 10_000),
};

export const rankRows: readonly Row[] = [
  {
    name: 'rank',
    routes: ['rank'],
    act: ({ page }) => showsStores(page),
    says: 'rank.how',
    check: async ({ page }) => {
      await expect(page.getByRole('tab').first()).toHaveAttribute('aria-selected', 'true');
      await expect(ranked(page).getByRole('listitem').first()).toContainText('Peringkat 1');
    },
  },
  {
    name: 'rank-how',
    routes: ['rank'],
    act: ({ page }) => openSheet(page, button(page, 'rank.how')),
    says: 'common.close',
    opensWith: 'rank.how',
  },
  {
    name: 'rank-filtered',
    routes: ['rank'],
    act: async ({ page }) => {
      await showsStores(page);
      await page.getByRole('button', { name: 'Dalam 5 km' }).tap();
      await expect(page.getByRole('button', { name: 'Dalam 5 km', pressed: true })).toBeVisible();
      await showsStores(page);
    },
    says: 'home.clearAll',
    opensWith: 'rank.how',
  },
  {
    name: 'rank-unlocated',
    routes: ['rank'],
    use: { permissions: [] },
    act: ({ page }) => showsStores(page),
    says: 'location.turnOn',
    opensWith: 'rank.how',
  },
  ending(STORES, { name: 'rank-end', routes: ['rank'], opensWith: 'rank.how' }),
  {
    name: 'rank-nothing',
    routes: ['rank'],
    act: async ({ page, sandbox }) => {
      await showsStores(page);
      await sandbox.setFaults({ path: STORES, kind: 'empty' });
      await page.getByRole('button', { name: 'Dalam 5 km' }).tap();
    },
    says: 'rank.filteredTitle',
    opensWith: 'rank.how',
  },
  { name: 'rank-loading', routes: ['rank'], before: hold(TABS), says: 'rank.loading' },
  { name: 'rank-list-loading', routes: ['rank'], before: hold(STORES), says: 'rank.loading' },
  {
    name: 'rank-none',
    routes: ['rank'],
    before: ({ sandbox }) => sandbox.setFaults({ path: TABS, kind: 'empty' }),
    says: 'rank.noneTitle',
  },
  {
    name: 'rank-empty',
    routes: ['rank'],
    before: ({ sandbox }) => sandbox.setFaults({ path: STORES, kind: 'empty' }),
    says: 'rank.emptyTitle',
  },
  {
    name: 'rank-gone',
    routes: ['rank'],
    path: `${pathnames.rank}?rankId=R7`,
    says: 'rank.toFirst',
  },
  ...failing(TABS, { name: 'rank-tabs', routes: ['rank'] }),
  ...failing(STORES, { name: 'rank', routes: ['rank'] }, counting),
  {
    name: 'rank-offline',
    routes: ['rank'],
    act: async ({ page }) => {
      await showsStores(page);
      await goOffline(page);
      await showsStores(page);
    },
    says: 'frame.offlineBanner',
    opensWith: 'rank.how',
  },
  {
    name: 'rank-old',
    routes: ['rank'],
    before: async ({ page, sandbox }) => {
      await page.goto(pathnames.rank);
      await showsStores(page);
      await sandbox.setFaults({ path: '/digital-food/rank/', kind: 'rate_limited' });
    },
    act: ({ page }) => showsStores(page),
    says: 'common.listSince',
    opensWith: 'rank.how',
  },
];
