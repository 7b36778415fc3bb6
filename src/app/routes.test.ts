// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { pathnames, type RouteName } from '../paths.ts';
import { tabOf } from './frame/tabs.ts';
import { loadPage, pageAt, pageScreens } from './routes.tsx';

const loaded = vi.hoisted(() => vi.fn<(screen: string) => void>());
const prefetchStore = vi.hoisted(() => vi.fn<(search: string) => void>());
vi.mock('../features/store-page/prefetch.ts', () => ({ prefetchStore }));
vi.mock('../screens/merchant/MerchantScreen.tsx', () => ({ MerchantScreen: () => null }));
vi.mock('../screens/not-found/NotFoundScreen.tsx', () => {
  loaded('not found');
  return { NotFoundScreen: () => null };
});
vi.mock('../screens/favorites-list/FavoritesListScreen.tsx', () => {
  loaded('favourites');
  return { FavoritesListScreen: () => null };
});

function standsOn(name: RouteName): string {
  const tab = tabOf(pathnames[name]);
  if (tab) return `tab ${tab}`;
  const page = Object.entries(pageScreens).find(([key]) => key === name)?.[1];
  if (!page) return 'nothing';
  return `${page.screen ? 'screen' : 'coming'} ${page.title}`;
}

it('every route leads to something', () => {
  const names = Object.keys(pathnames) as RouteName[];
  const list = names.map((name) => `${pathnames[name]} -> ${standsOn(name)}`);
  expect(list.filter((line) => line.endsWith('nothing'))).toEqual([]);
  expect(list).toMatchSnapshot();
});

it.each(['/nope', '/platform/Merchant', '/platform/merchant/x', '', '//'])(
  '%s is not found',
  (place) => {
    expect(pageAt(place).title).toBe('platform.notFoundTitle');
  },
);

it('a page is loaded before it is drawn; a tab and what is no page load nothing', async () => {
  await loadPage(pathnames.home);
  await loadPage('/nope');
  await loadPage(pathnames.rank);
  expect(loaded).not.toHaveBeenCalled();
  await loadPage(pathnames.favoritesList);
  expect(loaded.mock.calls).toEqual([['favourites']]);
});

it('a page with a prefetch requests its data for an address, and for none loads the code alone', async () => {
  await loadPage(pathnames.merchant);
  expect(prefetchStore).not.toHaveBeenCalled();
  await loadPage(pathnames.merchant, '?poiId=P1');
  expect(prefetchStore.mock.calls).toEqual([['?poiId=P1']]);
});
