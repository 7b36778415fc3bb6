import { expect, test } from 'vitest';
import { pathnames, paths } from './paths.ts';

test('every path of both specifications', () => {
  expect(Object.values(pathnames)).toMatchSnapshot();
});

test('no path stands twice', () => {
  expect(new Set(Object.values(pathnames)).size).toBe(Object.values(pathnames).length);
});

test('values are encoded, absent ones left out', () => {
  expect(paths.merchant({ poiId: 'a&b=c/../' })).toEqual({
    pathname: '/platform/merchant',
    search: '?poiId=a%26b%3Dc%2F..%2F',
  });
  expect(paths.groupCouponDetail({ skuId: 's1', isFlashSale: false })).toEqual({
    pathname: '/platform/groupCouponDetail',
    search: '?skuId=s1&isFlashSale=false&detailId=&pageId=',
  });
});
