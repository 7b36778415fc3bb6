// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import type * as ids from '../types.ts';

export const vOrderVisit = v.object({
    poiId: v.string() as unknown as v.GenericSchema<unknown, ids.PoiId>,
    storeId: v.string() as unknown as v.GenericSchema<unknown, ids.StoreId>,
    storeName: v.string(),
    visitId: v.string() as unknown as v.GenericSchema<unknown, ids.VisitId>
});
