// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import { vAssetCard } from './asset-card.ts';
import { vBusinessState } from './business-state.ts';
import { vHalalCertificate } from './halal-certificate.ts';
import { vLocalised } from './localised.ts';
import { vRankInfo } from './rank-info.ts';
import type * as ids from '../types.ts';

export const vStoreEntry = v.object({
    assetList: v.array(vAssetCard),
    backgroundColor: v.string(),
    businessDistrictName: v.string(),
    businessState: vBusinessState,
    distance: v.number(),
    ext: v.nullish(v.string()),
    halalCertificate: v.nullish(vHalalCertificate),
    halalRestaurant: v.string(),
    mallFloorName: v.nullish(v.string()),
    mallName: v.nullish(v.string()),
    poiId: v.string() as unknown as v.GenericSchema<unknown, ids.PoiId>,
    pricePerCapita: v.pipe(v.number(), v.integer(), v.minValue(0)),
    rankInfo: v.nullish(vRankInfo),
    reviewCount: v.pipe(v.number(), v.integer(), v.minValue(0)),
    score: v.number(),
    soldCount: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0))),
    storeBusinessCategory: vLocalised,
    storeId: v.string() as unknown as v.GenericSchema<unknown, ids.StoreId>,
    storeImageUrl: v.string(),
    storeName: v.string()
});
