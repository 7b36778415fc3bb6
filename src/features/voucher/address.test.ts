import { expect, it } from 'vitest';
import { voucherAddress, voucherBody, voucherPath } from './address.ts';

it.each([
  [
    '?skuId=K1&isFlashSale=true&detailId=F1&pageId=flash',
    { skuId: 'K1', isFlashSale: true, detailId: 'F1', pageId: 'flash' },
  ],
  [
    '?skuId=K1&detailId=&channel_id=1&reportStoreId=S1',
    { skuId: 'K1', isFlashSale: false, reportStoreId: 'S1' },
  ],
  ['?skuId=K1&isFlashSale=', { skuId: 'K1', isFlashSale: false }],
  ['?skuId=<b>', { isFlashSale: false }],
  ['', { isFlashSale: false }],
])('%s', (search, address) => {
  expect(voucherAddress(search)).toEqual(address);
});

it('an address without a voucher asks for nothing', () => {
  expect(voucherBody({ isFlashSale: false }, undefined)).toBeUndefined();
  expect(voucherBody({ skuId: 'K1', isFlashSale: true, detailId: 'F1' }, undefined)).toEqual({
    skuId: 'K1',
    isFlashSale: true,
    detailId: 'F1',
  });
});

it('the page to buy on has the values of a list', () => {
  expect(voucherPath({ skuId: 'K1', isFlashSale: true, detailId: 'F1' }).search).toBe(
    '?skuId=K1&isFlashSale=true&detailId=F1&pageId=',
  );
});
