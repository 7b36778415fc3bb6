// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';

export const vOrderVisit = v.object({
    poiId: v.string(),
    storeId: v.string(),
    storeName: v.string(),
    visitId: v.string()
});
