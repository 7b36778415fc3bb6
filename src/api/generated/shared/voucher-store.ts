// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import { vBusinessState } from './business-state.ts';
import { vHalalCertificate } from './halal-certificate.ts';
import { vStoreTrust } from './store-trust.ts';
import type * as ids from '../types.ts';

export const vVoucherStore = v.object({
    backgroundColor: v.string(),
    businessState: vBusinessState,
    distance: v.nullish(v.number()),
    halalCertificate: v.nullish(vHalalCertificate),
    halalRestaurant: v.string(),
    latitude: v.number(),
    longitude: v.number(),
    mapLinkAddress: v.string(),
    poiId: v.string() as unknown as v.GenericSchema<unknown, ids.PoiId>,
    reviewCount: v.pipe(v.number(), v.integer(), v.minValue(0)),
    score: v.number(),
    storeAddress: v.string(),
    storeId: v.string() as unknown as v.GenericSchema<unknown, ids.StoreId>,
    storeImageUrl: v.string(),
    storeMobile: v.nullish(v.string()),
    storeName: v.string(),
    timeZone: v.string(),
    trust: vStoreTrust
});
