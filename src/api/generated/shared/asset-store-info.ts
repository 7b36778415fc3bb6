// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import type * as ids from '../types.ts';

export const vAssetStoreInfo = v.object({
    poiId: v.string() as unknown as v.GenericSchema<unknown, ids.PoiId>,
    storeId: v.string() as unknown as v.GenericSchema<unknown, ids.StoreId>,
    storeName: v.string()
});
