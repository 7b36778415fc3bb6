/**
 * What the address of a voucher's page asks for: home 2 from a list (skuId, isFlashSale, detailId, pageId),
 * merchant 2 from a store (skuId, detailId, channel_id, reportStoreId).
 */
import type { ProductDetailBody } from '../../api/generated/types.ts';
import { type Path, paths } from '../../paths.ts';
import type { RouteParams } from '../links/routes.ts';
import type { Point } from '../location/start-point.ts';

/** Without `skuId` the parameter error (home 5); `reportStoreId`: the store that led here. */
export type VoucherAddress = RouteParams<'groupCouponDetail' | 'groupCouponDetailPreview'>;

/** Request body; undefined when the address names no voucher. */
export function voucherBody(
  { skuId, isFlashSale, detailId, pageId }: VoucherAddress,
  point: Point | undefined,
): ProductDetailBody | undefined {
  if (skuId === undefined) return undefined;
  return {
    skuId,
    isFlashSale,
    ...(detailId === undefined ? {} : { detailId }),
    ...(pageId === undefined ? {} : { pageId }),
    ...(point === undefined ? {} : { latitude: point.latitude, longitude: point.longitude }),
  };
}

/** The page where it can be bought, for its preview, for sharing, and for the way back from the app's page. */
export function voucherPath({ skuId, isFlashSale, detailId, pageId }: VoucherAddress): Path {
  return paths.groupCouponDetail({
    skuId: skuId ?? '',
    isFlashSale,
    detailId: detailId ?? '',
    pageId: pageId ?? '',
  });
}
