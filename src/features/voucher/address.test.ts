import type { SessionId, SkuId } from '../../api/generated/types.ts';
import { asId } from '../../api/ids.ts';
import { expect, it } from 'vitest';
import { voucherBody, voucherPath } from './address.ts';

it('an address without a voucher asks for nothing', () => {
  expect(voucherBody({ isFlashSale: false }, undefined)).toBeUndefined();
  expect(
    voucherBody(
      { skuId: asId<SkuId>('K1'), isFlashSale: true, detailId: asId<SessionId>('F1') },
      undefined,
    ),
  ).toEqual({
    skuId: asId<SkuId>('K1'),
    isFlashSale: true,
    detailId: asId<SessionId>('F1'),
  });
});

it('the page to buy on has the values of a list', () => {
  expect(
    voucherPath({ skuId: asId<SkuId>('K1'), isFlashSale: true, detailId: asId<SessionId>('F1') })
      .search,
  ).toBe('?skuId=K1&isFlashSale=true&detailId=F1&pageId=');
});
