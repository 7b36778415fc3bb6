// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import type { Endpoint } from '../../endpoint.ts';
import { vAssetCard } from '../shared/asset-card.ts';
import type { MallRecommendProductListBody, MallRecommendProductListData } from '../types.ts';

export const vMallRecommendProductListData = v.object({
    assetList: v.array(vAssetCard)
});

/** Vouchers of a mall. */
export const mallRecommendProductList: Endpoint<MallRecommendProductListBody, MallRecommendProductListData> = {
  path: '/digital-food/recommend/mall_recommend_product_list',
  data: vMallRecommendProductListData,
};
