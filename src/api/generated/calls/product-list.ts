// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import type { Endpoint } from '../../endpoint.ts';
import { vAssetCard } from '../shared/asset-card.ts';
import { vRedEnvelope } from '../shared/red-envelope.ts';
import type { ProductListBody, ProductListData } from '../types.ts';

export const vProductListData = v.object({
    envelope: vRedEnvelope,
    hasMore: v.boolean(),
    productList: v.array(vAssetCard),
    serverTime: v.pipe(v.number(), v.integer(), v.minValue(0))
});

/** What a red envelope of the caller's can be used for. */
export const productList: Endpoint<ProductListBody, ProductListData> = {
  path: '/market/coupon/product_list',
  data: vProductListData,
  isLoginRequired: true,
};
