// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';

export const vMallFloorCount = v.object({
    floorId: v.string(),
    floorName: v.string(),
    storeCount: v.pipe(v.number(), v.integer(), v.minValue(0))
});
