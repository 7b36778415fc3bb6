/** Malls: the list, a mall, its directory. */
import { expect } from '@playwright/test';
import { elapse } from '../fixtures.ts';
import { goOffline } from '../speak.ts';
import { text, textWithin } from '../texts.ts';
import { ending, failing, hold, openSheet, type Row } from './row.ts';

const LIST = '/digital-food/local_life/home/mall/all_mall_list';
const DETAIL = '/digital-food/local_life/home/mall/mall_detail';
const STORES = '/digital-food/local_life/home/mall/mall_store_list';
const MALL = '/platform/mall?id=M2';

export const mallRows: readonly Row[] = [
  {
    name: 'malls',
    routes: ['shoppingMallListPage'],
    act: ({ page }) =>
      expect(
        page
          .getByRole('list', { name: text('platform.pageMalls') })
          .getByRole('link')
          .first(),
      ).toBeVisible(),
    says: 'platform.pageMalls',
  },
  {
    name: 'malls-loading',
    routes: ['shoppingMallListPage'],
    before: hold(LIST),
    says: 'mall.loading',
  },
  {
    name: 'malls-empty',
    routes: ['shoppingMallListPage'],
    before: ({ sandbox }) => sandbox.setFaults({ path: LIST, kind: 'empty' }),
    says: 'mall.emptyTitle',
  },
  ...failing(
    LIST,
    { name: 'malls', routes: ['shoppingMallListPage'] },
    {
      name: 'malls-error',
      // The retry button counts down first.
      opensWith: 'failure.retryIn',
      act: ({ page, sandbox }) => elapse(page, sandbox, 10_000),
    },
  ),
  {
    name: 'malls-offline',
    routes: ['shoppingMallListPage'],
    act: async ({ page }) => {
      await expect(page.getByRole('article').first()).toBeVisible();
      await goOffline(page);
    },
    says: 'frame.offlineBanner',
    opensWith: 'platform.pageMalls',
    check: ({ page }) => expect(page.getByRole('article').first()).toBeVisible(),
  },
  {
    name: 'malls-unlocated',
    routes: ['shoppingMallListPage'],
    use: { permissions: [] },
    act: ({ page }) => expect(page.getByRole('article').first()).toBeVisible(),
    says: 'location.turnOn',
    opensWith: 'platform.pageMalls',
  },
  {
    name: 'mall',
    routes: ['mall'],
    path: MALL,
    act: ({ page }) => expect(page.getByRole('article').first()).toBeVisible(),
    says: 'mall.directory',
  },
  {
    name: 'mall-loading',
    routes: ['mall'],
    path: MALL,
    before: hold(DETAIL),
    says: 'mall.loading',
  },
  ...failing(DETAIL, { name: 'mall', routes: ['mall'], path: MALL }, { name: 'mall-error' }),
  {
    name: 'malls-old',
    routes: ['shoppingMallListPage'],
    before: async ({ page, sandbox }) => {
      await page.goto('/platform/shoppingMallListPage');
      await expect(page.getByRole('article').first()).toBeVisible();
      await sandbox.setFaults({ path: LIST, kind: 'rate_limited' });
    },
    act: ({ page }) => expect(page.getByRole('article').first()).toBeVisible(),
    says: 'common.listSince',
  },
  {
    name: 'mall-old',
    routes: ['mall'],
    path: MALL,
    before: async ({ page, sandbox }) => {
      await page.goto(MALL);
      await expect(page.getByRole('article').first()).toBeVisible();
      await sandbox.setFaults({ path: '/digital-food/', kind: 'rate_limited' });
    },
    act: ({ page }) => expect(page.getByRole('article').first()).toBeVisible(),
    says: 'mall.since',
  },
  { name: 'mall-gone', routes: ['mall'], path: '/platform/mall?id=M99', says: 'mall.toAll' },
  { name: 'mall-unnamed', routes: ['mall'], says: 'mall.choose' },
  {
    name: 'mall-hours',
    routes: ['mall'],
    path: MALL,
    act: ({ page }) =>
      openSheet(page, page.getByRole('button', { name: textWithin('merchant.hours') })),
    says: 'merchant.hoursTitle',
    opensWith: 'mall.directory',
  },
  {
    name: 'mall-stores-loading',
    routes: ['mall'],
    path: MALL,
    before: hold(STORES),
    says: 'mall.storesLoading',
    opensWith: 'mall.directory',
  },
  ending(STORES, {
    name: 'mall-end',
    routes: ['mall'],
    path: MALL,
    opensWith: 'mall.directory',
  }),
  ...failing(STORES, { name: 'mall-stores', routes: ['mall'], path: MALL }),
  {
    name: 'mall-none-found',
    routes: ['mall'],
    path: `${MALL}&words=qwertyuiop`,
    says: 'mall.noneFound',
    opensWith: 'mall.directory',
  },
];
