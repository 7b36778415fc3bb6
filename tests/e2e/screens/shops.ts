/** Brand pavilion, sharing, image preview and favourites. */
import { expect, type Page } from '@playwright/test';
import type { BrandPavilionData } from '../../../src/api/generated/types.ts';
import { pathnames } from '../../../src/paths.ts';
import { memberOn } from '../../support/members.ts';
import { nearbyStores } from '../../support/requests.ts';
import type { Sandbox } from '../../support/sandbox.ts';
import { keep } from '../steps/favourite-steps.ts';
import { elapse, MENTENG } from '../fixtures.ts';
import { button, dialog } from '../find.ts';
import { text, textWithin } from '../texts.ts';
import { asMember, failing, hold, openSheet, type Row, type World } from './row.ts';

const BRANDS = '/brand_pavilion/query_brand_pavilion_info';
const KEPT = '/digital-food/interaction/favourite/store_list';

/** Of the first brand that has a page of ours. */
async function brandPath({ sandbox }: World): Promise<string> {
  const body = { pageNo: 1, pageSize: 15 };
  const { brand } = (await sandbox.call(BRANDS, body)) as BrandPavilionData;
  const found = brand.map(({ url }) => /brandsHomepage\?id=\w+/.exec(url)?.[0]).find(Boolean);
  if (found === undefined) throw new Error('no brand leads to its page');
  return `/platform/${found}`;
}

/** Store covers in the preview, in the history state as its opener leaves them. */
async function openPictures(page: Page, sandbox: Sandbox, urls?: readonly string[]): Promise<void> {
  const { poiList } = await nearbyStores(sandbox, MENTENG);
  const covers = urls ?? poiList.slice(0, 4).map(({ storeImageUrl }) => storeImageUrl);
  const images = covers.map((url, at) => ({ url, name: `Foto ${at + 1}` }));
  const groups = [
    { type: 'store', images: images.slice(0, 2) },
    { type: 'interior', images: images.slice(2) },
  ].filter(({ images }) => images.length > 0);
  await page.evaluate(
    ([path, preview]) => {
      const state = { usr: { preview }, key: crypto.randomUUID(), idx: 1 };
      history.pushState(state, '', path);
    },
    [pathnames.imagePreview, { groups, index: 0 }] as const,
  );
  await page.reload();
}

async function keepThree({ page, sandbox }: World): Promise<void> {
  await keep(sandbox, await memberOn(page, sandbox), 3);
}

export const shopRows: readonly Row[] = [
  {
    name: 'brands',
    routes: ['brands'],
    act: ({ page }) =>
      expect(
        page
          .getByRole('list', { name: text('brands.title') })
          .getByRole('link')
          .first(),
      ).toBeVisible(),
    says: 'brands.title',
  },
  {
    name: 'brands-loading',
    routes: ['brands'],
    before: hold(BRANDS),
    says: 'brands.loading',
  },
  {
    name: 'brands-empty',
    routes: ['brands'],
    before: ({ sandbox }) => sandbox.setFaults({ path: BRANDS, kind: 'empty' }),
    says: 'brands.emptyTitle',
  },
  ...failing(
    BRANDS,
    { name: 'brands', routes: ['brands'] },
    {
      name: 'brands-error',
      // The retry button counts down first.
      opensWith: 'failure.retryIn',
      act: ({ page, sandbox }) => elapse(page, sandbox, 10_000),
    },
  ),
  {
    name: 'share',
    routes: ['brands'],
    act: ({ page }) =>
      openSheet(page, page.getByRole('button', { name: textWithin('share.open') })),
    says: 'share.copy',
    opensWith: 'brands.title',
  },
  { name: 'brand', routes: ['brandsHomepage'], path: brandPath, says: 'brands.stores' },
  {
    name: 'brand-gone',
    routes: ['brandsHomepage'],
    path: '/platform/brandsHomepage?id=999999',
    says: 'brands.toAll',
  },
  { name: 'brand-unnamed', routes: ['brandsHomepage'], says: 'brands.parameterError' },
  {
    name: 'brand-day',
    routes: ['bigBrandActivity'],
    act: ({ page }) =>
      expect(
        page
          .getByRole('region', { name: text('brands.dayOffers') })
          .getByRole('listitem')
          .first(),
      ).toBeVisible(),
    says: 'brands.dayOffers',
  },
  {
    name: 'brand-day-rules',
    routes: ['bigBrandActivity'],
    act: ({ page }) => openSheet(page, button(page, 'brands.rules')),
    says: 'brands.rules',
    opensWith: 'brands.dayOffers',
  },
  {
    name: 'brand-day-gone',
    routes: ['bigBrandActivity'],
    path: '/platform/bigBrandActivity?id=nothing',
    says: 'brands.toAll',
  },
  {
    name: 'preview',
    routes: ['imagePreview'],
    path: '/',
    act: async ({ page, sandbox }) => {
      await openPictures(page, sandbox);
      await expect(page.getByRole('main').getByRole('img')).toBeVisible();
    },
    says: 'gallery.next',
    opensWith: 'frame.tabs',
    // The neighbours of the picture, which its stage clips.
    known: /^beyond: (?:DIV|IMG) /,
  },
  {
    name: 'preview-failed',
    routes: ['imagePreview'],
    path: '/',
    act: ({ page, sandbox }) => openPictures(page, sandbox, ['/img/nothing-of-this-name']),
    says: 'gallery.failed',
    opensWith: 'frame.tabs',
  },
  { name: 'favourites-visitor', routes: ['favoritesList'], says: 'favourite.visitorTitle' },
  {
    name: 'favourites-empty',
    routes: ['favoritesList'],
    before: asMember,
    says: 'favourite.emptyTitle',
  },
  {
    name: 'favourites',
    routes: ['favoritesList'],
    before: keepThree,
    says: 'favourite.count',
  },
  {
    name: 'favourites-loading',
    routes: ['favoritesList'],
    before: async (world) => {
      await keepThree(world);
      await hold(KEPT)(world);
    },
    says: 'common.loading',
  },
  ...failing(
    KEPT,
    { name: 'favourites', routes: ['favoritesList'], before: keepThree },
    { name: 'favourites-error' },
  ),
  {
    name: 'favourites-edit',
    routes: ['favoritesList'],
    before: keepThree,
    act: async ({ page }) => {
      await button(page, 'favourite.edit').tap();
      await page.getByRole('checkbox').first().check({ force: true });
    },
    says: 'favourite.removeCount',
    opensWith: 'favourite.count',
  },
  {
    name: 'favourites-confirm',
    routes: ['favoritesList'],
    before: keepThree,
    act: async ({ page }) => {
      await button(page, 'favourite.edit').tap();
      await page.getByRole('checkbox').first().check({ force: true });
      await button(page, 'favourite.removeCount').tap();
      await expect(dialog(page, 'favourite.confirmTitle')).toBeVisible();
    },
    says: 'favourite.confirmTitle',
    opensWith: 'favourite.count',
  },
];
