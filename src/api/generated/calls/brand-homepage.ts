// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import type { Endpoint } from '../../endpoint.ts';
import { vAssetCard } from '../shared/asset-card.ts';
import { vLocalised } from '../shared/localised.ts';
import { vShareInfo } from '../shared/share-info.ts';
import type * as ids from '../types.ts';
import type { BrandHomepageBody, BrandHomepageData } from '../types.ts';

export const vBrandHomepageData = v.object({
    assetList: v.array(vAssetCard),
    backgroundColor: v.string(),
    bannerImageUrl: vLocalised,
    brandId: v.string() as unknown as v.GenericSchema<unknown, ids.BrandId>,
    businessCategoryName: vLocalised,
    introduction: vLocalised,
    logo: v.string(),
    name: v.string(),
    shareInfo: vShareInfo,
    storeCount: v.pipe(v.number(), v.integer(), v.minValue(0))
});

/** A brand's home page. Assumption: the specs name the screen, not the call. */
export const brandHomepage: Endpoint<BrandHomepageBody, BrandHomepageData> = {
  path: '/brand_pavilion/brand_homepage',
  data: vBrandHomepageData,
};
