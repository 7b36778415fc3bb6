// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import type { Endpoint } from '../../endpoint.ts';
import { vAssetCard } from '../shared/asset-card.ts';
import type { ProductDetailBody, ProductDetailData } from '../types.ts';

export const vProductDetailData = v.object({
    asset: vAssetCard
});

/** One voucher. */
export const productDetail: Endpoint<ProductDetailBody, ProductDetailData> = {
  path: '/digital-food/local_life/product/detail',
  data: vProductDetailData,
};
