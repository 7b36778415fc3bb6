// Made by `npm run gen` from src-tauri/contract; never edited.
import type { Endpoint } from '../../endpoint.ts';
import { vProductDetailData } from '../shared/product-detail-data.ts';
import type { ProductDetailBody, ProductDetailData } from '../types.ts';

/** One voucher. */
export const productDetail: Endpoint<ProductDetailBody, ProductDetailData> = {
  path: '/local_life/product/detail',
  data: vProductDetailData,
};
