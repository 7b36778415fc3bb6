/**
 * Routes with values that the first screen never opens, as `paths.ts` and by its list of pathnames;
 * here so that the first load does not carry them.
 */
import { type Path, pathnames } from '../../paths.ts';

function withValues(pathname: string, values: Record<string, string | undefined>): Path {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined) query.set(name, value);
  }
  const search = query.toString();
  return { pathname, search: search && `?${search}` };
}

export const latePaths = {
  merchantDetail: (values: { storeId: string }) => withValues(pathnames.merchantDetail, values),
  /** Merchant 2: the detail of a voucher, opened from a store. */
  storeCouponDetail: (values: {
    skuId: string;
    isFlashSale: boolean;
    detailId: string;
    channelId: string;
    storeId: string;
  }) =>
    withValues(pathnames.groupCouponDetail, {
      skuId: values.skuId,
      isFlashSale: String(values.isFlashSale),
      detailId: values.detailId,
      channel_id: values.channelId,
      reportStoreId: values.storeId,
    }),
  confirmOrder: (values: { skuId: string; productId: string; storeId: string; detailId: string }) =>
    withValues(pathnames.confirmOrder, values),
};
