import { asId } from '../../api/ids.ts';
import { expect, test } from 'vitest';
import type { AssetCard, PoiId, SkuId, StoreId } from '../../api/generated/types.ts';
import { couponFace } from './rules.ts';

const asset: AssetCard = {
  assetId: 'a1',
  assetSalePrice: 15_000,
  coupon: { couponName: { 'id-ID': 'Paket hemat' }, productType: 'GROUP_COUPON' },
  discountPercent: 40,
  imageUrl: '/img/dish/mango/rice.png',
  isFlashSale: false,
  isShowDistance: false,
  priceInfo: { salePrice: 15_000, originalPrice: 25_000, discountRatio: 40 },
  remainingStock: 50,
  skuId: asId<SkuId>('sku-1'),
  storeInfo: { poiId: asId<PoiId>('p1'), storeId: asId<StoreId>('s1'), storeName: 'Warung' },
  refund: 'ANY_TIME',
  userGroupCheckResult: true,
  userLimit: false,
};

const promotionInfo: NonNullable<AssetCard['promotionInfo']> = {
  activityType: 'FLASH_SALE',
  promotionActivityTagName: { 'id-ID': 'Flash sale' },
  promotionActivitySalePrice: 10_000,
  promotionDiscountRatio: 60,
};

test.each<[string, Partial<AssetCard>, string]>([
  ['in stock', {}, 'active'],
  ['no stock', { remainingStock: 0 }, 'sold-out'],
  ['limit reached', { userLimit: true }, 'user-limited'],
  ['not in the group', { userGroupCheckResult: false }, 'group-failed'],
  ['no stock is said before the limit', { remainingStock: 0, userLimit: true }, 'sold-out'],
  [
    'the limit is said before the group',
    { userLimit: true, userGroupCheckResult: false },
    'user-limited',
  ],
])('state: %s', (_name, change, state) => {
  expect(couponFace({ ...asset, ...change }).state).toBe(state);
});

test.each<[number, number | undefined]>([
  [0, undefined],
  [1, 1],
  [10, 10],
  [11, undefined],
])('stock %i shows the badge %s', (remainingStock, stockLeft) => {
  expect(couponFace({ ...asset, remainingStock }).stockLeft).toBe(stockLeft);
});

test('reserve mode shows the reservation and no stock', () => {
  const face = couponFace({ ...asset, remainingStock: 5, reserveStatus: 'CAN_RESERVE' });
  expect(face).toMatchObject({ reserve: 'CAN_RESERVE', state: 'active' });
  expect(face.stockLeft).toBeUndefined();
});

test('who an item is not for can take a reservation back, but not reserve', () => {
  const of = (reserveStatus: 'CAN_RESERVE' | 'RESERVED') =>
    couponFace({ ...asset, reserveStatus, userGroupCheckResult: false }).reserve;
  expect([of('CAN_RESERVE'), of('RESERVED')]).toEqual([undefined, 'RESERVED']);
});

test('a card that cannot be bought shows no stock', () => {
  expect(couponFace({ ...asset, remainingStock: 5, userLimit: true }).stockLeft).toBeUndefined();
});

test('without a promotion the sale price counts', () => {
  expect(couponFace(asset)).toMatchObject({
    priceRp: 15_000,
    originalPriceRp: 25_000,
    discountPercent: 40,
  });
  expect(couponFace(asset).tag).toBeUndefined();
});

test.each([
  [undefined, undefined],
  [null, undefined],
  [14_999, undefined],
  [15_000, undefined],
  [15_001, true],
])('a lowest price of 30 days of %j: a saving is %j', (lowest30, isSaving) => {
  const priceInfo = { ...asset.priceInfo, lowest30 };
  expect(couponFace({ ...asset, priceInfo }).isSaving).toBe(isSaving);
});

test('a promotion brings its price, its discount and its tag', () => {
  expect(couponFace({ ...asset, promotionInfo })).toMatchObject({
    priceRp: 10_000,
    originalPriceRp: 25_000,
    discountPercent: 60,
    tag: { kind: 'FLASH_SALE', name: { 'id-ID': 'Flash sale' } },
  });
});

test('a price that is not lower strikes nothing and claims no discount', () => {
  const face = couponFace({
    ...asset,
    priceInfo: { salePrice: 25_000, originalPrice: 25_000, discountRatio: 10 },
  });
  expect(face.originalPriceRp).toBeUndefined();
  expect(face.discountPercent).toBeUndefined();
});

test.each<[string | null | undefined]>([[null], [undefined], ['']])(
  'skuId %j gives no target',
  (skuId) => {
    const { skuId: _dropped, ...without } = asset;
    expect(
      couponFace(skuId === undefined ? without : { ...asset, skuId: skuId && asId(skuId) }).target,
    ).toBeUndefined();
  },
);

test('the target carries empty text where the wire has nothing', () => {
  expect(couponFace({ ...asset, isFlashSale: true, pageId: 'fs-1' }).target).toEqual({
    skuId: asId<SkuId>('sku-1'),
    isFlashSale: true,
    detailId: '',
    pageId: 'fs-1',
  });
});
