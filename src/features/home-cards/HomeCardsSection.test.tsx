import { asId } from '../../api/ids.ts';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AssetCard, Banner, EntryCard, PoiId, StoreId } from '../../api/generated/types.ts';
import { activateLocale } from '../../i18n/i18n.ts';
import type { HomeCards } from './cards.ts';
import { HomeCardsSection } from './HomeCardsSection.tsx';

vi.mock('../../telemetry/report.ts', () => ({ reportProblem: vi.fn(), track: vi.fn() }));

beforeEach(() => activateLocale('id-ID'));
afterEach(cleanup);

const named = (name: string) => ({ 'id-ID': name });
const banner = (id: string): Banner => ({
  id,
  name: named(id),
  backgroundColor: '#ffcc00',
  bannerImageUrlMap: named(`/img/banner/${id}/id-ID.png`),
  bannerJumpUrlMap: named('/platform/brands'),
  requiredLogin: false,
});
const entry = (name: string, isNew: boolean): EntryCard => ({
  name: named(name),
  subTitle: named(`tentang ${name}`),
  iconUrl: named('/img/icon/crown.png'),
  cornerMarkerDisplaySwitch: isNew,
});
const asset: AssetCard = {
  assetId: 'a1',
  assetSalePrice: 1,
  coupon: { couponName: named('Bakso'), productType: 'CASH_COUPON' },
  discountPercent: 50,
  imageUrl: '/img/dish/chili/stew.png',
  isFlashSale: true,
  isShowDistance: false,
  priceInfo: { salePrice: 1000, originalPrice: 2000, discountRatio: 50 },
  remainingStock: 1,
  storeInfo: { poiId: asId<PoiId>('p'), storeId: asId<StoreId>('s'), storeName: 'Warung Bu Tini' },
  refund: 'ANY_TIME',
  userGroupCheckResult: true,
  userLimit: false,
};
const all: HomeCards = {
  topBanners: [banner('atas')],
  tiles: ['1', '2', '3', '4'].map((id) => ({
    id,
    categoryName: named(`Kategori ${id}`),
    categoryIcon: '/img/icon/stew.png',
  })),
  middleBanners: [banner('tengah')],
  flashSale: {
    title: named('Kilat'),
    imageUrl: {},
    pageType: '',
    productListId: '',
    pageId: 'F1',
    maxDiscountRatio: 70,
    countdownTime: 600,
    items: [asset],
    hasMore: false,
  },
  brands: {
    name: named('Brand'),
    brandLogos: [{ logo: '/img/logo/chili/SB/stew.png', name: 'Soto Bangkong' }],
    url: '/platform/brands',
    hasMore: false,
  },
  rank: entry('Peringkat', true),
  mall: entry('Mal', false),
  nearbyMall: {
    mallId: 'm1',
    mallName: 'Galeri Cikini',
    subTitle: named('Mal terdekat'),
    iconUrl: '/img/mall/sea/GC.png',
    distance: 0.685,
    storeCount: 25,
  },
};

function draw(cards: HomeCards): HTMLElement {
  const query = {
    data: { cards, receivedAtMs: Date.now(), flashLeft: { leftMs: 600_000, atMs: 0 } },
    error: null,
    isFetching: false,
    refetch: vi.fn(),
  } as unknown as Parameters<typeof HomeCardsSection>[0]['query'];
  const { container } = render(
    <MemoryRouter>
      <HomeCardsSection query={query} />
    </MemoryRouter>,
  );
  return container;
}

const pictures = (container: HTMLElement) =>
  [...container.querySelectorAll('img')].map(({ src }) => src.replace(location.origin, ''));

test('the cards stand in the order of home 2, with any neighbours', () => {
  const words = draw(all).textContent;
  const at = ['Kategori 4', 'Kilat', 'Bakso', 'Brand', 'Peringkat', 'Mal', 'Galeri Cikini'].map(
    (name) => words.indexOf(name),
  );
  expect(at).not.toContain(-1);
  expect(at).toEqual(at.toSorted((one, two) => one - two));
  const [top, , , , , middle] = pictures(document.body);
  expect([top, middle]).toEqual([
    '/img/banner/atas/id-ID.png?h=240',
    '/img/banner/tengah/id-ID.png?w=720&h=150',
  ]);
});

test("a voucher of the strip has a low picture and no store's name", () => {
  const container = draw({ flashSale: all.flashSale });
  expect(pictures(container)).toEqual(['/img/dish/chili/stew.png?w=192&h=136']);
  expect(container.textContent).toContain('Bakso');
  expect(container.textContent).not.toContain('Warung Bu Tini');
});

test('brands, ranking, malls and the nearest mall are one group, which is not there without them', () => {
  const { brands, rank, mall, nearbyMall } = all;
  draw({ brands, rank, mall, nearbyMall });
  const links = screen.getAllByRole('link');
  expect(new Set(links.map(({ parentElement }) => parentElement)).size).toBe(1);
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Brand',
    'Peringkattentang PeringkatBaru',
    'Maltentang Mal',
    'Galeri CikiniMal terdekat · 685m',
  ]);
  expect(draw({ tiles: all.tiles }).firstElementChild?.childElementCount).toBe(1);
});
