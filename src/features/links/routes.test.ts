import { expect, it } from 'vitest';
import { checkedSearch, routeParams } from './routes.ts';

it.each([
  [
    '?skuId=K1&isFlashSale=true&detailId=F1&pageId=flash',
    { skuId: 'K1', isFlashSale: true, detailId: 'F1', pageId: 'flash' },
  ],
  [
    '?skuId=K1&detailId=&channel_id=1&reportStoreId=S1',
    { skuId: 'K1', isFlashSale: false, channel_id: '1', reportStoreId: 'S1' },
  ],
  ['?skuId=K1&isFlashSale=', { skuId: 'K1', isFlashSale: false }],
  ['?skuId=<b>', { isFlashSale: false }],
  [`?skuId=${'a'.repeat(65)}`, { isFlashSale: false }],
  ['?unknown=1&__proto__=2', { isFlashSale: false }],
  ['', { isFlashSale: false }],
])('a voucher at %s', (search, params) => {
  expect(routeParams('groupCouponDetail', search)).toEqual(params);
});

it('a page that links never open has parameters too', () => {
  expect(routeParams('payPage', '?orderId=H1')).toEqual({ orderId: 'H1' });
  expect(checkedSearch('payPage', new URLSearchParams('orderId=H1'))).toBeUndefined();
});

it('what only the app writes is dropped from a link, and read by the page', () => {
  const search = '?storeId=S1&storeName=Warung+%26+Kopi&reviewId=R1&isEditingDraft=false';
  expect(checkedSearch('reviewEdit', new URLSearchParams(search))).toBe(
    '?storeId=S1&isEditingDraft=false',
  );
  expect(routeParams('reviewEdit', search)).toEqual({
    storeId: 'S1',
    storeName: 'Warung & Kopi',
    reviewId: 'R1',
    isEditingDraft: false,
  });
});

it.each([
  ['detailId', '?skuId=K1&detailId=', '?skuId=K1&detailId='],
  ['skuId', '?skuId=', undefined],
])('an empty %s in a link', (_name, search, checked) => {
  expect(checkedSearch('groupCouponDetail', new URLSearchParams(search))).toBe(checked);
});
