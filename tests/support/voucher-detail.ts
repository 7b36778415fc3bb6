/** A voucher's page as the server sends it, for component tests. */
import type { AssetCard, ProductDetailData } from '../../src/api/generated/types.ts';
import { product, storeInfo } from './store-info.ts';

export const asset: AssetCard = {
  assetId: 'a1',
  skuId: 'k1',
  storeInfo: { storeName: 'Warung Bu Tini', storeId: 'S1', poiId: 'P1' },
  coupon: { couponName: { 'id-ID': 'Paket soto' }, productType: 'GROUP_COUPON' },
  imageUrl: '/img/dish/1.png',
  discountPercent: 40,
  assetSalePrice: 15_000,
  isFlashSale: false,
  remainingStock: 50,
  priceInfo: { salePrice: 15_000, originalPrice: 25_000, discountRatio: 40 },
  isShowDistance: false,
  refund: 'ANY_TIME',
  userLimit: false,
  userGroupCheckResult: true,
};

export const detail: ProductDetailData = {
  asset,
  productId: 'p1',
  serverTime: Date.UTC(2026, 10, 23, 3),
  priceSource: 'NORMAL',
  isFlashEnded: false,
  purchaseCode: 0,
  appOnly: false,
  imageList: [],
  backgroundColor: '#ffe1a8',
  soldCount: 1200,
  refund: 'ANY_TIME',
  usage: product.usage,
  faceValue: 25_000,
  contentList: [
    { name: { 'id-ID': 'Soto' }, quantity: 2, price: 10_000 },
    { name: { 'id-ID': 'Es teh' }, quantity: 1, price: 5_000 },
  ],
  termList: [],
  limits: { purchasableCount: 5 },
  userGroup: 'EVERYBODY',
  channelTypeList: [3],
  voucherKind: 'STANDARD',
  validStart: Date.UTC(2026, 10, 22, 17),
  // Midnight in Jakarta: the last day is the one before.
  validEnd: Date.UTC(2026, 11, 31, 17),
  billRules: {
    mode: 'ALL_IN',
    servicePermille: 0,
    taxPermille: 0,
    isServiceGross: false,
    minSpend: 0,
    excludedList: [],
  },
  priceHistory: {
    lowest30: 18_000,
    lowestAtMs: Date.UTC(2026, 10, 3),
    knownDays: 30,
    pointList: [
      { fromMs: Date.UTC(2026, 10, 3), price: 18_000 },
      { fromMs: Date.UTC(2026, 10, 20), price: 15_000 },
    ],
  },
  store: {
    ...storeInfo,
    storeImageUrl: '/img/front.png',
  },
  availableStoreNum: 1,
  shareInfo: { shareContent: {}, shareImgUrl: {} },
};
