// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import type { Endpoint } from '../../endpoint.ts';
import { vAssetCard } from '../shared/asset-card.ts';
import type { BrandDayOffersBody, BrandDayOffersData } from '../types.ts';

export const vBrandDayOffersData = v.object({
    assetList: v.array(vAssetCard),
    hasMore: v.boolean()
});

/** What is on offer in one of its sections. */
export const brandDayOffers: Endpoint<BrandDayOffersBody, BrandDayOffersData> = {
  path: '/digital-food/brand_day_section/op_page',
  data: vBrandDayOffersData,
};
