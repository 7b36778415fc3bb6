import { call } from '../../api/call.ts';
import { flashSaleProductDetail } from '../../api/generated/calls/flash-sale-product-detail.ts';
import { productDetail } from '../../api/generated/calls/product-detail.ts';
import type { ProductDetailBody, ProductDetailData } from '../../api/generated/types.ts';

export interface Voucher {
  detail: ProductDetailData;
  /** When it was asked for and when it came, by `performance.now()`: an end counts from the former, a start from the latter. */
  askedAtMs: number;
  arrivedAtMs: number;
}

/** Home 7: a link to a flash price has a call of its own. */
export function voucherCall({ isFlashSale }: Pick<ProductDetailBody, 'isFlashSale'>) {
  return isFlashSale ? flashSaleProductDetail : productDetail;
}

/** The position is sent but not part of the cache key: a cached voucher shows wherever the user is now. */
export function voucherQuery(body: ProductDetailBody) {
  const { latitude: _latitude, longitude: _longitude, ...named } = body;
  const endpoint = voucherCall(body);
  return {
    queryKey: [endpoint.path, named] as const,
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Voucher> => {
      const askedAtMs = performance.now();
      const detail = await call(endpoint, body, { signal });
      return { detail, askedAtMs, arrivedAtMs: performance.now() };
    },
  };
}
