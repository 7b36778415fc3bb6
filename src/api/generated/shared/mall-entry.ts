// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import { vBusinessState } from './business-state.ts';
import type * as ids from '../types.ts';

export const vMallEntry = v.object({
    backgroundColor: v.string(),
    businessDistrictName: v.string(),
    businessState: v.nullish(vBusinessState),
    distance: v.number(),
    iconUrl: v.string(),
    mallId: v.string() as unknown as v.GenericSchema<unknown, ids.MallId>,
    mallName: v.string(),
    storeCount: v.pipe(v.number(), v.integer(), v.minValue(0))
});
