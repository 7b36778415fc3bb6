import { expect, test } from 'vitest';
import { type Path, pathnames, paths } from './paths.ts';

test('every path of both specifications', () => {
  expect(Object.values(pathnames)).toMatchSnapshot();
});

test('no path stands twice', () => {
  expect(new Set(Object.values(pathnames)).size).toBe(Object.values(pathnames).length);
});

const voucher = { skuId: 'k', isFlashSale: true, detailId: '' };

test.each<[Path, string]>([
  [paths.home(), '/'],
  // Encoded, and what is absent left out.
  [paths.merchant({ poiId: 'a&b=c/../' }), '/platform/merchant?poiId=a%26b%3Dc%2F..%2F'],
  [paths.merchantDetail({ storeId: 'a&b' }), '/platform/merchantDetail?storeId=a%26b'],
  [
    paths.groupCouponDetail({ ...voucher, isFlashSale: false, pageId: '' }),
    '/platform/groupCouponDetail?skuId=k&isFlashSale=false&detailId=&pageId=',
  ],
  [
    paths.groupCouponDetail({ ...voucher, channel_id: '1', reportStoreId: 's' }),
    '/platform/groupCouponDetail?skuId=k&isFlashSale=true&detailId=&channel_id=1&reportStoreId=s',
  ],
  [
    paths.confirmOrder({ skuId: 'k', productId: 'p', storeId: 's', detailId: 'd' }),
    '/platform/confirmOrder?skuId=k&productId=p&storeId=s&detailId=d',
  ],
])('%o is %s', ({ pathname, search }, address) => {
  expect(pathname + search).toBe(address);
});
