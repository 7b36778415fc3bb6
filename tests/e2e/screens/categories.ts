/** Lists of categories, and the chooser of a link that names none. */
import { expect } from '@playwright/test';
import { elapse } from '../fixtures.ts';
import { text } from '../texts.ts';
import { ending, failing, hold, openSheet, type Row } from './row.ts';

const LIST = '/homepage/query_poi_list';
const FILTERS = '/homepage/filter_sign';
/** Drinks. */
const PATH = '/platform/categoryPoiList?id=200';
const at = { routes: ['categoryPoiList'], path: PATH } as const;

export const categoryRows: readonly Row[] = [
  {
    ...at,
    name: 'category',
    act: ({ page }) => expect(page.getByRole('article').first()).toBeVisible(),
    says: 'poi.sort',
  },
  { ...at, name: 'category-loading', before: hold(LIST, FILTERS), says: 'poi.loading' },
  {
    ...at,
    name: 'category-none',
    opensWith: 'poi.sort',
    before: ({ sandbox }) => sandbox.setFaults({ path: LIST, kind: 'empty' }),
    act: ({ page }) => expect(page.getByText(text('poi.near'))).toBeVisible(),
    says: 'poi.categoryEmpty',
  },
  {
    ...at,
    name: 'category-unlocated',
    use: { permissions: [] },
    opensWith: 'poi.sort',
    act: ({ page }) => expect(page.getByRole('article').first()).toBeVisible(),
    says: 'location.turnOn',
  },
  ending(LIST, { ...at, name: 'category-end', opensWith: 'poi.sort' }),
  ...failing(
    LIST,
    { ...at, name: 'category' },
    {
      name: 'category-error',
      // The retry button counts down first.
      opensWith: 'failure.retryIn',
      act: ({ page, sandbox }) => elapse(page, sandbox, 10_000),
    },
  ),
  {
    ...at,
    name: 'category-old',
    opensWith: 'poi.sort',
    before: async ({ page, sandbox }) => {
      await page.goto(PATH);
      await expect(page.getByRole('article').first()).toBeVisible();
      await sandbox.setFaults({ path: '/homepage/', kind: 'rate_limited' });
    },
    act: ({ page }) => expect(page.getByRole('article').first()).toBeVisible(),
    says: 'common.listSince',
  },
  {
    ...at,
    name: 'category-filter',
    opensWith: 'poi.sort',
    act: ({ page }) => openSheet(page, page.getByRole('button', { name: text('home.region') })),
    says: 'filter.cities',
  },
  {
    name: 'category-unnamed',
    routes: ['categoryPoiList'],
    path: '/platform/categoryPoiList',
    act: ({ page }) => expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible(),
    says: 'poi.categoryUnnamed',
  },
  {
    name: 'category-absent',
    routes: ['categoryPoiList'],
    path: '/platform/categoryPoiList?id=999',
    says: 'poi.categoryAbsent',
  },
];
