import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storeInfo } from '../../../tests/support/store-info.ts';
import type { MenuDish } from '../../api/generated/types.ts';
import { activateLocale, text } from '../../i18n/i18n.ts';
import { menuImages } from './images.ts';
import { MenuSection, SHOWN_DISHES } from './MenuSection.tsx';
import { menuDishes, sectionsOf } from './sections.ts';

afterEach(cleanup);
beforeEach(() => activateLocale('id-ID'));

const onOpen = vi.fn<(key: string | undefined) => void>();

function draw(store = storeInfo): void {
  const dishes = menuDishes(store);
  render(
    <MenuSection dishes={dishes} images={menuImages(store)} background="#fff" onOpen={onOpen} />,
  );
}

const dish = (index: number): MenuDish => ({
  name: { 'id-ID': `Hidangan ${index}` },
  price: 1000 * index,
  isFavourite: false,
});
const rows = () => screen.getAllByRole('listitem').map((row) => row.textContent);

test('a dish has its name, its price, and its photo behind a tap', () => {
  draw();
  const list = screen.getByRole('list', { name: text('merchant.menuDishes') });
  expect([...list.children].map((row) => row.textContent)).toEqual([
    'BakmiFavoritRp23.000',
    'SotoRp22.500',
    'Es tehRp6.000',
  ]);
  fireEvent.click(screen.getByRole('button', { name: /^Soto/ }));
  const keys = menuImages(storeInfo).map(({ key }) => key);
  expect(keys).toContain(onOpen.mock.lastCall?.[0]);
  // Without a photo there is nothing to open.
  expect(screen.queryByRole('button', { name: /^Es teh/ })).toBeNull();
  expect(screen.getByRole('list', { name: text('merchant.menuPhotos') }).children).toHaveLength(3);
});

test.each([
  [SHOWN_DISHES, SHOWN_DISHES],
  [SHOWN_DISHES + 1, SHOWN_DISHES + 1],
  [24, SHOWN_DISHES],
])('of %i dishes %i are shown at first', (count, shown) => {
  const menuList = Array.from({ length: count }, (_, index) => dish(index + 1));
  draw({ ...storeInfo, storeImageList: [], menuList });
  expect(rows()).toHaveLength(shown);
  const all = screen.queryByRole('button', { name: text('merchant.menuWhole', { count }) });
  expect(all === null).toBe(shown === count);
  if (!all) return;
  fireEvent.click(all);
  expect(rows()).toHaveLength(count);
  expect(rows().at(-1)).toBe('Hidangan 24Rp24.000');
  fireEvent.click(screen.getByRole('button', { name: text('merchant.hide') }));
  expect(rows()).toHaveLength(shown);
});

test('a server without prices shows the photos, one without photos the prices', () => {
  const { menuList: _dropped, ...old } = storeInfo;
  expect(sectionsOf(old)).toContain('menu');
  draw(old);
  expect(screen.queryByRole('list', { name: text('merchant.menuDishes') })).toBeNull();
  expect(rows()).toHaveLength(3);
  expect(sectionsOf({ ...storeInfo, storeImageList: [] })).toContain('menu');
});
