import { asId } from '../../api/ids.ts';
import * as v from 'valibot';
import { expect, onTestFinished, test, vi } from 'vitest';
import type {
  AssetCard,
  Banner,
  CategoryTile,
  EntryCard,
  FlashSaleCard,
  HomeCard,
  PoiId,
  StoreId,
} from '../../api/generated/types.ts';
import { apiReport } from '../../api/context.ts';
import { arrangeCards, cardsBody, homeCardList } from './cards.ts';

const name = { 'id-ID': 'Nama' };
const banner: Banner = {
  id: 'b1',
  name,
  backgroundColor: '#ffcc00',
  bannerImageUrlMap: name,
  bannerJumpUrlMap: name,
  requiredLogin: false,
};
const tile = (id: string): CategoryTile => ({
  id,
  categoryName: name,
  categoryIcon: '/img/icon/soup.png',
});
const entry: EntryCard = { name, subTitle: name, iconUrl: name, cornerMarkerDisplaySwitch: false };
const asset: AssetCard = {
  assetId: 'a1',
  assetSalePrice: 1,
  coupon: { couponName: name, productType: 'CASH_COUPON' },
  discountPercent: 0,
  imageUrl: '',
  isFlashSale: true,
  isShowDistance: false,
  priceInfo: { salePrice: 1, originalPrice: 2, discountRatio: 50 },
  remainingStock: 1,
  storeInfo: { poiId: asId<PoiId>('p'), storeId: asId<StoreId>('s'), storeName: 'Warung' },
  refund: 'ANY_TIME',
  userGroupCheckResult: true,
  userLimit: false,
};
const flashSale: FlashSaleCard = {
  countdownTime: 60,
  hasMore: true,
  imageUrl: name,
  items: [asset],
  maxDiscountRatio: 60,
  pageId: 'fs',
  pageType: '',
  productListId: '',
  title: name,
};

test('a malformed card is reported and takes no other with it', () => {
  const report = vi.fn();
  const before = apiReport.get();
  apiReport.set(report);
  onTestFinished(() => apiReport.set(before));
  const { cardList } = v.parse(homeCardList.data, {
    cardList: [
      { cardId: 'RANK_CARD', data: { name: 7 } },
      { cardId: 'MALL_CARD', data: entry },
      'noise',
    ],
  });
  expect(cardList.map(({ cardId }) => cardId)).toEqual(['MALL_CARD']);
  expect(report).toHaveBeenCalledTimes(2);
});

test('a reply of which nothing can be read is an error, an empty one is not', () => {
  const unread = { cardList: [{ cardId: 'NO_SUCH_CARD', data: {} }] };
  expect(v.is(homeCardList.data, unread)).toBe(false);
  expect(v.parse(homeCardList.data, { cardList: [] })).toEqual({ cardList: [] });
});

test.each([
  [3, undefined],
  [4, ['1', '2', '3', '4']],
  [6, ['1', '2', '3', '4']],
])('%i tiles', (count, expected) => {
  const list = Array.from({ length: count }, (_, index) => tile(String(index + 1)));
  expect(
    arrangeCards([{ cardId: 'HOME_CATEGORY_CARD', data: { list } }]).tiles?.map(({ id }) => id),
  ).toEqual(expected);
});

test.each<[string, HomeCard]>([
  ['banners', { cardId: 'PAGE_HOME_BANNER_CARD', data: { list: [] } }],
  ['middle banners', { cardId: 'PAGE_HOME_MIDDLE_BANNER_CARD', data: { list: [] } }],
  ['rank', { cardId: 'RANK_CARD', data: { ...entry, name: {} } }],
  ['mall', { cardId: 'MALL_CARD', data: { ...entry, name: { 'id-ID': '' } } }],
  [
    'flash sale that is over',
    { cardId: 'FLASH_SALE_CARD', data: { ...flashSale, countdownTime: 0 } },
  ],
  ['flash sale without items', { cardId: 'FLASH_SALE_CARD', data: { ...flashSale, items: [] } }],
  [
    'brands',
    { cardId: 'BRAND_PAVILION_CARD', data: { brandLogos: [], hasMore: false, name, url: '' } },
  ],
  [
    'nearby mall',
    {
      cardId: 'MALL_NEARBY_CARD',
      data: { mallId: '', mallName: '', iconUrl: '', distance: 0, storeCount: 0, subTitle: {} },
    },
  ],
])('empty %s: not shown', (_name, card) => {
  expect(Object.values(arrangeCards([card])).filter((value) => value !== undefined)).toEqual([]);
});

test('what has something to show is shown, in any order', () => {
  const shown = arrangeCards([
    { cardId: 'FLASH_SALE_CARD', data: flashSale },
    { cardId: 'MALL_CARD', data: entry },
    { cardId: 'PAGE_HOME_BANNER_CARD', data: { list: [banner] } },
    { cardId: 'RANK_CARD', data: { ...entry, name: { 'zh-CN': '榜单' } } },
  ]);
  expect(Object.keys(shown).sort()).toEqual(['flashSale', 'mall', 'rank', 'topBanners']);
});

test('the same point gives the same bytes', () => {
  const point = { latitude: -6.2088, longitude: 106.8456 };
  expect(JSON.stringify(cardsBody(point))).toBe(JSON.stringify(cardsBody({ ...point })));
});
