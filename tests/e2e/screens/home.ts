/** Home: its cards and lists in every state, its filters, and the line of the location. */
import { expect, type Page } from '@playwright/test';
import { memberOn } from '../../support/members.ts';
import { cardListPath, filterLabel, storeListPath } from '../../support/requests.ts';
import { keep } from '../steps/favourite-steps.ts';
import { bringIntoView, scrollUntil, settled, storeCards } from '../fixtures.ts';
import { expectWhole } from '../looks.ts';
import { button } from '../find.ts';
import { textWithin, text } from '../texts.ts';
import { goOffline } from '../speak.ts';
import { hold, openSheet, type Row, scrollTo, type World } from './row.ts';

const LISTS = '/market/asset_aggregate_page/find_';
const routes = ['home', 'homeTab'] as const;

const ready = ({ page, sandbox }: World) => settled(page, sandbox);
const filters = (page: Page) => page.getByRole('group', { name: text('home.filters') });

async function openFilter({ page, sandbox }: World, name: string | RegExp): Promise<void> {
  await settled(page, sandbox);
  await openSheet(page, filters(page).getByRole('button', { name }).first());
}

/** A simulated position that fails. */
const onMachine =
  (machine: string) =>
  async ({ page }: World) => {
    await page.goto('/platform/developerOptions');
    await page
      .getByRole('combobox', { name: text('developer.machine') })
      .selectOption({ label: machine });
  };

export const homeRows: readonly Row[] = [
  {
    name: 'home',
    routes,
    act: ready,
    says: 'home.nearbyStores',
    inEach: ({ page }, { where }) =>
      expectWhole(
        page
          .getByRole('article')
          .getByText(/(?:orang|person|人)$/)
          .filter({ visible: true }),
        where,
      ),
  },
  {
    name: 'home-member',
    routes,
    before: async ({ page, sandbox }) => keep(sandbox, await memberOn(page, sandbox), 1),
    act: async (world) => {
      await ready(world);
      const heart = storeCards(world.page)
        .first()
        .getByRole('button', { name: textWithin('favourite.keepStore') });
      await expect(heart).toHaveAttribute('aria-pressed', 'true');
    },
    says: 'favourite.keepStore',
    opensWith: 'home.nearbyStores',
  },
  {
    name: 'home-list',
    routes,
    act: async (world) => {
      await ready(world);
      // The filters are at the search bar, and the first store's heart below them.
      await scrollTo(world.page, 770);
    },
    says: 'home.filters',
  },
  {
    name: 'home-loading',
    routes,
    before: hold(cardListPath, LISTS),
    says: 'home.storesLoading',
  },
  {
    name: 'home-filter',
    routes,
    act: (world) => openFilter(world, /Kategori/),
    says: 'filter.apply',
    opensWith: 'home.nearbyStores',
  },
  {
    name: 'home-prices',
    routes,
    act: (world) => openFilter(world, /Harga/),
    says: 'home.filters',
  },
  {
    name: 'home-region',
    routes,
    act: (world) => openFilter(world, text('home.region')),
    says: 'filter.cities',
    opensWith: 'home.nearbyStores',
  },
  {
    name: 'home-filtered',
    routes,
    act: async (world) => {
      await openFilter(world, await filterLabel(world.sandbox, 'PRICE'));
      await world.page.getByRole('dialog').getByRole('button').first().tap();
    },
    says: 'home.clearAll',
    opensWith: 'home.nearbyStores',
  },
  {
    name: 'home-empty',
    routes,
    before: ({ sandbox }) => sandbox.setFaults({ path: '/market/', kind: 'empty' }),
    act: ({ page }) => {
      const empty = page.getByRole('heading', { name: text('home.emptyTitle') });
      return scrollUntil(page, () => empty.isVisible());
    },
    says: 'home.emptyTitle',
    opensWith: 'home.nearbyStores',
  },
  ...(
    [
      ['error', 'server_error', 'home.errorTitle'],
      ['busy', 'rate_limited', 'common.busy'],
      ['unanswered', 'reset', 'home.networkErrorTitle'],
    ] as const
  ).map(([name, kind, says]): Row => ({
    name: `home-${name}`,
    routes,
    before: ({ sandbox }) => sandbox.setFaults({ path: LISTS, kind }, { path: cardListPath, kind }),
    act: ({ page }) => bringIntoView(page.getByText(text(says)).last()),
    says,
  })),
  {
    name: 'home-next-failed',
    routes,
    act: async (world) => {
      await ready(world);
      await world.sandbox.setFaults({ path: storeListPath.distance, kind: 'server_error' });
      const failed = world.page.getByText(text('common.moreFailed'));
      await scrollUntil(world.page, () => failed.isVisible());
    },
    says: 'common.moreFailed',
    opensWith: 'home.nearbyStores',
  },
  {
    name: 'home-offline',
    routes,
    act: async (world) => {
      await ready(world);
      await goOffline(world.page);
    },
    says: 'frame.offlineBanner',
    opensWith: 'home.nearbyStores',
  },
  {
    name: 'home-location-refused',
    routes,
    before: onMachine('phone.denied · 1'),
    says: 'home.locationNotStarted',
    inEach: ({ page }, { locale, where }) =>
      expectWhole(page.getByText(text('home.locationNotStarted', locale)), where),
  },
  {
    name: 'home-location-guide',
    routes,
    before: onMachine('phone.denied · 1'),
    act: ({ page }) => openSheet(page, button(page, 'home.turnOnLocation')),
    says: 'location.guideTitle',
    opensWith: 'home.locationNotStarted',
  },
  {
    name: 'home-location-switch',
    routes,
    before: onMachine('phone.off · 5'),
    act: ({ page }) => openSheet(page, button(page, 'home.turnOnLocation')),
    says: 'location.stepSwitchOn',
    opensWith: 'home.locationFailed',
  },
  {
    name: 'home-address-failed',
    routes,
    before: ({ sandbox }) =>
      sandbox.setFaults({ path: '/digital-food/address/', kind: 'server_error' }),
    says: 'home.addressFailed',
  },
];
