// Made by `npm run gen` from src-tauri/contract; never edited.
import type { Endpoint } from '../../endpoint.ts';
import { vProductDetailData } from '../shared/product-detail-data.ts';
import type { ProductDetailBody, ProductDetailData } from '../types.ts';

/** One voucher at a flash price; the same reply. */
export const flashSaleProductDetail: Endpoint<ProductDetailBody, ProductDetailData> = {
  path: '/local_life/flash_sale/product/detail',
  data: vProductDetailData,
};
