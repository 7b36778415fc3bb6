// @vitest-environment node
import { expect, test } from 'vitest';
import type { Path } from '../../paths.ts';
import { latePaths } from './late-paths.ts';

test.each<[Path, string]>([
  [latePaths.merchantDetail({ storeId: 'a&b' }), '/platform/merchantDetail?storeId=a%26b'],
  [
    latePaths.storeCouponDetail({
      skuId: 'k',
      isFlashSale: true,
      detailId: '',
      channelId: '1',
      storeId: 's',
    }),
    '/platform/groupCouponDetail?skuId=k&isFlashSale=true&detailId=&channel_id=1&reportStoreId=s',
  ],
  [
    latePaths.confirmOrder({ skuId: 'k', productId: 'p', storeId: 's', detailId: 'd' }),
    '/platform/confirmOrder?skuId=k&productId=p&storeId=s&detailId=d',
  ],
])('%o is %s', ({ pathname, search }, address) => {
  expect(pathname + search).toBe(address);
});
