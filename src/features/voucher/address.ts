/**
 * Query parameters of the voucher's page: home 2 from a list (skuId, isFlashSale, detailId, pageId),
 * merchant 2 from a store (skuId, detailId, channel_id, reportStoreId).
 */
import type { ProductDetailBody } from '../../api/generated/types.ts';
import { type Path, paths } from '../../paths.ts';
import type { Point } from '../location/start-point.ts';

const ID = /^[0-9A-Za-z_-]{1,64}$/;

export interface VoucherAddress {
  /** Absent: the parameter error (home 5). */
  skuId?: string;
  isFlashSale: boolean;
  detailId?: string;
  pageId?: string;
  /** The store that led here. */
  reportStoreId?: string;
}

/** An invalid id counts as absent. */
export function voucherAddress(search: string): VoucherAddress {
  const values = new URLSearchParams(search);
  const address: VoucherAddress = {
    isFlashSale: ['true', '1'].includes(values.get('isFlashSale') ?? ''),
  };
  for (const name of ['skuId', 'detailId', 'pageId', 'reportStoreId'] as const) {
    const value = values.get(name);
    if (value !== null && ID.test(value)) address[name] = value;
  }
  return address;
}

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
